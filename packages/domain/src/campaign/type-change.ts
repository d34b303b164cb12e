import { type CampaignBudget, type ChannelAmounts, totalOf } from '../budget/campaign-budget.ts';
import { type Channel, channelLabels } from '../channel/channel.ts';
import { budgetChannels } from '../channel/placement.ts';
import { type Finding, finding } from '../finding.ts';
import { listed } from '../message/listed.ts';
import type { Goal } from './goal.ts';
import type { CampaignProfile } from './profile.ts';
import { audienceOf, type CampaignType, campaignTypeSpecs, usesField } from './type.ts';

/** Channels that hold ads and that the new type does not have. */
export function channelsInTheWay(type: CampaignType, withAds: readonly Channel[]): Channel[] {
  return campaignTypeSpecs[type].withoutChannels.filter((channel) => withAds.includes(channel));
}

export function typeChangeBlockers(type: CampaignType, withAds: readonly Channel[]): Finding[] {
  const inTheWay = channelsInTheWay(type, withAds);
  if (inTheWay.length === 0) return [];
  const channels = listed(inTheWay.map((channel) => channelLabels[channel]));
  return [finding('campaign.channelsNotInType', 'type', { n: inTheWay.length, channels })];
}

/** What the type has a say in. */
export interface TypeDependent extends CampaignBudget {
  type: CampaignType;
  targetUrl: string;
  goal: Goal | null;
  profiles: readonly CampaignProfile[];
  functionGroup: string | null;
}

/** What remains of a campaign under another type: what that type uses. */
export function afterTypeChange<C extends TypeDependent>(campaign: C, type: CampaignType): C {
  const changed = { ...campaign, type };
  const audience = audienceOf(changed);
  return {
    ...changed,
    targetUrl: usesField(type, 'landingPage') ? campaign.targetUrl : '',
    goal: usesField(type, 'campaignGoal') ? campaign.goal : null,
    profiles: audience === 'jobProfiles' ? campaign.profiles : [],
    functionGroup: audience === 'functionGroup' ? campaign.functionGroup : null,
    ...budgetUnder(type, campaign),
  };
}

/** Money for channels that the type can not pay for goes back; what no one divided stays. */
function budgetUnder(
  type: CampaignType,
  { customTotalGrossBudget, channelBudget }: CampaignBudget,
) {
  const { budgetChannels: payable } = campaignTypeSpecs[type];
  const given = budgetChannels.filter((channel) => channelBudget[channel]);
  if (given.every((channel) => payable.includes(channel))) return {};
  const kept = Object.fromEntries(
    budgetChannels.map((channel) => [
      channel,
      payable.includes(channel) ? channelBudget[channel] : 0,
    ]),
  ) as ChannelAmounts;
  const gone = totalOf(channelBudget) - totalOf(kept);
  return {
    customTotalGrossBudget: Math.max(0, (customTotalGrossBudget ?? 0) - gone) || null,
    channelBudget: kept,
  };
}
