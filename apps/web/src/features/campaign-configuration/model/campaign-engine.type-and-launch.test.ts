import { expect, test, vi } from 'vitest';
import { aCampaign, aRefusal } from '../../../testing/a-campaign.ts';
import {
  edit,
  open,
  quiet,
  sent,
  serve,
  server,
  setSaveScene,
  unsaved,
} from '../testing/save-scene.ts';

setSaveScene();

test('what a new type does not use is parked, and there again when a type uses it', async () => {
  const engine = open();
  engine.change('targetUrl', 'https://a.nl');
  edit({ type: 'leadform' });
  engine.receive(server);
  engine.commit();
  await quiet();
  expect(engine.snapshot()).toMatchObject({
    state: 'saved',
    unsaved: [],
    values: { targetUrl: '' },
  });
  expect(sent).toEqual([]);
  expect(unsaved()).toEqual(['targetUrl']);

  const later = open();
  edit({ type: 'conversions' });
  later.receive(server);
  await quiet();
  expect(server.targetUrl).toBe('https://a.nl');
  expect(unsaved()).toEqual([]);
});

test('what was emptied under a parked text is a conflict when it comes back', async () => {
  serve(aCampaign({ targetUrl: 'https://old.nl' }));
  const engine = open();
  engine.change('targetUrl', 'https://a.nl');
  edit({ type: 'leadform', targetUrl: '' });
  engine.receive(server);
  edit({ type: 'consideration' });
  engine.receive(server);
  await quiet();
  expect(engine.snapshot()).toMatchObject({
    values: { targetUrl: 'https://a.nl' },
    conflicts: { targetUrl: '' },
  });
});

test('what was typed into a draft is not sent to a running campaign unasked', async () => {
  open().change('title', 'ICU');
  vi.clearAllTimers();
  edit({ status: 'active', errors: [aRefusal()] });
  const engine = open();
  engine.commit();
  await quiet();
  expect(sent).toEqual([]);
  expect(engine.snapshot()).toMatchObject({
    values: { title: 'ICU' },
    conflicts: { title: 'Nurses' },
    outdated: ['title'],
    state: 'held',
  });
  engine.keepMine('title');
  await quiet();
  expect(server.title).toBe('ICU');
  expect(engine.snapshot()).toMatchObject({ outdated: [], state: 'saved' });
});

test('nor while its page is open', async () => {
  const engine = open();
  engine.change('title', 'ICU');
  edit({ status: 'active', errors: [aRefusal()] });
  engine.receive(server);
  engine.commit();
  await quiet();
  expect(sent).toEqual([]);
  expect(engine.snapshot().outdated).toEqual(['title']);
});

test('dates are not sent after the launch', async () => {
  serve(aCampaign({ status: 'active', errors: [aRefusal()] }));
  const engine = open();
  engine.change('schedule', { startDate: '2026-12-01', endDate: '2026-12-20' });
  engine.commit();
  await quiet();
  expect(sent).toEqual([]);
  expect(engine.snapshot().state).toBe('saved');
});

test('a launched campaign is not written to', async () => {
  const engine = open();
  edit({ status: 'active' });
  engine.receive(server);
  engine.change('title', 'ICU');
  engine.commit();
  await quiet();
  expect(sent).toHaveLength(0);
  expect(engine.snapshot().state).toBe('held');
});
