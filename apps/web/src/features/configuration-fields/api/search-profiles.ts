import { type CampaignProfile, functionGroupLabel } from '@posthorn/domain';
import { call } from '../../../lib/http/call.ts';
import type { Option } from '../../../ui/pick/option.ts';

export interface ProfileOption extends Option {
  profile: CampaignProfile;
}

/** More than this no one reads; another letter finds the rest. */
const SHOWN = 50;

export const chosenProfile = (profile: CampaignProfile): ProfileOption => ({
  id: profile.id,
  label: profile.name,
  profile,
});

export async function searchProfiles(text: string, signal: AbortSignal): Promise<ProfileOption[]> {
  const q = text.trim();
  // A failure is said in the list.
  const options = { signal, suppressErrorToast: true };
  const found = await call('listProfiles', { query: q ? { q } : {} }, options);
  return found.slice(0, SHOWN).map(({ id, name, function_group, synonyms }) => ({
    id,
    label: name,
    description: [functionGroupLabel(function_group), matching(synonyms, q)]
      .filter(Boolean)
      .join(' · '),
    profile: { id, name, functionGroup: function_group },
  }));
}

/** Why a profile was found, when its own name does not say it. */
function matching(synonyms: readonly string[], q: string): string | undefined {
  const wanted = q.toLocaleLowerCase('en');
  return wanted === ''
    ? undefined
    : synonyms.find((synonym) => synonym.toLocaleLowerCase('en').includes(wanted));
}
