import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, isStale } from '../http/api-error.ts';
import { type Item, sameItems } from './items.ts';
import { createSaveEngine } from './save-engine.ts';
import type { SavedDocument } from './saved-document.ts';
import type { Unsaved } from './unsaved-store.ts';

/** A document that has nothing to do with campaigns: no status, and one call for each field. */
interface Package {
  version: number;
  name: string;
  days: number;
  channels: Item[];
  isArchived: boolean;
}
type Values = Pick<Package, 'name' | 'days' | 'channels'>;
type Step = { set: 'name' | 'days'; to: string | number } | { add: string } | { remove: string };

const packages: SavedDocument<Package, Values, Step> = {
  fields: ['name', 'days', 'channels'],
  lists: ['channels'],
  valuesOf: ({ name, days, channels }) => ({ name, days, channels }),
  statusOf: () => '',
  isOpen: ({ isArchived }) => !isArchived,
  isUsed: () => true,
  isSaveable: (field, { days }) => field !== 'days' || days >= 2,
  isSame: (field, one, other) =>
    field === 'channels' ? sameItems(one as Item[], other as Item[]) : one === other,
  stepFor(field, { stored, wanted }) {
    if (field !== 'channels') return { step: { set: field, to: wanted[field] }, fields: [field] };
    const has = (list: readonly Item[], { id }: Item) => list.some((item) => item.id === id);
    const gone = stored.channels.find((item) => !has(wanted.channels, item));
    const added = wanted.channels.find((item) => !has(stored.channels, item));
    const step = gone ? { remove: gone.id } : added && { add: added.id };
    return step && { step, fields: [field] };
  },
};

let server: Package;
let sent: { step: Step; version: number }[];
let kept: Map<keyof Values, Unsaved>;
const reload = vi.fn(async () => server);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  server = {
    version: 4,
    name: 'Basic',
    days: 14,
    channels: [{ id: 'facebook' }],
    isArchived: false,
  };
  sent = [];
  kept = new Map();
  reload.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const quiet = () => vi.advanceTimersByTimeAsync(0);
const stale = (current: Package) =>
  new ApiError({ status: 409, statusText: '', body: { code: 'stale', message: '', current } });

function apply(step: Step): void {
  const { channels } = server;
  const change =
    'set' in step
      ? { [step.set]: step.to }
      : 'add' in step
        ? { channels: [...channels, { id: step.add }] }
        : { channels: channels.filter(({ id }) => id !== step.remove) };
  server = { ...server, ...change, version: server.version + 1 };
}

function open(answer?: (version: number) => Package) {
  return createSaveEngine({
    ...packages,
    document: server,
    store: {
      read: () => kept,
      write: (field, unsaved) => void (unsaved ? kept.set(field, unsaved) : kept.delete(field)),
    },
    async send(step, version) {
      sent.push({ step, version });
      if (answer) return answer(version);
      if (version !== server.version) throw stale(server);
      apply(step);
      return server;
    },
    currentIn: (error) => (isStale(error) ? (error.current as Package) : undefined),
    onSaved: () => {},
    reload,
  });
}

describe('a document that describes itself', () => {
  test('is saved field by field, and a list item by item', async () => {
    const engine = open();
    engine.change('name', 'Large');
    engine.change('channels', [{ id: 'linkedIn' }]);
    engine.commit();
    await quiet();
    expect(sent).toEqual([
      { step: { set: 'name', to: 'Large' }, version: 4 },
      { step: { remove: 'facebook' }, version: 5 },
      { step: { add: 'linkedIn' }, version: 6 },
    ]);
    expect(engine.snapshot()).toMatchObject({ state: 'saved', document: server, unsaved: [] });
  });

  test('keeps what can not be saved, and offers it again after a reload', async () => {
    open().change('days', 1);
    const engine = open();
    engine.commit();
    await quiet();
    expect(sent).toEqual([]);
    expect(engine.snapshot()).toMatchObject({ state: 'held', values: { days: 1 } });
  });

  test('takes in what others changed, and asks where both did', async () => {
    const engine = open();
    engine.change('name', 'Mine');
    engine.change('channels', [{ id: 'facebook' }, { id: 'linkedIn' }]);
    server = { ...server, version: 5, name: 'Theirs', channels: [{ id: 'google' }] };
    engine.commit();
    await quiet();
    expect(engine.snapshot().conflicts).toEqual({ name: 'Theirs' });
    expect(server.channels).toEqual([{ id: 'google' }, { id: 'linkedIn' }]);
    engine.keepMine('name');
    await quiet();
    expect(server.name).toBe('Mine');
  });

  test('sends nothing while it is closed', async () => {
    server = { ...server, isArchived: true };
    const engine = open();
    engine.change('name', 'Large');
    engine.commit();
    await quiet();
    expect(sent).toEqual([]);
  });
});

