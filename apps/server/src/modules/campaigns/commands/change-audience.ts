import {
  type Audience,
  type CampaignType,
  campaignTypeSpecs,
  finding,
  profilesFindings,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { type CampaignRequest, configureCampaign } from '../change-campaign.ts';
import { findFunctionGroup, findProfile } from '../repository.ts';

function assertUsed(type: CampaignType, audience: Audience, path: string): void {
  if (!campaignTypeSpecs[type].audiences.includes(audience)) {
    refuse(finding('campaign.fieldNotUsed', path));
  }
}

/** A campaign is for certain jobs or for a function group: choosing one takes the other back. */
export function addProfile(deps: Deps, request: CampaignRequest, profileId: string) {
  return configureCampaign(deps, request, async (campaign, { tx }) => {
    assertUsed(campaign.type, 'jobProfiles', 'profiles');
    const profile = await findProfile(tx, profileId);
    if (!profile) refuse(finding('field.unknown', 'id'));
    const { id, name, function_group: functionGroup } = profile;
    const profiles = [...campaign.profiles, { id, name, functionGroup }];
    refuseWhen(profilesFindings(profiles));
    return { ...campaign, profiles, functionGroup: null };
  });
}

export function removeProfile(deps: Deps, request: CampaignRequest, profileId: string) {
  return configureCampaign(deps, request, (campaign) => ({
    ...campaign,
    profiles: campaign.profiles.filter(({ id }) => id !== profileId),
  }));
}

export function setFunctionGroup(deps: Deps, request: CampaignRequest, key: string) {
  return configureCampaign(deps, request, async (campaign, { tx }) => {
    assertUsed(campaign.type, 'functionGroup', 'functionGroup');
    if (!(await findFunctionGroup(tx, key))) {
      refuse(finding('field.unknown', 'function_group'));
    }
    return { ...campaign, functionGroup: key, profiles: [] };
  });
}

export function clearFunctionGroup(deps: Deps, request: CampaignRequest) {
  return configureCampaign(deps, request, (campaign) => ({ ...campaign, functionGroup: null }));
}
