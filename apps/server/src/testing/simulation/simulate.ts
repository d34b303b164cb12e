import type { Ground } from './ground.ts';
import { People } from './people.ts';
import { SimulatedWorld } from './simulated-world.ts';
import { findBreaches, findUnclear } from './verdict.ts';

export interface SimulationResult {
  seed: number;
  /** Of everything that happened: the same seed gives the same. */
  hash: string;
  /** How many budgets were published, and by how many calls, statements and deeds. */
  publishes: number;
  events: number;
  killed: number;
  databaseErrors: number;
  retried: number;
  breaches: string[];
}

interface Options {
  launches: number;
  seen?: (line: string) => void;
}

const LAUNCH_EVERY_MS = 1_500;
const LOOK_EVERY_MS = 5_000;
const FOLLOW_EVERY_MS = 40_000;
/** So long a process lives, about, while things go wrong. */
const LIFE_MS = 30_000;
const HOUR_MS = 3_600_000;
const ROUNDS = 12;

/** Publishes campaigns while everything goes wrong that can; then lets it end, and judges. */
export async function simulate(
  ground: Ground,
  seed: number,
  { launches, seen }: Options,
): Promise<SimulationResult> {
  const world = await SimulatedWorld.open(ground, seed, seen);
  try {
    const people = new People(world);
    const unclear = await goThroughTrouble(world, people, launches);
    const retried = await comeToRest(world, people);
    const breaches = [...unclear, ...(await findBreaches(world))];
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
      retried,
      breaches,
    };
  } finally {
    await world.close();
  }
}

async function goThroughTrouble(
  world: SimulatedWorld,
  people: People,
  launches: number,
): Promise<string[]> {
  const { time, chance } = world;
  const end = time.now() + launches * LAUNCH_EVERY_MS + 90_000;
  const unclear = new Set<string>();
  const again = (ms: number, work: () => void | Promise<void>) => {
    const beat = async () => {
      if (time.now() >= end) return;
      await work();
      time.after(chance.between(ms / 2, ms * 1.5), beat);
    };
    time.after(chance.between(0, ms), beat);
  };
  for (let n = 0; n < launches; n += 1) {
    time.after(chance.between(0, launches * LAUNCH_EVERY_MS), () => people.launch());
  }
  again(LOOK_EVERY_MS / 3, () => {
    if (world.processes.length > 0) void chance.pick(world.processes).look();
  });
  again(FOLLOW_EVERY_MS / 10, () => followOne(world));
  again(LIFE_MS / 3, () => {
    if (world.processes.length === 0) return;
    world.killProcess();
    time.after(chance.between(500, 8_000), () => world.startProcess());
  });
  again(30_000, async () => {
    for (const one of await findUnclear(world)) unclear.add(one);
    await people.retryAll();
  });
  await time.turnTo(end);
  return [...unclear];
}

async function followOne(world: SimulatedWorld): Promise<void> {
  const there = (await world.listPublications()).filter(
    ({ reached_plan, reached_delivery }) => reached_plan !== null || reached_delivery !== null,
  );
  if (there.length === 0 || world.processes.length === 0) return;
  void world.chance.pick(world.processes).follow(world.chance.pick(there).id);
}

/** Nothing goes wrong any more: it works, is retried and looked after until nothing changes. */
async function comeToRest(world: SimulatedWorld, people: People): Promise<number> {
  world.calmDown();
  let retried = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await workOff(world);
    const errors = await people.retryAll();
    retried += errors;
    await workOff(world);
    // Whatever was still on its way arrives, and what is not right any more is seen and set right.
    await world.time.turnTo(world.time.now() + HOUR_MS + 60_000);
    const before = await versionsOf(world);
    await followAll(world);
    await workOff(world);
    if (errors === 0 && before === (await versionsOf(world))) return retried;
  }
  return retried;
}

const versionsOf = async (world: SimulatedWorld): Promise<string> =>
  (await world.listPublications()).map(({ wanted_version }) => wanted_version).join();

async function followAll(world: SimulatedWorld): Promise<void> {
  for (const { id } of await world.listPublications()) {
    await untilIdle(world, () => world.processes[0]?.follow(id));
  }
}

/** Works until nothing is due any more, turning the clock to whatever comes next. */
async function workOff(world: SimulatedWorld): Promise<void> {
  const { time, chance } = world;
  for (let turn = 0; turn < 5_000; turn += 1) {
    await untilIdle(world, () => chance.pick(world.processes).look());
    const next = await nextDue(world);
    if (next === undefined) return;
    await time.turnTo(next);
  }
  throw new Error('It never comes to rest');
}

async function untilIdle(
  { time, processes }: SimulatedWorld,
  begin: () => Promise<void> | undefined,
): Promise<void> {
  let isBegun = false;
  time.after(1, () => {
    void begin()?.then(() => {
      isBegun = true;
    });
  });
  await time.runUntil(() => isBegun && processes.every(({ isIdle }) => isIdle));
}

async function nextDue({ server }: SimulatedWorld): Promise<number | undefined> {
  const waiting = await server.db
    .selectFrom('publication')
    .select(['due_at', 'lease_until'])
    .where('due_at', 'is not', null)
    .execute();
  const moments = waiting.map(({ due_at, lease_until }) =>
    Math.max(due_at?.getTime() ?? 0, lease_until?.getTime() ?? 0),
  );
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
