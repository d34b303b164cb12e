import { addDays, type CalendarDate, offsetAt } from '@posthorn/domain';
import { finishCampaigns } from '../../modules/campaigns/index.ts';
import { outage } from './faults.ts';
import type { Ground } from './ground.ts';
import { People } from './people.ts';
import { SimulatedWorld } from './simulated-world.ts';
import { goThroughTrouble } from './trouble.ts';
import { findBreaches, findOverspent, findUnclear, findUnfinished } from './verdict.ts';
import { followAll, workOff, workUntil } from './work-off.ts';

export interface SimulationResult {
  seed: number;
  /** Of everything that happened: the same seed gives the same. */
  hash: string;
  /** How many budgets were published, and by how many calls, statements and deeds. */
  publishes: number;
  events: number;
  killed: number;
  databaseErrors: number;
  /** How often a person pressed retry at a campaign that said it failed. */
  retried: number;
  breaches: string[];
}

interface Options {
  launches: number;
  /** With an outage of hours and the last day, which otherwise only some seeds have; the days pass at once. */
  isWhole?: boolean;
  seen?: (line: string) => void;
}

const HOUR_MS = 3_600_000;
/** So long after midnight the networks are asked what the day before has cost. */
const SOON_MS = 10 * 60_000;
const ROUNDS = 12;
/** In how many simulations a network is away for hours, and in how many the last day passes. */
const OUTAGES = 0.5;
const ENDS = 0.25;
/** In how many every day is lived through: hundreds of days, each of which takes as long as a launch. */
const LIVES = 0.05;
/**
 * By then following has seen that a call which arrived late has undone a later one: a daily budget that was
 * spread lately is looked at again after six hours.
 */
const SET_RIGHT_MS = 6 * HOUR_MS + 60_000;
/** So many processes die while a network is away. */
const DEATHS = 6;

/**
 * Publishes campaigns while everything goes wrong that can, often also while a network is away for hours;
 * then lets it end and judges, sometimes once more when the last day of all campaigns is over.
 */
export async function simulate(
  ground: Ground,
  seed: number,
  { launches, isWhole = false, seen }: Options,
): Promise<SimulationResult> {
  const world = await SimulatedWorld.open(ground, seed, seen);
  try {
    const people = new People(world);
    const breaches = [
      ...(await goThroughTrouble(world, people, launches)),
      ...(isWhole || world.chance.happens(OUTAGES)
        ? await bearOutage(world, people, Math.ceil(launches / 6))
        : []),
      ...(await comeToRest(world, people)),
      ...(await comeToAnEnd(world, isWhole)),
      ...people.broughtBack,
    ];
    const rows = await world.listPublications();
    for (const { id, state, wanted_version, lease_token } of rows) {
      world.trace.note(`${world.nameOf(id)} ends ${state} as ${wanted_version}, ${lease_token}`);
    }
    return {
      seed,
      hash: world.trace.hash(),
      publishes: rows.length,
      events: world.trace.lines,
      ...world.counts,
      retried: people.retried,
      breaches: [...new Set(breaches)],
    };
  } finally {
    await world.close();
  }
}

/** One network does nothing for longer than publishing is tried without a person. */
async function bearOutage(
  world: SimulatedWorld,
  people: People,
  launches: number,
): Promise<string[]> {
  const { time, chance, sandbox } = world;
  const unclear: string[] = [];
  world.fillUp();
  sandbox.faults.clear();
  sandbox.faults.add(outage(chance));
  for (let n = 0; n < launches; n += 1) {
    time.after(chance.between(0, HOUR_MS), () => people.launch());
  }
  people.changeMinds(2 * HOUR_MS);
  for (let n = 0; n < DEATHS; n += 1) {
    time.after(chance.between(0, 2 * HOUR_MS), () => {
      world.killProcess();
      world.startProcess();
    });
  }
  for (let retries = 0; retries < 2; retries += 1) {
    await workUntil(world, time.now() + chance.between(4 * HOUR_MS, 6 * HOUR_MS));
    unclear.push(...(await findUnclear(world)));
    await people.retryAll({ repairs: 50 });
  }
  return unclear;
}

/** Nothing goes wrong any more: it works, is retried and looked after until nothing changes. */
async function comeToRest(world: SimulatedWorld, people: People): Promise<string[]> {
  world.calmDown();
  for (let round = 0; round < ROUNDS; round += 1) {
    await workOff(world);
    const retried = await people.retryAll({ repairs: 0 });
    await workOff(world);
    // Whatever was still on its way arrives, and what is not right any more is seen and set right.
    await world.time.turnTo(world.time.now() + SET_RIGHT_MS);
    const before = await versionsOf(world);
    await followAll(world);
    await workOff(world);
    if (retried === 0 && before === (await versionsOf(world))) break;
  }
  return findBreaches(world);
}

const versionsOf = async (world: SimulatedWorld): Promise<string> =>
  (await world.listPublications()).map(({ wanted_version }) => wanted_version).join();

/** In some simulations the days of all campaigns pass, one by one or at once. */
function comeToAnEnd(world: SimulatedWorld, isWhole: boolean): Promise<string[]> | string[] {
  if (isWhole) return finishAll(world);
  if (world.chance.happens(LIVES)) return liveThrough(world);
  return world.chance.happens(ENDS) ? finishAll(world) : [];
}

/** The last day of every campaign passes. */
async function finishAll(world: SimulatedWorld): Promise<string[]> {
  const { last } = await daysOf(world);
  await world.time.turnTo(midnightOf(addDays(last, 2)));
  return finish(world);
}

async function finish(world: SimulatedWorld): Promise<string[]> {
  const { server } = world;
  await finishCampaigns(server.db, server.deps.log, server.clock.now);
  await workOff(world);
  return findUnfinished(world);
}

async function daysOf({ server }: SimulatedWorld) {
  const { first, last } = await server.db
    .selectFrom('campaign')
    .select(({ fn }) => [fn.min('start_date').as('first'), fn.max('end_date').as('last')])
    .executeTakeFirstOrThrow();
  return { first: first ?? '', last: last ?? '' };
}

/**
 * Every day of every campaign passes, and then some: each is looked at soon after it has begun, as the
 * product does all the time. Google doubles some days; no campaign may cost more than there is for it.
 */
async function liveThrough(world: SimulatedWorld): Promise<string[]> {
  const { server } = world;
  const { first, last } = await daysOf(world);
  for (let day = first; day <= addDays(last, 2); day = addDays(day, 1)) {
    await workUntil(world, midnightOf(day) + SOON_MS);
    await followAll(world);
    await finishCampaigns(server.db, server.deps.log, server.clock.now);
  }
  return [...(await finish(world)), ...(await findOverspent(world))];
}

/** In the time zone of the ad accounts. */
function midnightOf(day: CalendarDate): number {
  const at = Date.parse(day);
  return at - offsetAt('Europe/Amsterdam', at);
}
