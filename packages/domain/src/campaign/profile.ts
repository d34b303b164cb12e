import { type Finding, finding } from '../finding.ts';

export interface CampaignProfile {
  id: string;
  name: string;
  functionGroup: string;
}

export const PROFILES_MAX = 5;

export function profilesFindings(profiles: readonly CampaignProfile[]): Finding[] {
  const path = 'profiles';
  if (profiles.length > PROFILES_MAX) return [finding('campaign.tooManyProfiles', path)];
  const names = new Set(profiles.map(({ name }) => name.toLowerCase()));
  return names.size < profiles.length ? [finding('campaign.profileTwice', path)] : [];
}

export const functionGroupsOf = (profiles: readonly CampaignProfile[]): string[] => [
  ...new Set(profiles.map(({ functionGroup }) => functionGroup)),
];

/** People of different function groups behave too differently for one estimate. */
export function profilesWarnings(
  profiles: readonly CampaignProfile[],
  type: { estimatesAudience: boolean },
): Finding[] {
  return type.estimatesAudience && functionGroupsOf(profiles).length > 1
    ? [{ ...finding('campaign.mixedFunctionGroups', 'profiles'), severity: 'warning' }]
    : [];
}
