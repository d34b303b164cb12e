import {
  afterTypeChange,
  budgetChannels,
  budgetNames,
  type CampaignBudget,
  type CampaignType,
  campaignFieldLabels,
  campaignTypeSpecs,
  fill,
  listed,
  showBudget,
  type Templatable,
} from '@posthorn/domain';
import { creationTexts } from '@posthorn/domain/texts/creation';
import { type Campaign, rulesOf } from '../../campaigns/index.ts';

type Kept = Pick<
  Templatable,
  | 'title'
  | 'targetUrl'
  | 'poNumber'
  | 'profiles'
  | 'functionGroup'
  | 'goal'
  | 'locations'
  | 'language'
  | 'endDate'
>;

const names: Record<keyof Kept, string> = {
  title: campaignFieldLabels.title,
  profiles: campaignFieldLabels.jobProfiles,
  functionGroup: campaignFieldLabels.functionGroup,
  goal: campaignFieldLabels.campaignGoal,
  locations: campaignFieldLabels.locations,
  targetUrl: campaignFieldLabels.landingPage,
  poNumber: campaignFieldLabels.poNumber,
  language: campaignFieldLabels.language,
  endDate: campaignFieldLabels.startEndDate,
};

const isFilled = (value: Kept[keyof Kept]) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== '';

/** The filled fields that would have another value. A goal that its type stands for is no field. */
function lost(before: Kept & { type: CampaignType }, after: Kept): string[] {
  return (Object.keys(names) as (keyof Kept)[])
    .filter((key) => isFilled(before[key]))
    .filter((key) => key !== 'goal' || campaignTypeSpecs[before.type].goal === undefined)
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => names[key]);
}

/** What the type change makes of a budget that was set, if it would be another one. */
function budgetChange({ spend }: Campaign, before: CampaignBudget, after: CampaignBudget) {
  const [was, will] = [before.customTotalGrossBudget, after.customTotalGrossBudget];
  if (was === null || was === will) return undefined;
  const shown = (amount: number | null) =>
    showBudget({ amount: amount ?? 0, currency: spend.currency });
  return { before: shown(was), after: shown(will) };
}

/** What another type would do: the fields it empties, as the form calls them, and the money it takes. */
export function lossesBy(campaign: Campaign, type: CampaignType) {
  const before = rulesOf(campaign);
  const after = afterTypeChange(before, type);
  const change = budgetChange(campaign, before, after);
  const unpaid = budgetChannels.filter(
    (channel) => (before.channelBudget[channel] ?? 0) > (after.channelBudget[channel] ?? 0),
  );
  const channels = listed(unpaid.map((channel) => budgetNames[channel]));
  return {
    emptied: lost(before, after),
    budget: change && fill(creationTexts.budgetIsCut, { ...change, channels }),
  };
}
