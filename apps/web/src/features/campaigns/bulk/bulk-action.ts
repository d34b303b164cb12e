import {
  type CampaignAction,
  type CampaignStatus,
  campaignActionSpecs,
  type Finding,
  fill,
  isScheduleOpen,
} from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { type CallOptions, call } from '../../../lib/http/call.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import { whileDeleting } from '../../../lib/query/being-deleted.ts';
import { dropUnsaved } from '../../../lib/save/unsaved-texts.ts';
import type { Campaign } from '../api/get-campaign.ts';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { changeStatus, type StatusCall } from '../commands/status-command.ts';
import { forgetCreated } from '../model/just-created.ts';

/** What is entered once for all campaigns. */
export interface BulkInput {
  startDate: string;
  endDate: string;
  /** Cents for each; may be none where only days are added. */
  amount: number;
  percent: number;
  slug: string;
}

/** One change of one campaign. Where no answer came, it is tried again as it was: it must not count twice. */
export interface Attempt {
  /** The server does what has the same key once. */
  key: string;
  /** The campaign before it; asked for once. */
  before: () => Promise<Campaign>;
}

/** Takes back what was done to one campaign. */
export type Undo = () => Promise<unknown>;

export interface BulkAction {
  id: string;
  label: string;
  title: (n: number) => string;
  /** What happens, and what stays. */
  text: string;
  isDestructive?: true;
  input?: 'dates' | 'endDate' | 'amount' | 'percent' | 'workspace';
  /** Of an action that is about money: it is shown in all before, and asked about when it is much. */
  money?: {
    /** Cents: what is added to one campaign, or its new total. */
    of: (campaign: CampaignRow, input: BulkInput) => number;
    /** Says it of all together; before is what they have now. */
    sum: (sum: string, before: string) => string;
    reconfirm: (sum: string) => string;
    /** What is wrong with what was entered. */
    findingOf: (input: BulkInput, campaign: CampaignRow) => Finding | undefined;
    /** Said beside each campaign, from what to what. */
    isTotal?: true;
  };
  allows: (campaign: CampaignRow) => boolean;
  run: (campaign: CampaignRow, input: BulkInput, attempt: Attempt) => Promise<Undo | undefined>;
}

export const quiet = { suppressErrorToast: true };
export const on = ({ id }: CampaignRow) => ({ campaignId: id });

/** Which version a call is about, and its key. */
export type Versioned = Required<Pick<CallOptions, 'ifMatch' | 'idempotencyKey'>>;

/** However often it is tried, it is one call. */
export function undoOnce(after: Campaign, undo: (to: Versioned) => Promise<unknown>): Undo {
  const to = { ifMatch: after.version, idempotencyKey: newKey() };
  return () => undo(to);
}

/** What the table of actions says of one that campaigns can be put through together. */
function specified<Id extends CampaignAction>(id: Id) {
  const { label, destructive } = campaignActionSpecs[id];
  return {
    ...{ id, label },
    ...(destructive && { isDestructive: destructive }),
    title: (n: number) => fill(bulkTexts.title, { action: label, n }),
    allows: ({ abilities }: CampaignRow) => abilities.includes(id),
  };
}

export const statusAction = (
  id: 'pause' | 'resume' | 'stop',
  text: string,
  operation: StatusCall,
  opposite?: StatusCall,
) => {
  const { moves } = campaignActionSpecs[id];
  const wanted = (status: CampaignStatus) => moves[status]?.to;
  return {
    ...specified(id),
    text,
    run: async (campaign: CampaignRow) => {
      const { after, isOwn } = await changeStatus(operation, campaign, wanted(campaign.status));
      if (!opposite || !isOwn) return undefined;
      return () => changeStatus(opposite, after, campaign.status);
    },
  };
};

export const deleteCampaigns = {
  ...specified('delete'),
  text: bulkTexts.deleteText,
  run: async (campaign: CampaignRow) => {
    await whileDeleting(campaign.id, () =>
      call('deleteCampaign', { params: on(campaign) }, { ...quiet, ifMatch: campaign.version }),
    );
    dropUnsaved(campaign.id);
    forgetCreated(campaign.id);
    return undefined;
  },
} satisfies BulkAction;

export const setDates: BulkAction = {
  id: 'dates',
  label: bulkTexts.dates,
  title: (n) => fill(bulkTexts.titles.dates, { n }),
  text: bulkTexts.datesText,
  input: 'dates',
  allows: ({ status }) => isScheduleOpen(status),
  run: async (campaign, { startDate, endDate }, { key }) => {
    const set = (to: Versioned, start_date: string | null, end_date: string | null) =>
      call(
        'scheduleCampaign',
        { params: on(campaign), body: { start_date, end_date } },
        { ...quiet, ...to },
      );
    const after = await set({ ifMatch: campaign.version, idempotencyKey: key }, startDate, endDate);
    return undoOnce(after, (to) => set(to, campaign.startDate, campaign.endDate));
  },
};

export const moveToWorkspace: BulkAction = {
  id: 'move',
  label: bulkTexts.move,
  title: (n) => fill(bulkTexts.titles.move, { n }),
  text: bulkTexts.moveText,
  input: 'workspace',
  allows: () => true,
  run: async (campaign, { slug }, { key }) => {
    const move = (to: Versioned, wanted: string) =>
      call('moveCampaign', { params: on(campaign), body: { slug: wanted } }, { ...quiet, ...to });
    const after = await move({ ifMatch: campaign.version, idempotencyKey: key }, slug);
    return undoOnce(after, (to) => move(to, campaign.workspaceSlug));
  },
};

export const duplicate: BulkAction = {
  id: 'duplicate',
  label: bulkTexts.duplicate,
  title: (n) => fill(bulkTexts.titles.duplicate, { n }),
  text: bulkTexts.duplicateText,
  allows: () => true,
  run: async (campaign, _, { key }) => {
    await call('duplicateCampaign', { params: on(campaign) }, { ...quiet, idempotencyKey: key });
    return undefined;
  },
};
