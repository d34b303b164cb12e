import { expect, test } from 'vitest';
import { aCampaign, aPlace } from '../../../testing/a-campaign.ts';
import {
  edit,
  holdAnswers,
  open,
  quiet,
  sent,
  serve,
  server,
  setSaveScene,
  unsaved,
} from '../testing/save-scene.ts';

setSaveScene();

test('another person changed another field: it is taken in and the change is sent again', async () => {
  const engine = open();
  edit({ poNumber: 'PO-7' });
  engine.change('title', 'ICU');
  engine.commit('title');
  await quiet();
  expect(sent.map(({ version }) => version)).toEqual([1, 2]);
  expect(server).toMatchObject({ title: 'ICU', poNumber: 'PO-7' });
  expect(engine.snapshot().values.poNumber).toBe('PO-7');
  expect(engine.snapshot().state).toBe('saved');
});

test('another person changed the same field: both are kept until one is chosen', async () => {
  const engine = open();
  edit({ title: 'Night nurses' });
  engine.change('title', 'ICU');
  engine.commit('title');
  await quiet();
  expect(server.title).toBe('Night nurses');
  expect(engine.snapshot()).toMatchObject({
    values: { title: 'ICU' },
    conflicts: { title: 'Night nurses' },
    state: 'held',
  });
  engine.keepMine('title');
  await quiet();
  expect(server.title).toBe('ICU');
  expect(engine.snapshot()).toMatchObject({ conflicts: {}, state: 'saved' });
});

test('theirs can be taken', async () => {
  const engine = open();
  edit({ title: 'Night nurses' });
  engine.change('title', 'ICU');
  engine.commit('title');
  await quiet();
  engine.takeTheirs('title');
  expect(engine.snapshot()).toMatchObject({ values: { title: 'Night nurses' }, state: 'saved' });
  expect(unsaved()).toEqual([]);
});

test('lists of two people are put together', async () => {
  serve(aCampaign({ locations: [aPlace('assen')] }));
  const engine = open();
  edit({ locations: [aPlace('assen'), aPlace('emmen')] });
  engine.change('locations', [aPlace('zwolle')]);
  engine.commit('locations');
  await quiet();
  expect(server.locations.map(({ id }) => id)).toEqual(['emmen', 'zwolle']);
  expect(engine.snapshot().state).toBe('saved');
});

test('lists that do not fit together are a conflict', async () => {
  const engine = open();
  edit({ locations: [aPlace('leer', { country: 'Germany' })] });
  engine.change('locations', [aPlace('assen')]);
  engine.commit('locations');
  await quiet();
  expect(engine.snapshot().conflicts.locations?.map(({ id }) => id)).toEqual(['leer']);
  engine.keepMine('locations');
  await quiet();
  expect(server.locations.map(({ id }) => id)).toEqual(['assen']);
});

test('news fill untouched fields and leave touched ones', async () => {
  const engine = open();
  engine.change('title', 'ICU');
  edit({ poNumber: 'PO-7', targetUrl: 'https://a.nl' });
  engine.receive(server);
  expect(engine.snapshot().values).toMatchObject({ title: 'ICU', poNumber: 'PO-7' });
  expect(engine.snapshot().conflicts).toEqual({});
  edit({ title: 'Night' });
  engine.receive(server);
  expect(engine.snapshot()).toMatchObject({
    values: { title: 'ICU' },
    conflicts: { title: 'Night' },
  });
});

test('older news and the echo of the own save change nothing', async () => {
  const release = holdAnswers();
  const old = server;
  const engine = open();
  engine.change('title', 'ICU');
  engine.commit('title');
  engine.change('title', 'ICU nurse');
  // The live event is faster than the answer.
  engine.receive({ ...server, title: 'ICU', version: 2 });
  expect(engine.snapshot().conflicts).toEqual({});
  release();
  await quiet();
  engine.receive(old);
  expect(engine.snapshot().document.version).toBeGreaterThan(1);
  expect(engine.snapshot().values.title).toBe('ICU nurse');
});
