import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/http/api-error.ts';
import { holdEngine, openEngine } from '../../../lib/save/open-engine.ts';
import { dropUnsaved } from '../../../lib/save/unsaved-texts.ts';
import { aCampaign } from '../../../testing/a-campaign.ts';
import { createSession } from '../../session/index.ts';
import { type CampaignEngine, campaignEndings, createCampaignEngine } from './campaign-engine.ts';
import type { Campaign } from './values.ts';

const hold = (name: string, engine: CampaignEngine) =>
  holdEngine(name, engine, campaignEndings('c1'));

function engineWith(send: () => Promise<Campaign>) {
  return createCampaignEngine({
    campaign: aCampaign(),
    store: { read: () => new Map(), write: () => {} },
    send,
    onSaved: () => {},
    reload: async () => aCampaign(),
    today: () => '2026-11-15',
  });
}

test('a save that began on a page ends without it, and a visitor finds the same engine', async () => {
  let answer: (campaign: Campaign) => void = () => {};
  const send = vi.fn(
    () =>
      new Promise<Campaign>((resolve) => {
        answer = resolve;
      }),
  );
  const open = () => openEngine('p1 a1 c1', () => engineWith(send));
  const engine = open();
  const leave = hold('p1 a1 c1', engine);
  engine.change('title', 'ICU');
  leave();
  expect(send).toHaveBeenCalledOnce();
  expect(open()).toBe(engine);

  answer(aCampaign({ title: 'ICU', version: 2 }));
  await expect.poll(() => engine.snapshot().state).toBe('saved');
  expect(open()).not.toBe(engine);
});

test('a visitor who came back keeps the engine when it is done', async () => {
  const send = async () => aCampaign({ title: 'ICU', version: 2 });
  const open = () => openEngine('p1 a1 c2', () => engineWith(send));
  const engine = open();
  const leave = hold('p1 a1 c2', engine);
  engine.change('title', 'ICU');
  leave();
  hold('p1 a1 c2', open());
  await expect.poll(() => engine.snapshot().state).toBe('saved');
  expect(open()).toBe(engine);
});

const session = createSession({
  queryClient: new QueryClient(),
  goTo: async () => {},
  leaveTo: () => {},
  reload: () => {},
  here: () => '/',
});
session.begin({ id: 'p1' });

test.each([
  ['the session', () => session.endElsewhere()],
  ['the campaign', () => dropUnsaved('c1')],
])('the end of %s is the end of its engines', async (_, end) => {
  vi.useFakeTimers();
  const send = vi.fn(async () => {
    throw new ApiError({ status: 0, statusText: '', body: undefined });
  });
  const open = () => openEngine('p1 a1 c3', () => engineWith(send));
  const engine = open();
  const leave = hold('p1 a1 c3', engine);
  engine.change('title', 'ICU');
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledOnce();
  await end();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(send).toHaveBeenCalledOnce();
  expect(open()).not.toBe(engine);
  vi.useRealTimers();
});

test('an engine of another campaign goes on', () => {
  const open = () => openEngine('p1 a1 c4', () => engineWith(() => new Promise(() => {})));
  const engine = open();
  hold('p1 a1 c4', engine);
  dropUnsaved('another');
  expect(open()).toBe(engine);
});
