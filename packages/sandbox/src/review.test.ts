import { describe, expect, test } from 'vitest';
import type { LedgerObject } from './ledger/object.ts';
import { REFUSED_LATER, review } from './review.ts';

const MINUTE = 60_000;
const at = Date.UTC(2026, 11, 1, 12);
const wish = (...texts: string[]) => ({ submittedAt: at, texts, objects: [] });

describe('a review', () => {
  test('takes its time', () => {
    expect(review(wish('Nurse'), at, 30).state).toBe('pending');
    expect(review(wish('Nurse'), at + 30 * MINUTE - 1, 30).state).toBe('pending');
    expect(review(wish('Nurse'), at + 30 * MINUTE, 30).state).toBe('approved');
  });

  test('decides by what it reads', () => {
    const decided = at + 30 * MINUTE;
    expect(review(wish('Nurse', 'Now [[reject:policy]]'), decided, 30).state).toBe('rejected');
    expect(review(wish('Nurse [[limited]]'), decided, 30).state).toBe('limited');
  });

  test('refuses what a fault has marked', () => {
    const marked = { fields: { [REFUSED_LATER]: true } } as unknown as LedgerObject;
    const refused = { ...wish('Nurse'), objects: [marked] };
    expect(review(refused, at + 30 * MINUTE, 30).state).toBe('rejected');
  });

  test('lets an ad be shown from its decision on, unless it is refused', () => {
    const allowed = (text: string) => review(wish(text), at, 30).allowed.map(({ value }) => value);
    expect(allowed('Nurse')).toEqual([false, true]);
    expect(allowed('[[limited]]')).toEqual([false, true]);
    expect(allowed('[[reject:policy]]')).toEqual([false, false]);
  });
});
