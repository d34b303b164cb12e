import type { CalendarDate } from '@posthorn/domain';
import type { Published, Run } from '../connector.ts';
import { CAMPAIGN_KEY } from './creation.ts';
import type { Desk } from './desk.ts';
import { refusal } from './errors/failure.ts';
import { insist, rememberBudget, rememberedBudget, type State } from './insist.ts';
import { dayOf, firstMoment, hasTotalBudget, lastMoment } from './map/frame.ts';
import { dailyCents, microsOf } from './money.ts';
import { type Fields, type Operation, update } from './operation.ts';
import { readCampaign, type SeenCampaign } from './tree.ts';

export function campaignOf({ refs }: Pick<Published, 'refs'>): string {
  const campaign = refs[CAMPAIGN_KEY];
  if (campaign === undefined)
    throw refusal('invalid', 'notPublished', 'This campaign is not on Google Ads yet.');
  return campaign;
}

export const pause = (desk: Desk, published: Published, run: Run) =>
  setCampaign(desk, campaignOf(published), run, 'paused', { status: 'PAUSED' });

export const resume = (desk: Desk, published: Published, run: Run) =>
  setCampaign(desk, campaignOf(published), run, 'running', { status: 'ENABLED' });

/** A campaign that has not begun yet begins and ends today, without having been shown. */
export async function stop(desk: Desk, published: Published, run: Run, today: CalendarDate) {
  const seen = await readCampaign(desk.client, campaignOf(published));
  const hasEnded = dayOf(seen.endDateTime) < today;
  await setCampaign(desk, seen.resourceName, run, 'stopped', {
    status: 'PAUSED',
    ...(dayOf(seen.startDateTime) > today && { startDateTime: firstMoment(today) }),
    ...(!hasEnded && { endDateTime: lastMoment(today) }),
  });
}

async function setCampaign(
  { client }: Desk,
  campaign: string,
  run: Run,
  state: State,
  fields: Fields,
): Promise<void> {
  await insist(run, 'state', state, () =>
    client.mutate('change', [update('campaignOperation', campaign, fields)], {
      signal: run.signal,
    }),
  );
}

/** More days for the same money: a daily budget becomes smaller with them, in the same mutate. */
export async function extend(desk: Desk, published: Published, run: Run, endDate: CalendarDate) {
  const { plan } = published;
  const seen = await readCampaign(desk.client, campaignOf(published));
  const longer = { ...seen, endDateTime: lastMoment(endDate) };
  const operations = [
    update('campaignOperation', seen.resourceName, { endDateTime: longer.endDateTime }),
  ];
  if (!hasTotalBudget(plan)) {
    const left = (rememberedBudget(run) ?? plan.budget) - (await desk.spentOn(seen.resourceName));
    const daily = dailyOf(longer, left, await desk.today());
    if (daily > 0) operations.push(dailyOperation(seen, daily));
  }
  await insist(run, 'dates', endDate, () =>
    desk.client.mutate('change', operations, { signal: run.signal }),
  );
}

/** The new total. Google itself stops a campaign with a total; one without is stopped here. */
export async function boost(
  desk: Desk,
  published: Published,
  run: Run,
  { budget, spent, today }: { budget: number; spent: number; today: CalendarDate },
) {
  const seen = await readCampaign(desk.client, campaignOf(published));
  const operations: Operation[] = [];
  let state: State | undefined;
  if (hasTotalBudget(published.plan)) {
    operations.push(
      update('campaignBudgetOperation', seen.budget.resourceName, {
        totalAmountMicros: microsOf(budget),
      }),
    );
  } else {
    const known = Math.max(spent, await desk.spentOn(seen.resourceName));
    const daily = dailyOf(seen, budget - known, today);
    if (daily > 0) operations.push(dailyOperation(seen, daily));
    state = stateFor(daily, seen, run);
    if (state) operations.push(statusOperation(seen, state));
  }
  const send = () => desk.client.mutate('change', operations, { signal: run.signal });
  if (state) await insist(run, 'state', state, send);
  else await insist(run, 'money', String(budget), send);
  await rememberBudget(run, budget);
}

/** Off when nothing is left; on again when there is, but only if it was us who switched it off. */
function stateFor(daily: number, seen: SeenCampaign, { journal }: Run): State | undefined {
  if (daily === 0) return seen.status === 'ENABLED' ? 'spent' : undefined;
  return journal.ref('state') === 'spent' ? 'running' : undefined;
}

const statusOperation = ({ resourceName }: SeenCampaign, state: State) =>
  update('campaignOperation', resourceName, { status: state === 'running' ? 'ENABLED' : 'PAUSED' });

/** The days are Google's own: a plan may have been extended since it was written down. */
function dailyOf(seen: SeenCampaign, left: number, today: CalendarDate): number {
  const begin = dayOf(seen.startDateTime);
  return dailyCents(left, begin > today ? begin : today, dayOf(seen.endDateTime));
}

const dailyOperation = ({ budget }: SeenCampaign, daily: number) =>
  update('campaignBudgetOperation', budget.resourceName, { amountMicros: microsOf(daily) });
