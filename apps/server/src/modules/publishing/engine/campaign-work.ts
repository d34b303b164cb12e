import type { Plan } from '@posthorn/connectors';
import { attempt, isOverOn, type Tried } from './attempt.ts';
import type { Lease, PublicationRow } from './lease.ts';
import { mentionProgress } from './mention-progress.ts';
import { settle, stumbledOurselves } from './settle.ts';
import type { Work } from './work.ts';

/** Publications of campaigns. */
export const campaignWork: Work<PublicationRow, Tried> = {
  isOf: (lease): lease is Lease<PublicationRow> => lease.row.campaign_id !== null,
  mention: mentionProgress,
  attempt,
  settle,
  stumbled({ clock }, row) {
    const plan = row.reached_plan as Plan | null;
    return stumbledOurselves(row, plan !== null && isOverOn(clock.now(), plan));
  },
};
