import { type CampaignStatus, campaignStatusTags, showDate } from '@posthorn/domain';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { poLabel } from './po-label.ts';

/** Its status inside a sentence. */
export const statusName = ({ status }: { status: CampaignStatus }): string =>
  campaignStatusTags[status].label;

type FactsOf = Pick<CampaignRow, 'hash' | 'poNumber' | 'startDate' | 'endDate'>;

/** What tells campaigns of one title apart. */
export function campaignFacts({ hash, poNumber, startDate, endDate }: FactsOf): string[] {
  const period = [startDate, endDate].map((day) => (day ? showDate(day) : '…')).join(' – ');
  return [`#${hash}`, poLabel(poNumber), startDate || endDate ? period : ''].filter(Boolean);
}
