import { expect, test } from 'vitest';
import { server, setScene } from '../../testing/scene.ts';
import { type Limits, openMeter } from './meter.ts';

setScene();

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const limits: Limits = { meta: 60, linkedin: 100, google: 2_880 };

let time = Date.UTC(2027, 0, 4, 9);
const meter = (isSandbox = false) =>
  openMeter({ db: server.db, isSandbox, limits, now: () => time });
const meta = (externalId: string) => ({ network: 'meta', externalId }) as const;

test('points of Meta are those of one ad account, in all processes, for five minutes', async () => {
  const [one, other] = [meter(), meter()];
  await one.of(meta('11')).count(39);
  expect(await other.hasRoomToFollow(meta('11'))).toBe(true);
  await other.of(meta('11')).count(3);
  expect(await one.hasRoomToFollow(meta('11'))).toBe(false);
  expect(await one.hasRoomToFollow(meta('12'))).toBe(true);
  time += 4 * MINUTE_MS;
  expect(await one.hasRoomToFollow(meta('11'))).toBe(false);
  time += 2 * MINUTE_MS;
  expect(await one.hasRoomToFollow(meta('11'))).toBe(true);
});

test.each(['linkedin', 'google'] as const)(
  'on %s all customers use up one allowance, which begins anew each day',
  async (network) => {
    const own = { network, externalId: '1' };
    await meter()
      .of(own)
      .count(limits[network] * 0.4);
    await meter()
      .of({ network, externalId: '2' })
      .count(limits[network] * 0.4);
    expect(await meter().hasRoomToFollow(own)).toBe(false);
    time += DAY_MS;
    expect(await meter().hasRoomToFollow(own)).toBe(true);
  },
);

test('what the local networks are asked is not held against the real ones', async () => {
  await meter(true).of(meta('21')).count(60);
  expect(await meter(true).hasRoomToFollow(meta('21'))).toBe(false);
  expect(await meter().hasRoomToFollow(meta('21'))).toBe(true);
});

test('calls at the same time are all counted', async () => {
  const one = meter().of(meta('31'));
  await Promise.all(Array.from({ length: 50 }, () => one.count(3)));
  const { points } = await server.db
    .selectFrom('network_usage')
    .select('points')
    .where('external_id', '=', '31')
    .executeTakeFirstOrThrow();
  expect(points).toBe(150);
});

test('what is long over is forgotten', async () => {
  await meter().of(meta('41')).count(1);
  time += 9 * DAY_MS;
  await meter().of(meta('41')).count(2);
  const rows = await server.db
    .selectFrom('network_usage')
    .select('points')
    .where('external_id', '=', '41')
    .execute();
  expect(rows).toEqual([{ points: 2 }]);
});
