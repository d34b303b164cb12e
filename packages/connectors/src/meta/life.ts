import type { CalendarDate } from '@posthorn/domain';
import type { Published, Run } from '../connector.ts';
import { isRefusal } from '../failure.ts';
import type { Journal } from '../journal/journal.ts';
import type { Plan } from '../plan.ts';
import { families } from './family.ts';
import type { Graph, Params } from './graph.ts';
import { adSetWish, campaignWish } from './mapping.ts';
import { CAMPAIGN, setPart } from './part.ts';
import { placesOnMeta } from './places.ts';
import { statusKey, wishKey } from './tree.ts';

/** What a publication is known to have. */
interface Known {
  journal: Journal;
}

/**
 * A person asked for this just now, so it is said even if the journal knows of an earlier time:
 * things may have been changed at Meta itself since.
 */
export async function say(
  graph: Graph,
  { journal }: Known,
  key: string,
  id: string,
  params: Params,
) {
  await journal.forget(key);
  await journal.change({
    key,
    request: params,
    send: async () => {
      await graph.change(id, params);
      return undefined;
    },
  });
}

function campaignOf({ journal }: Known): string {
  const id = journal.ref(CAMPAIGN);
  if (id === undefined) throw new Error('Nothing has been published yet');
  return id;
}

/** The campaign stands above all: what is below keeps its own status. */
export const setStatus = (graph: Graph, run: Known, status: 'ACTIVE' | 'PAUSED'): Promise<void> =>
  say(graph, run, statusKey(CAMPAIGN), campaignOf(run), { status });

/** What never got as far as a campaign can not be shown: there is nothing to switch off. */
const isThere = ({ journal }: Known): boolean => journal.ref(CAMPAIGN) !== undefined;

export async function pause(graph: Graph, run: Known): Promise<void> {
  if (isThere(run)) await setStatus(graph, run, 'PAUSED');
}

export const setBudget = (graph: Graph, run: Run, plan: Plan): Promise<void> =>
  say(graph, run, wishKey(CAMPAIGN), campaignOf(run), campaignWish(plan).always);

/** Every ad set carries the dates. */
export async function setDates(graph: Graph, run: Run, plan: Plan): Promise<void> {
  const on = {
    campaignId: campaignOf(run),
    places: await placesOnMeta(run, plan.places),
    aim: graph.eventToAimAt,
    now: graph.now(),
  };
  for (const family of families) {
    const id = run.journal.ref(setPart(family));
    if (id === undefined) continue;
    await say(graph, run, wishKey(setPart(family)), id, adSetWish(plan, family, on).always);
  }
}

/** Paused first: from then on nothing is spent. Then its last day is over, so that it stays so. */
export async function stop(
  graph: Graph,
  run: Run,
  { plan }: Published,
  today: CalendarDate,
): Promise<void> {
  if (!isThere(run)) return;
  await setStatus(graph, run, 'PAUSED');
  if (today < plan.startDate || today >= plan.endDate) return;
  try {
    await setDates(graph, run, { ...plan, endDate: today });
  } catch (error) {
    // Meta does not cut every schedule short, one that has just begun for instance. It is paused.
    if (!isRefusal(error)) throw error;
  }
}
