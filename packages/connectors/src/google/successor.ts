import {
  type BudgetChannel,
  type CalendarDate,
  runningDays,
  takesTotalBudget,
} from '@posthorn/domain';
import type { Run } from '../connector.ts';
import type { Refs } from '../journal/store.ts';
import type { Desk } from './desk.ts';
import { insist, switchOff } from './insist.ts';
import { CAMPAIGN_KEY, CAMPAIGN_PART, dayOf } from './map/frame.ts';
import { revisionIn } from './map/revision.ts';
import { update } from './operation.ts';
import { hasTotal, readCampaign, type SeenCampaign } from './tree.ts';

/**
 * Google keeps to a total for so many days and no longer, and how a campaign's money was told can not be
 * changed. One that is extended past that gets a successor with a daily budget. The former one stays,
 * paused: its figures and what it has cost count on.
 */
export interface Former {
  resourceName: string;
  startDate: CalendarDate;
}

const formerKey = (number: number, startDate: CalendarDate) => `former:${number}:${startDate}`;

/** The campaigns that had a successor, the oldest first. */
export const formersOf = (refs: Refs): Former[] =>
  Object.entries(refs)
    .flatMap(([key, resourceName]) => {
      const [kind, number, startDate] = key.split(':');
      return kind === 'former' && startDate !== undefined
        ? [{ number: Number(number), resourceName, startDate }]
        : [];
    })
    .sort((a, b) => a.number - b.number);

export const isFormer = (refs: Refs, campaign: string): boolean =>
  formersOf(refs).some(({ resourceName }) => resourceName === campaign);

/** What the campaign of a plan is called: names are taken as long as a former campaign has them. */
export const campaignPart = (refs: Refs): string => {
  const { length } = formersOf(refs);
  return length === 0 ? CAMPAIGN_PART : `${CAMPAIGN_PART}-${length + 1}`;
};

/** Whether a campaign can not go on until this day, because of the total that Google was told. */
export const needsSuccessor = (
  channel: BudgetChannel,
  seen: SeenCampaign,
  endDate: CalendarDate,
): boolean =>
  hasTotal(seen) &&
  dayOf(seen.endDateTime) < endDate &&
  !takesTotalBudget(channel, runningDays(dayOf(seen.startDateTime), endDate));

/** Retires a campaign, so that the next one is made as if there were none. It can be called again at any point. */
export async function retire(desk: Desk, run: Run, seen: SeenCampaign): Promise<void> {
  const { journal } = run;
  if (!isFormer(journal.refs, seen.resourceName)) {
    await switchOff(desk, seen.resourceName, run, 'paused');
    const key = formerKey(formersOf(journal.refs).length + 1, dayOf(seen.startDateTime));
    const send = async () => seen.resourceName;
    await journal.change({ key, request: seen.resourceName, send });
  }
  for (const key of Object.keys(journal.refs)) if (revisionIn(key)) await journal.forget(key);
  await journal.forget(CAMPAIGN_KEY);
}

/**
 * A call that switched a campaign on, and whose answer was lost, may be carried out after the campaign was retired:
 * it would be shown, and spend its own money, beside its successor. Answers how many were switched off.
 */
export async function keepFormersOff({ client }: Desk, run: Run): Promise<number> {
  let on = 0;
  for (const { resourceName } of formersOf(run.journal.refs)) {
    const { status } = await readCampaign(client, resourceName);
    if (status !== 'ENABLED') continue;
    const off = [update('campaignOperation', resourceName, { status: 'PAUSED' })];
    await insist(run, 'formers', 'paused', () =>
      client.mutate('change', off, { signal: run.signal }),
    );
    on += 1;
  }
  return on;
}
