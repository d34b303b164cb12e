import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Ground, prepareGround } from '../../testing/simulation/ground.ts';
import { type SimulationResult, simulate } from '../../testing/simulation/simulate.ts';

const chosen = process.env.SIMULATION_SEED;
const seeds = chosen ? [Number(chosen)] : [1, 2];
const LAUNCHES = 12;

let ground: Ground;
beforeAll(async () => {
  ground = await prepareGround(inject('databaseAdminUrl'));
});
afterAll(() => ground.database.drop());

const PATIENCE_MS = 300_000;

function say({ seed, hash, publishes, events }: SimulationResult): void {
  process.stdout.write(`seed ${seed}: ${publishes} publishes, ${events} events, hash ${hash}\n`);
}

test.each(seeds)(
  'campaigns end whole, whatever goes wrong while they are published (seed %i)',
  async (seed) => {
    const result = await simulate(ground, seed, { launches: LAUNCHES });
    say(result);
    const replay = `SIMULATION_SEED=${seed} npx vitest run --project server simulation.test`;
    expect(result.breaches, `Replay it with ${replay}`).toEqual([]);
    // Or it proves nothing.
    expect(result.publishes).toBeGreaterThan(2 * LAUNCHES);
    expect(result.killed).toBeGreaterThan(3);
    expect(result.databaseErrors).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

test(
  'the same seed gives the same run, on a database of its own each',
  async () => {
    const first = await simulate(ground, 7, { launches: 4 });
    say(first);
    expect(first.events).toBeGreaterThan(500);
    expect(await simulate(ground, 7, { launches: 4 })).toEqual(first);
  },
  PATIENCE_MS,
);
