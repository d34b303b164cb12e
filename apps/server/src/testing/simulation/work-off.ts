import type { SimulatedProcess } from './simulated-process.ts';
import type { SimulatedWorld } from './simulated-world.ts';

/** Works until nothing is due any more, turning the clock to whatever comes next. */
export const workOff = (world: SimulatedWorld): Promise<void> =>
  workUntil(world, Number.POSITIVE_INFINITY);

/** The same, but not beyond a moment. */
export async function workUntil(world: SimulatedWorld, end: number): Promise<void> {
  const { time, chance } = world;
  for (let turn = 0; turn < 5_000; turn += 1) {
    await untilIdle(world, chance.pick(world.processes), (process) => process.look());
    const next = await nextDue(world);
    if (next === undefined || next > end) {
      if (Number.isFinite(end)) await time.turnTo(end);
      return;
    }
    await time.turnTo(next);
  }
  throw new Error('It never comes to rest');
}

/** Asks the networks about everything there is. */
export async function followAll(world: SimulatedWorld): Promise<void> {
  const ids = (await world.listPublications()).map(({ id }) => id);
  const [first] = world.processes;
  if (first) await untilIdle(world, first, (process) => process.follow(ids));
}

async function untilIdle(
  world: SimulatedWorld,
  process: SimulatedProcess,
  begin: (process: SimulatedProcess) => Promise<void>,
): Promise<void> {
  let isBegun = false;
  world.time.after(1, () => {
    void begin(process).then(() => {
      isBegun = true;
    });
  });
  const isOver = () => isBegun || !world.processes.includes(process);
  await world.time.runUntil(() => isOver() && world.isIdle);
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
