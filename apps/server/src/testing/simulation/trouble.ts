import { spell } from './faults.ts';
import type { People } from './people.ts';
import type { SimulatedWorld } from './simulated-world.ts';
import { findUnclear } from './verdict.ts';

const LAUNCH_EVERY_MS = 1_500;
const LOOK_EVERY_MS = 5_000;
const FOLLOW_EVERY_MS = 40_000;
/** So long a process lives, about, while things go wrong. */
const LIFE_MS = 30_000;

/** Campaigns are launched and changed while networks, database and processes fail. */
export async function goThroughTrouble(
  world: SimulatedWorld,
  people: People,
  launches: number,
): Promise<string[]> {
  const { time, chance, sandbox } = world;
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
  again(FOLLOW_EVERY_MS / 10, () => followSome(world));
  again(LIFE_MS / 3, () => {
    if (world.processes.length === 0) return;
    if (chance.happens(0.3)) world.stopProcess();
    else world.killProcess();
    time.after(chance.between(500, 8_000), () => world.startProcess());
  });
  again(45_000, () => void sandbox.faults.add(spell(chance, time.now())));
  again(30_000, async () => {
    for (const one of await findUnclear(world)) unclear.add(one);
    await people.retryAll({ repairs: 30 });
  });
  await time.turnTo(end);
  return [...unclear];
}

/** One publication, or everything at once. */
async function followSome({ server, processes, chance }: SimulatedWorld): Promise<void> {
  const there = await server.db
    .selectFrom('publication')
    .select('id')
    .where(({ or, eb }) =>
      or([eb('reached_plan', 'is not', null), eb('reached_delivery', 'is not', null)]),
    )
    .orderBy('id')
    .execute();
  if (there.length === 0 || processes.length === 0) return;
  const some = chance.happens(0.5) ? there : [chance.pick(there)];
  void chance.pick(processes).follow(some.map(({ id }) => id));
}
