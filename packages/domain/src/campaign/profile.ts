import { type Finding, finding } from '../finding.ts';
import { functionGroupLabel } from '../function-group/name.ts';

export interface CampaignProfile {
  id: string;
  name: string;
  functionGroup: string;
  /** In the language of the campaign, where it was asked for. */
  localName?: string;
}

/** What a job profile is called where the campaign is looked at. */
export const profileLabel = ({ name, localName }: Pick<CampaignProfile, 'name' | 'localName'>) =>
  localName ?? name;

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

/** Whom a campaign is for, in a few words: its function group, else those of its job profiles. */
export const shownFunctionGroups = (campaign: {
  functionGroup: string | null;
  profiles: readonly CampaignProfile[];
}): string =>
  (campaign.functionGroup === null ? functionGroupsOf(campaign.profiles) : [campaign.functionGroup])
    .map(functionGroupLabel)
    .join(', ');

/** People of different function groups behave too differently for one estimate. */
export function profilesWarnings(
  profiles: readonly CampaignProfile[],
  type: { estimatesAudience: boolean },
): Finding[] {
  return type.estimatesAudience && functionGroupsOf(profiles).length > 1
    ? [{ ...finding('campaign.mixedFunctionGroups', 'profiles'), severity: 'warning' }]
    : [];
}
