import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { budgetActions } from './budget-actions.ts';
import {
  type BulkAction,
  duplicate,
  moveToWorkspace,
  setDates,
  statusAction,
} from './bulk-action.ts';

/** One button of the bar; where there are several ways to do it, the dialog asks which. */
export interface BulkTask {
  label: string;
  actions: readonly [BulkAction, ...BulkAction[]];
}

const alone = (action: BulkAction): BulkTask => ({ label: action.label, actions: [action] });

/** Everything that can be done with several campaigns, in the order of the bar. */
export const bulkTasks: readonly BulkTask[] = [
  alone(statusAction('pause', bulkTexts.pauseText, 'pauseCampaign', 'resumeCampaign')),
  alone(statusAction('resume', bulkTexts.resumeText, 'resumeCampaign', 'pauseCampaign')),
  alone(setDates),
  { label: bulkTexts.budget, actions: budgetActions },
  alone(moveToWorkspace),
  alone(duplicate),
  alone(statusAction('stop', bulkTexts.stopText, 'stopCampaign')),
];
