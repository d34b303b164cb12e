import { type CampaignAction, campaignStatusTags, fill, statusesBefore } from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { budgetActions, extend } from './budget-actions.ts';
import {
  type BulkAction,
  deleteCampaigns,
  duplicate,
  moveToWorkspace,
  setDates,
  statusAction,
} from './bulk-action.ts';

/** One button of the bar; where there are several ways to do it, the dialog asks which. */
export interface BulkTask {
  label: string;
  actions: readonly [BulkAction, ...BulkAction[]];
  /** The question, where there are several. */
  ways?: string;
  /** Said where none of the campaigns allows it: for which it is meant, and what helps instead. */
  wayOut?: string;
}

const alone = (action: BulkAction): BulkTask => ({ label: action.label, actions: [action] });

const ofStatus = (action: BulkAction & { id: CampaignAction }): BulkTask => {
  const statuses = statusesBefore(action.id).map((status) => campaignStatusTags[status].label);
  return {
    ...alone(action),
    wayOut: fill(bulkTexts.onlyFor, { statuses: statuses.join(', ') }),
  };
};

/** Everything that can be done with several campaigns, in the order of the bar. */
export const bulkTasks: readonly BulkTask[] = [
  ofStatus(statusAction('pause', bulkTexts.pauseText, 'pauseCampaign', 'resumeCampaign')),
  ofStatus(statusAction('resume', bulkTexts.resumeText, 'resumeCampaign', 'pauseCampaign')),
  {
    label: bulkTexts.dates,
    actions: [setDates, extend],
    ways: bulkTexts.dateWays,
    wayOut: bulkTexts.noDates,
  },
  {
    label: bulkTexts.budget,
    actions: budgetActions,
    ways: bulkTexts.ways,
    wayOut: bulkTexts.noMoney,
  },
  alone(moveToWorkspace),
  alone(duplicate),
  ofStatus(statusAction('stop', bulkTexts.stopText, 'stopCampaign')),
  ofStatus(deleteCampaigns),
];
