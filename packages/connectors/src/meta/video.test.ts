import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import { Stage } from '../suite/stage.ts';
import { anAd, aPlan, film } from './suite/plan.ts';
import { metaSubject } from './suite/subject.ts';

const MB = 1024 * 1024;
const large = film('large', 9 * MB);
const [first] = Object.values(metaSubject.plans) as [Plan];
const plan = aPlan({
  startDate: first.startDate,
  endDate: first.endDate,
  ads: [anAd('FacebookPostAd', { media: [large] })],
});

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open(metaSubject);
});
afterEach(() => stage.close());

const uploads = () => stage.reports.filter(({ path }) => path.endsWith('/advideos')).length;
const of = (kind: string) => stage.sandbox.ledger.meta.list({ kind });

test('a large video comes in pieces', async () => {
  await stage.publish(plan);
  expect(of('session')).toMatchObject([{ fields: { size: 9 * MB, received: 9 * MB } }]);
  // It begins, one small piece and two large ones as Meta asks for them, it ends.
  expect(uploads()).toBe(5);
});

test('goes on where it stopped', async () => {
  // The second piece is refused by something that does not pass.
  stage.sandbox.faults.add({
    network: 'meta',
    match: { path: '/advideos' },
    when: { nth: 3 },
    effect: 'tokenExpired',
  });
  await expect(stage.connector.publish(plan, await stage.run())).rejects.toThrow('auth');
  expect(of('session')).toMatchObject([{ fields: { received: MB } }]);
  await stage.publish(plan);
  expect(uploads()).toBe(6);
  expect(of('video')).toHaveLength(1);
});

test('begins anew when Meta has forgotten it', async () => {
  stage.sandbox.faults.add({
    network: 'meta',
    match: { path: '/advideos' },
    when: { nth: 3 },
    effect: 'tokenExpired',
  });
  await expect(stage.connector.publish(plan, await stage.run())).rejects.toThrow('auth');
  stage.sandbox.world('meta').ledger.remove(of('session')[0]?.id ?? '');
  await stage.publish(plan);
  expect(stage.tree(plan).ads).toHaveLength(1);
  expect(of('session')).toMatchObject([{ fields: { received: 9 * MB } }]);
});

test('a video without a picture of its own is shown with one of Meta', async () => {
  const bare = { ...film('bare'), poster: null };
  const wanted = { ...plan, ads: [anAd('FacebookPostAd', { media: [bare] })] };
  await stage.publish(wanted);
  expect(JSON.stringify(of('adcreative')[0]?.fields)).toContain('"image_url":"https://');
});
