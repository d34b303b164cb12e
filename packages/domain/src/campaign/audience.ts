import type { CampaignProfile } from './profile.ts';

/** Whom a campaign or a template is for. */
interface ForPeople {
  functionGroup: string | null;
  profiles: readonly CampaignProfile[];
}

/** It is for certain jobs or for a function group: choosing one takes the other back. */
export const withProfile = <T extends ForPeople>(chosen: T, profile: CampaignProfile): T => ({
  ...chosen,
  profiles: [...chosen.profiles, profile],
  functionGroup: null,
});

export const withoutProfile = <T extends ForPeople>(chosen: T, profileId: string): T => ({
  ...chosen,
  profiles: chosen.profiles.filter(({ id }) => id !== profileId),
});

export const withFunctionGroup = <T extends ForPeople>(chosen: T, functionGroup: string): T => ({
  ...chosen,
  functionGroup,
  profiles: [],
});
