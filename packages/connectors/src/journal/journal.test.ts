import { messageOf } from '@posthorn/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { type FailureKind, NetworkFailure } from '../failure.ts';
import { MemoryJournalStore } from '../testing/memory-journal.ts';
import { TurnedClock } from '../testing/turned-clock.ts';
import { type Creation, Journal } from './journal.ts';
import { NotYet } from './store.ts';

const LATE = 60_000;

let clock: TurnedClock;
let store: MemoryJournalStore;
/** What the network has, in the order it was made. */
let made: string[];
let sent: number;

beforeEach(() => {
  clock = new TurnedClock();
  store = new MemoryJournalStore();
  made = [];
  sent = 0;
});

const open = () => Journal.open(store, { clock, lateWindowMs: LATE });
const failed = (kind: FailureKind) =>
  new NetworkFailure({
    kind,
    code: '1',
    message: kind,
    userMessage: messageOf('network.noAnswer'),
  });

function campaign(outcome: (id: string) => void = (id) => made.push(id)): Creation {
  return {
    key: 'campaign',
    request: { name: 'Nurse' },
    async send() {
      sent += 1;
      const id = `made-${sent}`;
      outcome(id);
      return id;
    },
    find: async () => [...made],
    async remove(id) {
      made = made.filter((one) => one !== id);
    },
  };
}

const lost = (id: string) => {
  made.push(id);
  throw failed('ambiguous');
};
const neverApplied = () => {
  throw failed('ambiguous');
};

describe('a creation', () => {
  test('is sent once, however often it is asked for', async () => {
    const journal = await open();
    await journal.create(campaign());
    expect(await journal.create(campaign())).toBe('made-1');
    expect(await (await open()).create(campaign())).toBe('made-1');
    expect({ sent, made }).toEqual({ sent: 1, made: ['made-1'] });
    expect((await open()).refs).toEqual({ campaign: 'made-1' });
  });

  test('that happened although no one answered is found and kept', async () => {
    expect(await (await open()).create(campaign(lost))).toBe('made-1');
    expect(sent).toBe(1);
  });

  test('that may still happen is waited for, and then sent again', async () => {
    const first = (await open()).create(campaign(neverApplied));
    await expect(first).rejects.toMatchObject({ until: clock.now() + LATE });
    clock.turn(LATE - 1);
    await expect((await open()).create(campaign())).rejects.toBeInstanceOf(NotYet);
    expect(sent).toBe(1);
    clock.turn(1);
    expect(await (await open()).create(campaign())).toBe('made-2');
    expect(made).toEqual(['made-2']);
  });

  test('is waited for from when it was last heard of, not from when it was begun', async () => {
    const slow = campaign(() => {
      clock.turn(50_000);
      throw failed('ambiguous');
    });
    const begun = clock.now();
    await expect((await open()).create(slow)).rejects.toMatchObject({
      until: begun + 50_000 + LATE,
    });
    clock.turn(LATE - 1);
    await expect((await open()).create(campaign())).rejects.toMatchObject({
      until: begun + 50_000 + LATE,
    });
  });

  test('that happened late is not made a second time', async () => {
    await (await open()).create(campaign(neverApplied)).catch(() => {});
    made.push('late');
    clock.turn(LATE);
    expect(await (await open()).create(campaign())).toBe('late');
    expect(sent).toBe(1);
  });

  test('that exists twice keeps one', async () => {
    await (await open()).create(campaign(neverApplied)).catch(() => {});
    made.push('first', 'second');
    expect(await (await open()).create(campaign())).toBe('first');
    expect(made).toEqual(['first']);
  });

  test('whose worker died in the middle is looked for first', async () => {
    const dying = campaign((id) => {
      made.push(id);
      throw new Error('killed');
    });
    await expect((await open()).create(dying)).rejects.toThrow('killed');
    expect(await (await open()).create(campaign())).toBe('made-1');
    expect(sent).toBe(1);
  });

  test('that was refused is sent again at once when a person asks again', async () => {
    const refused = campaign(() => {
      throw failed('policy');
    });
    await expect((await open()).create(refused)).rejects.toMatchObject({ kind: 'policy' });
    expect(store.steps.get('campaign')?.state).toBe('failed');
    expect(await (await open()).create(campaign())).toBe('made-2');
    expect(store.steps.get('campaign')?.attempt).toBe(2);
  });
});

describe('a change', () => {
  let budgets: number[];
  beforeEach(() => {
    budgets = [];
  });
  const budget = (amount: number, outcome: () => void = () => {}) => ({
    key: 'budget',
    request: { amount },
    async send() {
      budgets.push(amount);
      outcome();
      return undefined;
    },
  });

  test('is sent again only when it says something else', async () => {
    const journal = await open();
    await journal.change(budget(500));
    await journal.change(budget(500));
    await journal.change(budget(700));
    await journal.change(budget(500));
    expect(budgets).toEqual([500, 700, 500]);
  });

  test('no one knows the outcome of is sent again', async () => {
    const unsure = budget(500, () => {
      throw failed('ambiguous');
    });
    await expect((await open()).change(unsure)).rejects.toMatchObject({ kind: 'ambiguous' });
    await (await open()).change(budget(500));
    expect(budgets).toEqual([500, 500]);
  });

  test('is no longer known once it is forgotten', async () => {
    const journal = await open();
    await journal.create(campaign());
    await journal.forget('campaign');
    expect(journal.refs).toEqual({});
    expect((await open()).ref('campaign')).toBeUndefined();
  });
});
