import {
  type CampaignProfile,
  functionGroupLabel,
  type Language,
  profileLabel,
} from '@posthorn/domain';
import { call } from '../../../lib/http/call.ts';
import type { Option } from '../../../ui/pick/option.ts';

export interface ProfileOption extends Option {
  profile: CampaignProfile;
}

/** More than this no one reads; another letter finds the rest. */
const SHOWN = 50;

export const chosenProfile = (profile: CampaignProfile): ProfileOption => ({
  id: profile.id,
  label: profileLabel(profile),
  profile,
});

interface SearchOptions {
  /** Of the campaign: jobs are called as they are there. */
  language?: Language | undefined;
  /** Ids with commas: without a text, jobs like these are proposed. */
  chosen?: string;
}

export async function searchProfiles(
  text: string,
  signal: AbortSignal,
  { language, chosen = '' }: SearchOptions = {},
): Promise<ProfileOption[]> {
  const q = text.trim();
  const query = {
    ...(q && { q }),
    ...(language && { language }),
    ...(!q && chosen && { like: chosen }),
  };
  // A failure is said in the list.
  const options = { signal, suppressErrorToast: true };
  const found = await call('listProfiles', { query }, options);
  return found.slice(0, SHOWN).map((profile) => {
    const { id, name, function_group, local_name: localName, matched_title: matched } = profile;
    return {
      id,
      label: localName,
      // Why it was found, when its name does not say it.
      description: [functionGroupLabel(function_group), matched].filter(Boolean).join(' · '),
      ...(matched && { otherName: matched }),
      profile: { id, name, localName, functionGroup: function_group },
    };
  });
}
