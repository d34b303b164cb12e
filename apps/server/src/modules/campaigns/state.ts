import { isDeepStrictEqual } from 'node:util';
import { budgetColumns, budgetsOf, type Database, pageColumns, pagesOf } from '@posthorn/db';
import {
  type CampaignStatus,
  type ChosenDisclosure,
  type Configuration,
  canDifferOnNetworks,
  isPlacementOn,
  type MinimumTimes,
  type PublishedField,
  pageIdsOf,
  placeLabel,
  placements,
  publishedFields,
  type RecordedCampaign,
  type Suggestion,
  type Templatable,
  writtenChoice,
} from '@posthorn/domain';
import type { Insertable, Selectable } from 'kysely';

export type CampaignRow = Selectable<Database['campaign']>;
export type NewCampaign = Insertable<Database['campaign']>;

/** What people can change of a campaign, in the words of the rules. */
export interface CampaignState extends Configuration, Templatable, ChosenDisclosure {
  status: CampaignStatus;
  pausedAt: Date | null;
  templateId: string | null;
  templateRevision: number | null;
  usedTemplate: string | null;
  /** Of its ads, before the change; missing where it has none yet. */
  minimumTimes?: MinimumTimes;
}

export function stateOf(row: CampaignRow): CampaignState {
  return {
    type: row.type,
    status: row.status,
    title: row.title,
    packageId: row.package_id,
    targetUrl: row.target_url,
    poNumber: row.po_number,
    referenceNumber: row.reference_number,
    language: row.language,
    goal: row.goal,
    functionGroup: row.function_group,
    profiles: row.profiles,
    locations: row.locations,
    startDate: row.start_date,
    endDate: row.end_date,
    runtime: row.runtime,
    pausedAt: row.paused_at,
    templateId: row.template_id,
    templateRevision: row.template_revision,
    usedTemplate: row.used_template,
    customTotalGrossBudget: row.custom_total_gross_budget,
    channelBudget: budgetsOf(row),
    channelsOff: row.channels_off,
    ...pagesOf(row),
    beneficiary: row.beneficiary,
    payer: row.payer,
    keywords: row.keywords,
  };
}

/** The campaign with what the networks have of it. */
export function publishedState(row: CampaignRow): CampaignState {
  const isWaiting = row.published && canDifferOnNetworks(row.status);
  return stateOf(isWaiting ? { ...row, ...row.published } : row);
}

/** What the networks have another value of. */
export function unpublishedChanges(row: CampaignRow): PublishedField[] {
  const now = stateOf(row);
  const there = publishedState(row);
  return publishedFields.filter((field) => !isDeepStrictEqual(now[field], there[field]));
}

/** The columns of a state, and of the advice that follows from it. */
export function columnsOf(state: CampaignState, suggestion: Suggestion) {
  return {
    type: state.type,
    status: state.status,
    title: state.title,
    package_id: state.packageId,
    target_url: state.targetUrl,
    po_number: state.poNumber,
    reference_number: state.referenceNumber,
    language: state.language,
    goal: state.goal,
    function_group: state.functionGroup,
    profiles: JSON.stringify(state.profiles),
    locations: JSON.stringify(state.locations),
    start_date: state.startDate,
    end_date: state.endDate,
    runtime: state.runtime,
    paused_at: state.pausedAt,
    template_id: state.templateId,
    template_revision: state.templateRevision,
    used_template: state.usedTemplate,
    custom_total_gross_budget: state.customTotalGrossBudget,
    ...budgetColumns(state.channelBudget),
    channels_off: [...state.channelsOff],
    ...pageColumns(state),
    beneficiary: state.beneficiary,
    payer: state.payer,
    keywords: state.keywords && JSON.stringify(state.keywords),
    reach: suggestion.reach,
    suggested_budget: suggestion.budget,
    suggestion_obstacle: suggestion.obstacle,
  } satisfies Partial<NewCampaign>;
}

/** What the activity log keeps of a state: what a person would name. */
export function recorded(state: CampaignState): RecordedCampaign {
  return {
    title: state.title,
    status: state.status,
    type: state.type,
    targetUrl: state.targetUrl,
    poNumber: state.poNumber,
    referenceNumber: state.referenceNumber,
    language: state.language,
    goal: state.goal,
    functionGroup: state.functionGroup,
    profiles: state.profiles.map(({ name }) => name),
    locations: state.locations.map(placeLabel),
    startDate: state.startDate,
    endDate: state.endDate,
    usedTemplate: state.usedTemplate,
    pages: pageIdsOf(state),
    beneficiary: state.beneficiary,
    payer: state.payer,
    keywords: state.keywords && writtenChoice(state.keywords),
    budget: state.customTotalGrossBudget,
    channelBudget: state.channelBudget,
    channels: placements.filter((placement) => isPlacementOn(state.channelsOff, placement)),
  };
}
