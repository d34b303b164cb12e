import {
  type CampaignAction,
  type CampaignStatus,
  campaignActionSpecs,
  type Finding,
  fill,
  isScheduleOpen,
} from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { call } from '../../../lib/http/call.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { changeStatus, type StatusCall } from '../commands/status-command.ts';

/** What is entered once for all campaigns. */
export interface BulkInput {
  startDate: string;
  endDate: string;
  /** Cents for each. */
  amount: number;
  percent: number;
  slug: string;
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
  input?: 'dates' | 'amount' | 'percent' | 'workspace';
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
  run: (campaign: CampaignRow, input: BulkInput) => Promise<Undo | undefined>;
}

export const quiet = { suppressErrorToast: true };
export const on = ({ id }: CampaignRow) => ({ campaignId: id });

export const statusAction = (
  id: 'pause' | 'resume' | 'stop',
  text: string,
  operation: StatusCall,
  opposite?: StatusCall,
): BulkAction => {
  const { label, moves, destructive } = campaignActionSpecs[id];
  const allows = ({ abilities }: CampaignRow) => abilities.includes(id satisfies CampaignAction);
  const wanted = (status: CampaignStatus) => moves[status]?.to;
  return {
    ...{ id, label, text, allows },
    ...(destructive && { isDestructive: destructive }),
    title: (n) => fill(bulkTexts.title, { action: label, n }),
    run: async (campaign) => {
      const after = await changeStatus(operation, campaign, wanted(campaign.status));
      return opposite && (() => changeStatus(opposite, after, campaign.status));
    },
  };
};

export const setDates: BulkAction = {
  id: 'dates',
  label: bulkTexts.dates,
  title: (n) => fill(bulkTexts.titles.dates, { n }),
  text: bulkTexts.datesText,
  input: 'dates',
  allows: ({ status }) => isScheduleOpen(status),
  run: async (campaign, { startDate, endDate }) => {
    const set = (version: number, start_date: string | null, end_date: string | null) =>
      call(
        'scheduleCampaign',
        { params: on(campaign), body: { start_date, end_date } },
        { ...quiet, ifMatch: version },
      );
    const after = await set(campaign.version, startDate, endDate);
    return () => set(after.version, campaign.startDate, campaign.endDate);
  },
};

export const moveToWorkspace: BulkAction = {
  id: 'move',
  label: bulkTexts.move,
  title: (n) => fill(bulkTexts.titles.move, { n }),
  text: bulkTexts.moveText,
  input: 'workspace',
  allows: () => true,
  run: async (campaign, { slug }) => {
    const to = (wanted: string, version: number) =>
      call(
        'moveCampaign',
        { params: on(campaign), body: { slug: wanted } },
        { ...quiet, ifMatch: version },
      );
    const after = await to(slug, campaign.version);
    return () => to(campaign.workspaceSlug, after.version);
  },
};

export const duplicate: BulkAction = {
  id: 'duplicate',
  label: bulkTexts.duplicate,
  title: (n) => fill(bulkTexts.titles.duplicate, { n }),
  text: bulkTexts.duplicateText,
  allows: () => true,
  run: async (campaign) => {
    await call(
      'duplicateCampaign',
      { params: on(campaign) },
      { ...quiet, idempotencyKey: newKey() },
    );
    return undefined;
  },
};
