import { expect, test, vi } from 'vitest';
import { aCampaign, aPlace, aProfile } from '../../../testing/a-campaign.ts';
import {
  holdAnswers,
  onSaved,
  open,
  quiet,
  sent,
  serve,
  server,
  setSaveScene,
  unsaved,
} from '../testing/save-scene.ts';

setSaveScene();

test('a text is saved when the field is left', async () => {
  const engine = open();
  engine.change('title', 'ICU nurses');
  await quiet();
  expect(sent).toHaveLength(0);
  expect(engine.snapshot().state).toBe('saving');
  engine.commit('title');
  await quiet();
  expect(sent).toEqual([
    {
      version: 1,
      step: {
        kind: 'details',
        fields: ['title'],
        details: {
          title: 'ICU nurses',
          targetUrl: '',
          poNumber: '',
          referenceNumber: '',
          language: 'nl',
        },
      },
    },
  ]);
  expect(engine.snapshot().state).toBe('saved');
  expect(onSaved).toHaveBeenLastCalledWith(server);
  expect(unsaved()).toEqual([]);
});

test('a text is saved after a pause in typing, once', async () => {
  const engine = open();
  engine.change('title', 'I');
  await vi.advanceTimersByTimeAsync(1000);
  engine.change('title', 'IC');
  await vi.advanceTimersByTimeAsync(1400);
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toHaveLength(1);
  expect(server.title).toBe('IC');
});

test('calls go out one after the other, each on the version the last one made', async () => {
  const release = holdAnswers();
  const engine = open();
  engine.change('title', 'ICU');
  engine.commit('title');
  engine.change('locations', [aPlace('assen'), aPlace('emmen')]);
  engine.commit('locations');
  await quiet();
  expect(sent).toHaveLength(1);
  release();
  await quiet();
  expect(sent.map(({ step, version }) => [step.kind, version])).toEqual([
    ['details', 1],
    ['addLocation', 2],
    ['addLocation', 3],
  ]);
  expect(engine.snapshot().state).toBe('saved');
});

test('a value that can not be saved goes as it is stored, and is kept', async () => {
  const engine = open();
  engine.change('poNumber', 'x'.repeat(41));
  engine.commit('poNumber');
  await quiet();
  expect(sent).toHaveLength(0);
  expect(engine.snapshot().state).toBe('held');
  engine.change('title', 'ICU');
  engine.commit('title');
  await quiet();
  expect(sent[0]?.step).toMatchObject({ details: { title: 'ICU', poNumber: '' } });
  expect(engine.snapshot().values.poNumber).toHaveLength(41);
  expect(unsaved()).toEqual(['poNumber']);
});

test('what is typed while a call is under way is saved afterwards', async () => {
  const release = holdAnswers();
  const engine = open();
  engine.change('title', 'ICU');
  engine.commit('title');
  engine.change('title', 'ICU nurse');
  release();
  await quiet();
  expect(server.title).toBe('ICU');
  expect(engine.snapshot().values.title).toBe('ICU nurse');
  engine.commit('title');
  await quiet();
  expect(server.title).toBe('ICU nurse');
});

test('typing back while a call is under way lasts, also when what was known comes once more', async () => {
  const short = { startDate: '2026-11-25', endDate: '2027-01-25' };
  const long = { ...short, endDate: '2027-11-25' };
  serve(aCampaign(long));
  const known = server;
  const release = holdAnswers();
  const engine = open();
  // Over 11 one types 1 first: January goes out before November is there again.
  for (const schedule of [short, long]) {
    engine.change('schedule', schedule);
    engine.commit('schedule');
  }
  engine.receive({ ...known });
  release();
  await quiet();
  expect(engine.snapshot()).toMatchObject({ values: { schedule: long }, state: 'saved' });
  expect(server).toMatchObject(long);
});

test('an item taken back while it is being added goes, also when what was known comes once more', async () => {
  const known = server;
  const release = holdAnswers();
  const engine = open();
  for (const locations of [[aPlace('assen')], []]) {
    engine.change('locations', locations);
    engine.commit('locations');
  }
  engine.receive({ ...known });
  release();
  await quiet();
  expect(server.locations).toEqual([]);
  expect(engine.snapshot()).toMatchObject({ values: { locations: [] }, state: 'saved' });
});

test('spaces around a text are no change', async () => {
  const engine = open();
  engine.change('title', ' Nurses ');
  expect(engine.snapshot().state).toBe('saved');
});

test('typing back to what is stored leaves nothing to save', async () => {
  const engine = open();
  engine.change('title', 'Nurse');
  engine.change('title', 'Nurses');
  expect(engine.snapshot().state).toBe('saved');
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(0);
});

test('switching the audience clears the other choice before the new one is set', async () => {
  serve(aCampaign({ type: 'awareness', profiles: [aProfile('icu'), aProfile('gp')] }));
  const engine = open();
  engine.change('profiles', []);
  engine.commit('profiles');
  engine.change('functionGroup', 'healthcare');
  engine.commit('functionGroup');
  await quiet();
  expect(sent.map(({ step }) => step.kind)).toEqual([
    'removeProfile',
    'removeProfile',
    'functionGroup',
  ]);
  expect(server).toMatchObject({ profiles: [], functionGroup: 'healthcare' });
});
