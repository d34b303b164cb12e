import {
  type Audience,
  type CampaignType,
  campaignTypeSpecs,
  finding,
  profilesFindings,
  withFunctionGroup,
  withoutProfile,
  withProfile,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { knownFunctionGroup, knownProfile } from '../../reference/index.ts';
import { type CampaignRequest, configureCampaign } from '../change-campaign.ts';

function assertUsed(type: CampaignType, audience: Audience, path: string): void {
  if (!campaignTypeSpecs[type].audiences.includes(audience)) {
    refuse(finding('campaign.fieldNotUsed', path));
  }
}

export function addProfile(deps: Deps, request: CampaignRequest, profileId: string) {
  return configureCampaign(deps, request, async (campaign, { tx }) => {
    assertUsed(campaign.type, 'jobProfiles', 'profiles');
    const after = withProfile(campaign, await knownProfile(tx, profileId));
    refuseWhen(profilesFindings(after.profiles));
    return after;
  });
}

export function removeProfile(deps: Deps, request: CampaignRequest, profileId: string) {
  return configureCampaign(deps, request, (campaign) => withoutProfile(campaign, profileId));
}

export function setFunctionGroup(deps: Deps, request: CampaignRequest, key: string) {
  return configureCampaign(deps, request, async (campaign, { tx }) => {
    assertUsed(campaign.type, 'functionGroup', 'functionGroup');
    await knownFunctionGroup(tx, key, 'function_group');
    return withFunctionGroup(campaign, key);
  });
}

export function clearFunctionGroup(deps: Deps, request: CampaignRequest) {
  return configureCampaign(deps, request, (campaign) => ({ ...campaign, functionGroup: null }));
}
