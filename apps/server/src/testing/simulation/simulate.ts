import { finishCampaigns } from '../../modules/campaigns/index.ts';
import { outage } from './faults.ts';
import type { Ground } from './ground.ts';
import { People } from './people.ts';
import { SimulatedWorld } from './simulated-world.ts';
import { goThroughTrouble } from './trouble.ts';
import { findBreaches, findUnclear, findUnfinished } from './verdict.ts';
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
  /** With an outage of hours and the last day, which otherwise only some seeds have. */
  isWhole?: boolean;
  seen?: (line: string) => void;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ROUNDS = 12;
/** In how many simulations a network is away for hours, and in how many the last day passes. */
const OUTAGES = 0.5;
const ENDS = 0.25;
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
      ...(isWhole || world.chance.happens(ENDS) ? await finishAll(world) : []),
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
    await world.time.turnTo(world.time.now() + HOUR_MS + 60_000);
    const before = await versionsOf(world);
    await followAll(world);
    await workOff(world);
    if (retried === 0 && before === (await versionsOf(world))) break;
  }
  return findBreaches(world);
}

const versionsOf = async (world: SimulatedWorld): Promise<string> =>
  (await world.listPublications()).map(({ wanted_version }) => wanted_version).join();

/** The last day of every campaign passes. */
async function finishAll(world: SimulatedWorld): Promise<string[]> {
  const { server, time } = world;
  const { end } = await server.db
    .selectFrom('campaign')
    .select(({ fn }) => fn.max('end_date').as('end'))
    .executeTakeFirstOrThrow();
  await time.turnTo(Date.parse(end ?? '') + 2 * DAY_MS);
  await finishCampaigns(server.db, server.deps.log, server.clock.now);
  await workOff(world);
  return findUnfinished(world);
}
