import { type CalendarDate, messageOf } from '@posthorn/domain';
import type { Published, Run } from '../connector.ts';
import { type Failure, isRefusal } from '../failure.ts';
import type { Desk } from './desk.ts';
import { refusal } from './errors/failure.ts';
import { insist, rememberBudget, rememberedBudget, switchOff } from './insist.ts';
import { CAMPAIGN_KEY, dayOf, firstMoment, lastMoment } from './map/frame.ts';
import { update } from './operation.ts';
import { publish } from './publish.ts';
import { type Spread, spreadAnew } from './spread.ts';
import { needsSuccessor } from './successor.ts';
import { readCampaign, type SeenCampaign } from './tree.ts';

/** Where the journal has, while a successor is made, whether it is to be on. */
const REPLACING = 'replacing';

const rememberReplacing = ({ journal }: Run, state: 'on' | 'off') =>
  journal.change({ key: REPLACING, request: state, send: async () => state });

/** A worker that died on the way has left a successor to be made: it stays off from now on. */
const keepSuccessorOff = async (run: Run) => {
  if (run.journal.ref(REPLACING) === 'on') await rememberReplacing(run, 'off');
};

export function campaignOf({ refs }: Pick<Published, 'refs'>): string {
  const campaign = refs[CAMPAIGN_KEY];
  if (campaign === undefined)
    throw refusal('invalid', 'notPublished', messageOf('google.campaignNotThere'));
  return campaign;
}

/** What never got as far as a campaign can not be shown: there is nothing to switch off. */
export const isThere = ({ refs }: Pick<Published, 'refs'>): boolean =>
  refs[CAMPAIGN_KEY] !== undefined;

export async function pause(desk: Desk, published: Published, run: Run): Promise<void> {
  await keepSuccessorOff(run);
  if (!isThere(published)) return;
  await switchOff(desk, campaignOf(published), run, 'paused');
}

/** Without money left it stays off: the days that are left would spend what is not in the budget. */
export async function resume(desk: Desk, published: Published, run: Run) {
  const seen = await readCampaign(desk.client, campaignOf(published));
  const { operations, isSpent } = await spreadAnew(desk, published, run, seen);
  if (isSpent) return switchOff(desk, seen.resourceName, run, 'spent');
  const on = update('campaignOperation', seen.resourceName, { status: 'ENABLED' });
  await insist(run, 'state', 'running', () =>
    desk.client.mutate('change', [...operations, on], { signal: run.signal }),
  );
}

/**
 * Paused first: from then on nothing is spent. Then its dates end today, so that Google calls it
 * ended. A campaign that has not begun yet begins and ends today, without having been shown.
 */
export async function stop(desk: Desk, published: Published, run: Run) {
  await keepSuccessorOff(run);
  if (!isThere(published)) return;
  const campaign = campaignOf(published);
  await switchOff(desk, campaign, run, 'stopped');
  const seen = await readCampaign(desk.client, campaign);
  const today = await desk.today();
  if (dayOf(seen.endDateTime) < today) return;
  const dates = {
    ...(dayOf(seen.startDateTime) > today && { startDateTime: firstMoment(today) }),
    endDateTime: lastMoment(today),
  };
  try {
    await insist(run, 'dates', today, () =>
      desk.client.mutate('change', [update('campaignOperation', seen.resourceName, dates)], {
        signal: run.signal,
      }),
    );
  } catch (error) {
    // Google's clock may be ahead of ours, and a date that has passed is refused. It is paused.
    if (!isRefusal(error)) throw error;
  }
}

/** More days for the same money: a daily budget becomes smaller with them, in the same mutate. */
export async function extend(
  desk: Desk,
  published: Published,
  run: Run,
  endDate: CalendarDate,
): Promise<Failure[]> {
  // A worker that died on the way may have left no campaign, or one that is not on yet.
  if (run.journal.ref(REPLACING) !== undefined) return replace(desk, published, run, endDate);
  const seen = await readCampaign(desk.client, campaignOf(published));
  const { last } = await desk.daysOf({ ...published.plan, endDate });
  if (needsSuccessor(published.plan.channel, seen, last)) {
    await rememberReplacing(run, seen.status === 'ENABLED' ? 'on' : 'off');
    return replace(desk, published, run, endDate);
  }
  const endDateTime = lastMoment(last);
  const spread = await spreadAnew(desk, published, run, { ...seen, endDateTime });
  const longer = update('campaignOperation', seen.resourceName, { endDateTime });
  await sendSpread(desk, run, seen, { ...spread, operations: [longer, ...spread.operations] });
  return [];
}

/** Goes on as another campaign, see `successor.ts`. */
async function replace(
  desk: Desk,
  { plan }: Published,
  run: Run,
  endDate: CalendarDate,
): Promise<Failure[]> {
  const longer = { ...plan, endDate, budget: rememberedBudget(run) ?? plan.budget };
  const staysOff = run.journal.ref(REPLACING) === 'off';
  const refused = await publish(desk, longer, run, { staysOff });
  await run.journal.forget(REPLACING);
  return refused;
}

/** The new total. */
export async function boost(
  desk: Desk,
  published: Published,
  run: Run,
  money: { budget: number; spent: number; today: CalendarDate },
) {
  // A worker that died on the way has left a successor to be made: it is made with this.
  if (isThere(published) || run.journal.ref(REPLACING) === undefined) {
    const seen = await readCampaign(desk.client, campaignOf(published));
    await sendSpread(desk, run, seen, await spreadAnew(desk, published, run, seen, money));
  }
  await rememberBudget(run, money.budget);
}

/**
 * Google itself ends a campaign whose total is spent. One without a total is switched off here when
 * nothing is left, and on again when there is more, but only if it was us who switched it off.
 */
async function sendSpread(
  desk: Desk,
  run: Run,
  seen: SeenCampaign,
  { operations, isSpent }: Spread,
): Promise<void> {
  const wasSpent = run.journal.ref('state') === 'spent';
  if (isSpent && seen.status === 'ENABLED') await switchOff(desk, seen.resourceName, run, 'spent');
  const goesOn = wasSpent && !isSpent;
  const on = update('campaignOperation', seen.resourceName, { status: 'ENABLED' });
  const all = goesOn ? [...operations, on] : operations;
  const send = async () => {
    if (all.length > 0) await desk.client.mutate('change', all, { signal: run.signal });
  };
  if (goesOn) await insist(run, 'state', 'running', send);
  else await insist(run, 'money', '', send);
}
