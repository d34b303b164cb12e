import { say } from '@posthorn/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/http/api-error.ts';
import { aCampaign, aPlace, aProfile } from '../../../testing/a-campaign.ts';
import { createSaveEngine } from './save-engine.ts';
import type { Step } from './step.ts';
import { createUnsavedStore } from './unsaved-store.ts';
import { type Campaign, valuesOf, withValues } from './values.ts';

const owner = { personId: 'p1', accountId: 'a1', campaignId: 'c1' };
const refusal = (
  status: number,
  body: Partial<ConstructorParameters<typeof ApiError>[0]['body']>,
) => new ApiError({ status, statusText: '', body: body ?? {} });

/** A server with one campaign, which refuses what was made on an older version. */
let server: Campaign;
let sent: Array<{ step: Step; version: number }>;
let troubles: Array<() => void>;
let hold: Promise<void> | undefined;

const edit = (change: Partial<Campaign>) => {
  server = { ...server, ...change, version: server.version + 1 };
};

async function send(step: Step, version: number): Promise<Campaign> {
  sent.push({ step, version });
  await hold;
  troubles.shift()?.();
  if (version !== server.version) throw refusal(409, { code: 'stale', current: server });
  const values = valuesOf(server);
  const apply: {
    [K in Step['kind']]: (given: Extract<Step, { kind: K }>) => Partial<typeof values>;
  } = {
    details: ({ details }) => details,
    schedule: ({ schedule }) => ({ schedule }),
    goal: ({ goal }) => ({ goal }),
    functionGroup: ({ functionGroup }) => ({ functionGroup }),
    addProfile: ({ id }) => ({ profiles: [...values.profiles, aProfile(id)] }),
    removeProfile: ({ id }) => ({ profiles: values.profiles.filter((one) => one.id !== id) }),
    addLocation: ({ location }) => ({ locations: [...values.locations, location] }),
    removeLocation: ({ location }) => ({
      locations: values.locations.filter((one) => one.id !== location.id),
    }),
  };
  edit(withValues(server, { ...values, ...apply[step.kind](step as never) }));
  return server;
}

const onSaved = vi.fn();
const onRefused = vi.fn();
const open = () =>
  createSaveEngine({
    campaign: server,
    store: createUnsavedStore(owner),
    send,
    onSaved,
    onRefused,
    today: () => '2026-11-15',
  });

const quiet = () => vi.advanceTimersByTimeAsync(0);
const unsaved = () => [...createUnsavedStore(owner).read().keys()];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  localStorage.clear();
  server = aCampaign({ title: 'Nurses' });
  sent = [];
  troubles = [];
  hold = undefined;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
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
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
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

