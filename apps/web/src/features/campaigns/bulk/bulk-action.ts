import {
  type CampaignAction,
  type CampaignStatus,
  campaignActionSpecs,
  fill,
  isScheduleOpen,
} from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { call } from '../../../lib/http/call.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { changeStatus, type StatusCall } from '../commands/status-command.ts';

/** What is entered once for all campaigns. */
interface BulkInput {
  startDate: string;
  endDate: string;
  /** Cents for each. */
  amount: number;
  slug: string;
}

/** Takes back what was done to one campaign. */
export type Undo = () => Promise<unknown>;

export interface BulkAction {
  id: 'pause' | 'resume' | 'stop' | 'duplicate' | 'dates' | 'boost' | 'move';
  label: string;
  title: (n: number) => string;
  /** What happens, and what stays. */
  text: string;
  isDestructive?: true;
  input?: 'dates' | 'amount' | 'workspace';
  allows: (campaign: CampaignRow) => boolean;
  run: (campaign: CampaignRow, input: BulkInput) => Promise<Undo | undefined>;
}

const quiet = { suppressErrorToast: true };
const on = ({ id }: CampaignRow) => ({ campaignId: id });

const statusAction = (
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

/** Everything that can be done with several campaigns, in the order of the bar. */
export const bulkActions: readonly BulkAction[] = [
  statusAction('pause', bulkTexts.pauseText, 'pauseCampaign', 'resumeCampaign'),
  statusAction('resume', bulkTexts.resumeText, 'resumeCampaign', 'pauseCampaign'),
  {
    id: 'dates',
    label: bulkTexts.dates,
    title: (n) => fill(bulkTexts.titles.dates, { n }),
    text: bulkTexts.datesText,
    input: 'dates',
    allows: ({ status }) => isScheduleOpen(status),
    run: async (campaign, { startDate, endDate }) => {
      const set = (version: number, start_date: string, end_date: string) =>
        call(
          'scheduleCampaign',
          { params: on(campaign), body: { start_date, end_date } },
          { ...quiet, ifMatch: version },
        );
      const after = await set(campaign.version, startDate, endDate);
      const { startDate: first, endDate: final } = campaign;
      // A draft that had no dates can not lose them again.
      return first && final ? () => set(after.version, first, final) : undefined;
    },
  },
  {
    id: 'boost',
    label: bulkTexts.boost,
    title: (n) => fill(bulkTexts.titles.boost, { n }),
    text: bulkTexts.boostText,
    input: 'amount',
    allows: ({ abilities }) => abilities.includes('boost'),
    run: async (campaign, { amount }) => {
      await call(
        'boostCampaign',
        { params: on(campaign), body: { additionalBudget: { amount } } },
        { ...quiet, ifMatch: campaign.version, idempotencyKey: newKey() },
      );
      return undefined;
    },
  },
  {
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
  },
  {
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
  },
  statusAction('stop', bulkTexts.stopText, 'stopCampaign'),
];
