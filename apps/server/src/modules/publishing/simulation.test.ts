import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBeside } from '../../testing/simulation/fairness.ts';
import { type Ground, prepareGround } from '../../testing/simulation/ground.ts';
import { simulate } from '../../testing/simulation/simulate.ts';

const seed = Number(process.env.SIMULATION_SEED ?? 1);
const LAUNCHES = 4;
const options = { launches: LAUNCHES, isWhole: true };

let ground: Ground;
beforeAll(async () => {
  ground = await prepareGround(inject('databaseAdminUrl'));
});
afterAll(() => ground.database.drop());

test('campaigns end whole, whatever goes wrong while they are published, and the same way each time', async () => {
  const result = await simulate(ground, seed, options);
  const { publishes, events, hash } = result;
  process.stdout.write(`seed ${seed}: ${publishes} publishes, ${events} events, hash ${hash}\n`);
  const replay = `SIMULATION_SEED=${seed} npx vitest run --project server simulation.test`;
  expect(result.breaches, `Replay it with ${replay}`).toEqual([]);
  // Or it proves nothing.
  expect(publishes).toBeGreaterThan(2 * LAUNCHES);
  expect(events).toBeGreaterThan(1_000);
  expect(result.killed).toBeGreaterThan(3);
  expect(result.databaseErrors).toBeGreaterThan(0);
  expect(result.retried).toBeGreaterThan(0);
  // On a database of its own each.
  expect(await simulate(ground, seed, options)).toEqual(result);
});

test('a launch beside sixty of another account, or beside ten films, takes hardly longer than alone', async () => {
  const quiet = await launchBeside(ground, seed);
  const post = 'FacebookPostAd' as const;
  const bulk = await launchBeside(ground, seed, { campaigns: 60, ads: ['LinkedinPostAd'] });
  const films = await launchBeside(ground, seed, { campaigns: 10, ads: [post, post, post] });
  const told = [quiet, bulk, films].map(({ ms, overtakenBy }) => `${ms} ms, ${overtakenBy} begun`);
  process.stdout.write(`a launch alone, beside sixty, beside ten films: ${told.join('; ')}\n`);
  expect(bulk.ms).toBeLessThan(3 * quiet.ms);
  expect(films.ms).toBeLessThan(3 * quiet.ms);
});