test('somebody else changed another field: it is taken in and the change is sent again', async () => {
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

test('somebody else changed the same field: both are kept until one is chosen', async () => {
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
  server = aCampaign({ locations: [aPlace('assen')] });
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
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
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
  expect(engine.snapshot().campaign.version).toBeGreaterThan(1);
  expect(engine.snapshot().values.title).toBe('ICU nurse');
});

test('without a network it tries again, in growing pauses, and by hand', async () => {
  const offline = () => {
    throw refusal(0, {});
  };
  troubles.push(offline, offline, offline);
  const engine = open();
  engine.change('title', 'ICU');
  engine.commit('title');
  await quiet();
  expect(engine.snapshot().state).toBe('failed');
  expect(unsaved()).toEqual(['title']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
  engine.retry();
  await quiet();
  expect(server.title).toBe('ICU');
  expect(engine.snapshot().state).toBe('saved');
});

test('an answer that was lost is recognised', async () => {
  const engine = open();
  troubles.push(() => {
    edit({ title: 'ICU' });
    throw refusal(0, {});
  });
  engine.change('title', 'ICU');
  engine.commit('title');
  await quiet();
  engine.change('title', 'ICU nurse');
  engine.commit('title');
  engine.retry();
  await quiet();
  expect(engine.snapshot()).toMatchObject({ conflicts: {}, state: 'saved' });
  expect(server.title).toBe('ICU nurse');
});

test('what was unsaved is there after a reload, and is saved then', async () => {
  troubles.push(() => {
    throw refusal(503, {});
  });
  const before = open();
  before.change('title', 'ICU');
  before.change('poNumber', 'x'.repeat(41));
  before.change('schedule', { startDate: '2026-12-01', endDate: '2026-12-20' });
  before.commit();
  await quiet();
  vi.clearAllTimers();

  const after = open();
  expect(after.snapshot().values).toMatchObject({ title: 'ICU', poNumber: 'x'.repeat(41) });
  after.commit();
  await quiet();
  expect(server).toMatchObject({ title: 'ICU', endDate: '2026-12-20', poNumber: '' });
  expect(unsaved()).toEqual(['poNumber']);
});

test('after a reload somebody else may have been there', () => {
  open().change('title', 'ICU');
  vi.clearAllTimers();
  edit({ title: 'Night' });
  expect(open().snapshot()).toMatchObject({
    values: { title: 'ICU' },
    conflicts: { title: 'Night' },
  });
});

test('storage that is not ours is ignored', () => {
  localStorage.setItem('posthorn.unsaved.p1.a1.c1.title', '{"value":7,"base":""}');
  localStorage.setItem('posthorn.unsaved.p1.a1.c1.schedule', 'nonsense');
  expect(open().snapshot().state).toBe('saved');
});

test('a refusal is shown at its field and not repeated until the value changes', async () => {
  troubles.push(() => {
    throw refusal(422, {
      code: 'invalid',
      findings: [{ code: 'field.url', severity: 'error', path: 'targetUrl' }],
    });
  });
  const engine = open();
  engine.change('targetUrl', 'https://odd.example');
  engine.change('title', 'ICU');
  engine.commit();
  await quiet();
  expect(engine.snapshot().refusals).toEqual({ targetUrl: say('field.url') });
  expect(server).toMatchObject({ title: 'ICU', targetUrl: '' });
  expect(engine.snapshot().state).toBe('held');
  expect(onRefused).toHaveBeenCalled();
  engine.change('targetUrl', 'https://good.example');
  engine.commit();
  await quiet();
  expect(server.targetUrl).toBe('https://good.example');
});

test('a refusal is no lost connection', async () => {
  troubles.push(() => {
    throw refusal(422, { code: 'invalid', findings: [] });
  });
  const engine = open();
  engine.change('title', 'ICU');
  engine.commit();
  await quiet();
  expect(engine.snapshot().state).toBe('held');
  engine.change('poNumber', 'PO-1');
  expect(engine.snapshot().state).toBe('saving');
});

test('a refused part of a field is said at the field', async () => {
  troubles.push(() => {
    throw refusal(422, {
      code: 'invalid',
      message: 'Please check the input',
      findings: [{ code: 'field.malformed', severity: 'error', path: 'start_date' }],
    });
  });
  const engine = open();
  engine.change('schedule', { startDate: '2026-12-01', endDate: '2026-12-20' });
  engine.commit();
  await quiet();
  expect(engine.snapshot().refusals).toEqual({ schedule: say('field.malformed') });
});

test('a text nobody can have typed is not sent', async () => {
  const engine = open();
  engine.change('poNumber', 'PO\u0000');
  engine.change('title', 'ICU');
  engine.commit();
  await quiet();
  expect(server).toMatchObject({ title: 'ICU', poNumber: '' });
  expect(engine.snapshot().state).toBe('held');
});

test('a refusal that names no field concerns what was sent', async () => {
  troubles.push(() => {
    throw refusal(409, { code: 'conflict', message: 'Launched' });
  });
  server = aCampaign({ type: 'custom' });
  const engine = open();
  engine.change('goal', 'MAXIMISE_CLICKS');
  engine.change('functionGroup', 'it');
  engine.commit('functionGroup');
  await quiet();
  expect(engine.snapshot().refusals).toEqual({ functionGroup: 'Launched' });
  expect(sent).toHaveLength(1);
});

test('an ended session leaves the values for the next visit', async () => {
  troubles.push(() => {
    throw refusal(401, {});
  });
  const engine = open();
  engine.change('title', 'ICU');
  engine.commit();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(engine.snapshot().state).toBe('failed');
  expect(unsaved()).toEqual(['title']);
});

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
  server = aCampaign({ targetUrl: 'https://old.nl' });
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

const anError = { code: 'x', createdAt: '', requestId: null, message: '', userMessage: '' };

test('what was typed into a draft is not sent to a running campaign unasked', async () => {
  open().change('title', 'ICU');
  vi.clearAllTimers();
  edit({ status: 'active', errors: [anError] });
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
  edit({ status: 'active', errors: [anError] });
  engine.receive(server);
  engine.commit();
  await quiet();
  expect(sent).toEqual([]);
  expect(engine.snapshot().outdated).toEqual(['title']);
});

test('dates are not sent after the launch', async () => {
  server = aCampaign({ status: 'active', errors: [anError] });
  const engine = open();
  engine.change('schedule', { startDate: '2026-12-01', endDate: '2026-12-20' });
  engine.commit();
  await quiet();
  expect(sent).toEqual([]);
  expect(engine.snapshot().state).toBe('saved');
});

test('spaces around a text are no change', async () => {
  const engine = open();
  engine.change('title', ' Nurses ');
  expect(engine.snapshot().state).toBe('saved');
});

test('a closed engine sends nothing and keeps what is unsaved', async () => {
  troubles.push(() => {
    throw refusal(503, {});
  });
  const engine = open();
  engine.change('title', 'ICU');
  engine.commit();
  engine.change('poNumber', 'PO-1');
  await quiet();
  engine.close();
  engine.commit();
  engine.retry();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(unsaved()).toEqual(['title', 'poNumber']);
});

test('an answer to a closed engine is not shown to the next person', async () => {
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
  onSaved.mockClear();
  const engine = open();
  engine.change('title', 'ICU');
  engine.commit();
  engine.close();
  release();
  await quiet();
  expect(unsaved()).toEqual([]);
  expect(onSaved).not.toHaveBeenCalled();
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

test('typing back to what is stored leaves nothing to save', async () => {
  const engine = open();
  engine.change('title', 'Nurse');
  engine.change('title', 'Nurses');
  expect(engine.snapshot().state).toBe('saved');
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(0);
});

test('switching the audience clears the other choice before the new one is set', async () => {
  server = aCampaign({ type: 'awareness', profiles: [aProfile('icu'), aProfile('gp')] });
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
