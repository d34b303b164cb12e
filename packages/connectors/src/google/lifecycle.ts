import type { CalendarDate } from '@posthorn/domain';
import { googleTexts } from '@posthorn/domain/texts/google';
import type { Published, Run } from '../connector.ts';
import { CAMPAIGN_KEY } from './creation.ts';
import type { Desk } from './desk.ts';
import { refusal } from './errors/failure.ts';
import { insist, rememberBudget, type State } from './insist.ts';
import { dayOf, firstMoment, lastMoment } from './map/frame.ts';
import { type Fields, update } from './operation.ts';
import { type Spread, spreadAnew } from './spread.ts';
import { readCampaign, type SeenCampaign } from './tree.ts';

export function campaignOf({ refs }: Pick<Published, 'refs'>): string {
  const campaign = refs[CAMPAIGN_KEY];
  if (campaign === undefined)
    throw refusal('invalid', 'notPublished', googleTexts.thisCampaignIsNotOn);
  return campaign;
}

/** What never got as far as a campaign can not be shown: there is nothing to switch off. */
export const isThere = ({ refs }: Pick<Published, 'refs'>): boolean =>
  refs[CAMPAIGN_KEY] !== undefined;

export async function pause(desk: Desk, published: Published, run: Run): Promise<void> {
  if (!isThere(published)) return;
  await setCampaign(desk, campaignOf(published), run, 'paused', { status: 'PAUSED' });
}

/** Without money left it stays off: the days that are left would spend what nobody gave. */
export async function resume(desk: Desk, published: Published, run: Run) {
  const seen = await readCampaign(desk.client, campaignOf(published));
  const { operations, isSpent } = await spreadAnew(desk, published, run, seen);
  const status = isSpent ? 'PAUSED' : 'ENABLED';
  const all = [...operations, update('campaignOperation', seen.resourceName, { status })];
  await insist(run, 'state', isSpent ? 'spent' : 'running', () =>
    desk.client.mutate('change', all, { signal: run.signal }),
  );
}

/** A campaign that has not begun yet begins and ends today, without having been shown. */
export async function stop(desk: Desk, published: Published, run: Run, today: CalendarDate) {
  if (!isThere(published)) return;
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
  const seen = await readCampaign(desk.client, campaignOf(published));
  const endDateTime = lastMoment(endDate);
  const spread = await spreadAnew(desk, published, run, { ...seen, endDateTime });
  const longer = update('campaignOperation', seen.resourceName, { endDateTime });
  await sendSpread(desk, run, seen, { ...spread, operations: [longer, ...spread.operations] });
}

/** The new total. */
export async function boost(
  desk: Desk,
  published: Published,
  run: Run,
  money: { budget: number; spent: number; today: CalendarDate },
) {
  const seen = await readCampaign(desk.client, campaignOf(published));
  await sendSpread(desk, run, seen, await spreadAnew(desk, published, run, seen, money));
  await rememberBudget(run, money.budget);
}

/**
 * Google itself ends a campaign whose total is spent. One without a total is switched off here when
 * nothing is left, and on again when there is more, but only if it was us who switched it off.
 */
async function sendSpread(
  { client }: Desk,
  run: Run,
  seen: SeenCampaign,
  { operations, isSpent }: Spread,
): Promise<void> {
  const wasSpent = run.journal.ref('state') === 'spent';
  const goesOff = isSpent && seen.status === 'ENABLED';
  const goesOn = wasSpent && !isSpent;
  const all = [...operations];
  if (goesOff || goesOn) {
    const status = goesOn ? 'ENABLED' : 'PAUSED';
    all.push(update('campaignOperation', seen.resourceName, { status }));
  }
  const send = async () => {
    if (all.length > 0) await client.mutate('change', all, { signal: run.signal });
  };
  if (goesOff || goesOn) await insist(run, 'state', goesOn ? 'running' : 'spent', send);
  else await insist(run, 'money', '', send);
}
