import {
  afterTypeChange,
  applyTemplate,
  budgetChannels,
  budgetNames,
  type CampaignBudget,
  type CampaignType,
  campaignFieldLabels,
  campaignTypeSpecs,
  channelLabels,
  fill,
  isPlacementOn,
  openChannels,
  pageIdsOf,
  placements,
  showBudget,
  socialChannelLabels,
  socialChannels,
  type Templatable,
  type Template,
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

/** The filled fields that would have another value. */
function lost(before: Kept, after: Kept): string[] {
  return (Object.keys(names) as (keyof Kept)[])
    .filter((key) => isFilled(before[key]))
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => names[key]);
}

/** The chosen pages that would be others. */
function lostPages(before: Templatable, after: Templatable): string[] {
  const [chosen, other] = [pageIdsOf(before), pageIdsOf(after)];
  return socialChannels
    .filter((channel) => chosen[channel] !== null && chosen[channel] !== other[channel])
    .map((channel) => fill(creationTexts.pageOfChannel, { channel: socialChannelLabels[channel] }));
}

/** The switches of the channels, with those that would be on. */
function lostSwitches(before: Templatable, after: Templatable): string[] {
  const isSame = placements.every(
    (place) => isPlacementOn(before.channelsOff, place) === isPlacementOn(after.channelsOff, place),
  );
  if (isSame) return [];
  const open = openChannels(after.type, after.channelsOff).map((channel) => channelLabels[channel]);
  return [
    fill(creationTexts.channelsNow, { channels: open.join(', ') || creationTexts.noChannels }),
  ];
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
  const channels = unpaid.map((channel) => budgetNames[channel]).join(', ');
  return {
    emptied: lost(before, after),
    budget: change && fill(creationTexts.budgetIsCut, { ...change, channels }),
  };
}

/** What a template would overwrite or empty. */
export function overwrittenBy(campaign: Campaign, template: Template): string[] {
  const before = rulesOf(campaign);
  const after = applyTemplate(before, template);
  const budget = budgetChange(campaign, before, after);
  return [
    ...(after.type === before.type
      ? []
      : [fill(creationTexts.campaignTypeLabel, { label: campaignTypeSpecs[after.type].label })]),
    ...lost(before, after),
    ...lostPages(before, after),
    ...lostSwitches(before, after),
    ...(budget ? [fill(creationTexts.budgetBecomes, budget)] : []),
  ];
}
