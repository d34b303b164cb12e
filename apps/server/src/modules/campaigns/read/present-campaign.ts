import type { OperationAnswer } from '@posthorn/contract';
import { budgetsOf, pagesOf } from '@posthorn/db';
import {
  abilitiesOf,
  type Channel,
  channels,
  channelsWithAds,
  cureIn,
  diagnose,
  isChannelEnabled,
  LOGO_NOT_FOUND,
  minimumTimesOf,
  moveOf,
  NO_CAP,
  NOTHING_COUNTED,
  publishedChannels,
  type Role,
  shownAddress,
  stillNotCarriedOver,
  sumCounted,
  switchStatuses,
  withRates,
} from '@posthorn/domain';
import { errorWords } from '../../../platform/error-words.ts';
import { isFormComplete } from '../../lead-forms/index.ts';
import { pageIconAddress } from '../../social-pages/index.ts';
import { stateOf, unpublishedChanges } from '../state.ts';
import type { FoundCampaign } from './find-campaign.ts';

type Campaign = OperationAnswer<'getCampaign'>;

const keyed = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

export function presentCampaign(row: FoundCampaign, role: Role): Campaign {
  const figures = presentFigures(row);
  const failures = presentErrors(row);
  const changes = unpublishedChanges(row);
  const difference = {
    hasErrors: failures.errors.length > 0,
    hasUnpublishedChanges: changes.length > 0,
  };
  const published = publishedChannels(
    { type: row.type, channelBudget: budgetsOf(row), channelsOff: row.channels_off },
    row.ads,
  );
  return {
    id: row.id,
    accountId: row.account_id,
    hash: row.hash,
    type: row.type,
    status: row.status,
    title: row.title,
    displayUrl: shownAddress(row.type, row.target_url),
    targetUrl: row.target_url,
    isLeadformComplete: isFormComplete(row.lead_form, row.locations),
    poNumber: row.po_number,
    referenceNumber: row.reference_number,
    language: row.language,
    startDate: row.start_date,
    endDate: row.end_date,
    runtime: row.runtime,
    pausedAt: row.paused_at?.toISOString() ?? null,
    locations: row.locations,
    unknownPlaces: row.unknown_places,
    goalsOnNetworks: row.goals_on_networks,
    profiles: withLocalNames(row),
    functionGroup: row.function_group,
    goal: row.goal,
    workspaceId: row.workspace_id,
    workspaceName: row.workspace_name,
    workspaceSlug: row.workspace_slug,
    packageId: row.package_id,
    templateId: row.template_id,
    usedTemplate: row.used_template,
    ...presentTemplate(row),
    ...presentPages(row),
    beneficiary: row.beneficiary,
    payer: row.payer,
    keywords: row.keywords,
    ...presentBudgets(row),
    channelsWithAds: channelsWithAds(row.ads.map(({ adType }) => adType)),
    ...failures,
    unpublishedChanges: changes,
    vacancy: row.vacancy && {
      ...row.vacancy,
      foundAt: new Date(row.vacancy.foundAt).toISOString(),
    },
    publishedChannels: published
      .map(({ channel }) => channel)
      .filter((channel) => !row.given_up_channels.includes(channel)),
    minimumTimes: minimumTimesOf({ type: row.type, channelsOff: row.channels_off }, row.ads),
    unsettledChannels: row.unsettled_channels,
    abilities: abilitiesOf({ status: row.status, ...difference }, role),
    ...figures,
    version: row.version,
  };
}

const withLocalNames = ({ profiles, local_names: names }: FoundCampaign) =>
  profiles.map((profile) => ({ ...profile, localName: names[profile.id] ?? profile.name }));

/** Once its template can not be changed any more, it goes its own way. */
function presentTemplate(row: FoundCampaign) {
  const isOpen = moveOf('changeTemplate', row) !== undefined;
  const { template_use: use } = row;
  return {
    templateRevision: row.template_id === null ? null : row.template_revision,
    isBehindTemplate: isOpen && use !== null && row.is_behind_template,
    canUndoTemplate: isOpen && row.can_undo_template,
    notCarriedOver:
      isOpen && use ? stillNotCarriedOver(use.notCarriedOver, stateOf(row), use.given) : [],
  };
}

const presentPages = (row: FoundCampaign) => ({
  ...pagesOf(row),
  facebookPageName: row.page_name,
  facebookPageLogo: row.page_id ? pageIconAddress(row.account_id, row.page_id) : null,
  facebookJobList: null,
  facebookJobListId: null,
  facebook_cap_strategy: NO_CAP,
});

function presentBudgets(row: FoundCampaign) {
  const channelBudget = budgetsOf(row);
  const customTotalGrossBudget = row.custom_total_gross_budget;
  const money = { customTotalGrossBudget, channelBudget, channelsOff: row.channels_off };
  return {
    reach: row.reach,
    suggestedBudgetApplicable: row.suggested_budget !== null,
    suggestedBudgetNonApplicabilityMessage: row.suggestion_obstacle,
    suggestedTotalGrossBudget: row.suggested_budget,
    customTotalGrossBudget,
    spendableBudget: row.spendable_budget,
    customDailyBudget: row.custom_daily_budget,
    customChannelBudget: channelBudget,
    customChannelStatuses: switchStatuses(row.channels_off),
    enabledChannels: keyed(channels, (channel) =>
      isChannelEnabled({ ...money, type: row.type }, channel),
    ),
  };
}

function presentErrors(row: FoundCampaign) {
  const of = (kind: string) => row.errors.filter((error) => error.kind === kind);
  return {
    errors: of('delivery').map((error) => ({
      code: error.code,
      createdAt: error.createdAt,
      requestId: error.requestId,
      message: error.message,
      userMessage: errorWords(error),
      channel: error.channel,
      adId: error.adId,
      cure: cureIn(
        row.status,
        diagnose(error.user_text?.code ?? null, error.adId !== null, error).cure,
      ),
    })),
    mediaErrors: of('media').map(errorWords),
    googleBannerError: of('banner').at(-1)?.code ?? (row.lacks_logo ? LOGO_NOT_FOUND : null),
  };
}

function presentFigures(row: FoundCampaign) {
  const counted = (channel: Channel) =>
    row.totals.find((total) => total.channel === channel) ?? NOTHING_COUNTED;
  const total = withRates(sumCounted(row.totals));
  const spend = { amount: total.spend, currency: row.currency };
  return {
    spend,
    totalSpend: spend,
    statistics: { total, channels: keyed(channels, (channel) => withRates(counted(channel))) },
    totalImpressions: total.impressions,
    totalLeads: total.leads,
    totalClicks: total.clicks,
    totalCtr: total.ctr,
    totalCpc: total.cpc,
  };
}