describe('a server that has an older version than this page', () => {
  test('is believed: what was typed is sent on its version', async () => {
    const engine = open();
    server = { ...server, version: 2 };
    engine.change('name', 'Large');
    engine.commit();
    await quiet();
    expect(sent.map(({ version }) => version)).toEqual([4, 2]);
    expect(engine.snapshot()).toMatchObject({
      state: 'saved',
      document: { version: 3, name: 'Large' },
    });
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is not stormed when it refuses every version', async () => {
    const engine = open((version) => {
      // a loop without pauses would never come back to the test
      if (sent.length > 20) throw new Error('stormed');
      throw stale({ ...server, version: version - 1 });
    });
    engine.change('name', 'Large');
    engine.commit();
    await quiet();
    expect(sent).toHaveLength(2);
    expect(engine.snapshot().state).toBe('failed');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(4);
  });

  test('does not undo what came from it meanwhile', async () => {
    const engine = open((version) => {
      if (version === 4) throw stale({ ...server, version: 5 });
      return { ...server, version: version + 1, name: 'Large' };
    });
    engine.change('name', 'Large');
    engine.commit();
    engine.receive({ ...server, version: 6, days: 21 });
    await quiet();
    expect(sent.map(({ version }) => version)).toEqual([4, 6]);
    expect(engine.snapshot().document.version).toBe(7);
  });
});

describe('a server that takes a change of a list and leaves the list as it is', () => {
  const openStuck = () =>
    open((version) => {
      // a loop without pauses would never come back to the test
      if (sent.length > 20) throw new Error('stormed');
      const { step } = sent.at(-1) as (typeof sent)[number];
      if ('set' in step) apply(step);
      else server = { ...server, version: version + 1 };
      return server;
    });

  test('is not stormed', async () => {
    const engine = openStuck();
    engine.change('channels', [{ id: 'facebook' }, { id: 'linkedIn' }]);
    engine.commit();
    await quiet();
    expect(sent).toHaveLength(2);
    expect(engine.snapshot()).toMatchObject({ state: 'failed', unsaved: ['channels'] });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(4);
  });

  test('gets what was typed in other fields nevertheless', async () => {
    const engine = openStuck();
    engine.change('channels', [{ id: 'facebook' }, { id: 'linkedIn' }]);
    engine.change('name', 'Large');
    engine.commit();
    await quiet();
    expect(server.name).toBe('Large');
    expect(engine.snapshot().unsaved).toEqual(['channels']);
  });

  test('is sent nothing more by a page that was left', async () => {
    const engine = openStuck();
    engine.change('channels', []);
    engine.commit();
    engine.close();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sent).toHaveLength(1);
  });
});

describe('an item that is taken back after its call got no answer', () => {
  const added = [{ id: 'facebook' }, { id: 'linkedIn' }];
  const lost = () => new ApiError({ status: 0, statusText: '', body: {} });
  function addAndTakeBack(answer: (version: number) => Package) {
    const engine = open(answer);
    engine.change('channels', added);
    engine.commit();
    return async () => {
      await quiet();
      engine.change('channels', [{ id: 'facebook' }]);
      engine.commit();
      engine.retry();
      await quiet();
      return engine.snapshot();
    };
  }

  test('leaves nothing to save when the call never arrived', async () => {
    const takeBack = addAndTakeBack(() => {
      throw lost();
    });
    expect(await takeBack()).toMatchObject({ state: 'saved', unsaved: [] });
    expect([sent.length, kept.size]).toEqual([1, 0]);
  });

  test('is removed when the call did arrive', async () => {
    const takeBack = addAndTakeBack((version) => {
      const { step } = sent.at(-1) as (typeof sent)[number];
      if (version !== server.version) throw stale(server);
      apply(step);
      if ('add' in step) throw lost();
      return server;
    });
    expect(await takeBack()).toMatchObject({ state: 'saved', unsaved: [] });
    expect(server.channels).toEqual([{ id: 'facebook' }]);
  });

  test('waits for the server when it can not be asked either', async () => {
    const takeBack = addAndTakeBack(() => {
      throw lost();
    });
    reload.mockRejectedValueOnce(lost());
    expect(await takeBack()).toMatchObject({ state: 'failed' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, kept.size]).toEqual([1, 0]);
  });
});

test('an item that was refused leaves nothing to save when it is taken back', async () => {
  const engine = open(() => {
    throw new ApiError({ status: 422, statusText: '', body: { code: 'invalid', message: 'No' } });
  });
  engine.change('channels', []);
  engine.commit();
  await quiet();
  engine.change('channels', [{ id: 'facebook' }]);
  engine.commit();
  await quiet();
  expect(engine.snapshot()).toMatchObject({ state: 'saved', unsaved: [] });
});

test('what is sent again and again is kept once', async () => {
  const engine = open(() => {
    throw new ApiError({ status: 503, statusText: '', body: {} });
  });
  engine.change('name', 'Large');
  engine.commit();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(sent.length).toBeGreaterThan(3);
  expect(kept.get('name')?.sent).toEqual(['Large']);
});
