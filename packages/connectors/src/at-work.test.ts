import type { Sandbox } from '@posthorn/sandbox';
import { afterEach, expect, test } from 'vitest';
import type { Clock } from './clock.ts';
import { AtWork } from './journal/store.ts';
import { Local } from './linkedin/suite/local.ts';
import { film, plan as linkedInPlan, post } from './linkedin/suite/plans.ts';
import { metaSubject } from './meta/suite/subject.ts';
import type { Plan } from './plan.ts';
import { Stage } from './suite/stage.ts';
import { sandboxTime } from './testing/sandbox-time.ts';
import type { TransportTools } from './transport/transport.ts';

let close: () => Promise<void> = async () => {};
afterEach(() => close());

/** Nothing waits on it. */
const wakeful = (sandbox: Sandbox): Pick<TransportTools, 'clock' | 'random' | 'fetch'> => {
  const sleep: Clock['sleep'] = () => Promise.reject(new Error('It waited in its place'));
  return { clock: { ...sandboxTime(sandbox), sleep }, random: () => 0.5, fetch };
};

test('nobody waits while Meta works on a video: by then all files are sent, and it says when to look again', async () => {
  const stage = await Stage.open(metaSubject);
  close = () => stage.close();
  const { clock, ledger } = stage.sandbox;
  const plan = metaSubject.plans['all six kinds of ads'] as Plan;
  const connector = metaSubject.connect(stage.sandbox, wakeful(stage.sandbox));
  const publish = async () => connector.publish(plan, await stage.run());
  const made = () => ['video', 'adcreative'].map((kind) => ledger.meta.list({ kind }).length);

  for (let look = 1; look <= 2; look += 1) {
    const until = clock.now() + 3_000;
    await expect(publish()).rejects.toEqual(expect.objectContaining({ name: 'AtWork', until }));
    expect(made()).toEqual([1, 0]);
    await clock.set(until);
  }
  await expect(publish()).resolves.toEqual([]);
  expect(made()).toEqual([1, plan.ads.length]);
});

test('nor while LinkedIn works on a film, wherever it stands among the ads', async () => {
  const local = await Local.open();
  close = () => local.close();
  const plan = linkedInPlan({ ads: [film('ad-1'), post('ad-2'), film('ad-3')] });
  const connector = local.connectAs(wakeful(local.sandbox));
  const publish = async () => connector.publish(plan, await local.run());

  await expect(publish()).rejects.toBeInstanceOf(AtWork);
  expect(local.all('video')).toHaveLength(2);
  expect(local.all('image')).toHaveLength(1);
  expect(local.all('post')).toHaveLength(0);
  await local.sandbox.clock.advance(3_000);
  await expect(publish()).resolves.toEqual([]);
  expect(local.all('video')).toHaveLength(2);
});
