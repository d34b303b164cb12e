import { describe, expect, test } from 'vitest';
import { aPackage } from '../testing/a-package.ts';
import { bodyOf, conflictOf, draftFindings, draftOf, isChanged, onTopOf } from './draft.ts';

const seen = aPackage();
const draft = draftOf(seen);
const typed = (changes: Partial<typeof draft>) => ({ seen, draft: { ...draft, ...changes } });
const amounts = (changes: Partial<typeof draft.channelBudget>) => ({
  channelBudget: { ...draft.channelBudget, ...changes },
});

test('a package comes back from its editor as it was', () => {
  const { name, runtime, channelsActivation, channelsBudget } = seen;
  expect(bodyOf(draft)).toEqual({ name, runtime, channelsActivation, channelsBudget });
  expect(draft.channelBudget).toEqual({
    facebook: '600',
    googleDisplay: '300',
    googleSearch: '0',
    linkedIn: '0',
  });
});

describe('changed is', () => {
  test.each([
    ['another name', { name: 'Mine' }, true],
    ['another runtime', { runtime: '31' }, true],
    ['another amount', amounts({ facebook: '601' }), true],
    ['another channel', { channelsOff: [] }, true],
    ['an amount that can not be read', amounts({ facebook: 'abc' }), true],
    ['the same runtime in other words', { runtime: '30 days' }, false],
    ['the same amount in other words', amounts({ facebook: '€ 600' }), false],
    ['nothing', {}, false],
  ] as const)('%s: %o is %s', (_, changes, expected) => {
    expect(isChanged(typed(changes), seen)).toBe(expected);
  });
});

describe('a conflict is', () => {
  const mine = typed({ name: 'Mine' });
  test.each([
    ['the same part changed otherwise', mine, aPackage({ name: 'Theirs', version: 2 }), 'changed'],
    ['not another part', mine, aPackage({ runtime: 14, version: 2 }), undefined],
    ['an archived package', mine, aPackage({ status: 'archived', version: 2 }), 'archived'],
    ['a deleted package', mine, undefined, 'deleted'],
    ['not its switch', mine, aPackage({ status: 'inactive', version: 2 }), undefined],
    ['not the same change', mine, aPackage({ name: 'Mine', version: 2 }), undefined],
    ['nothing where nothing was typed', typed({}), aPackage({ runtime: 14 }), undefined],
    ['nothing where none was deleted under a hand', typed({}), undefined, undefined],
  ])('%s', (_, editing, current, expected) => {
    expect(conflictOf(editing, current)).toBe(expected);
  });
});

test('what was left alone follows the package, and a contested part stays as it was typed', () => {
  const theirs = aPackage({
    ...{ name: 'Theirs', runtime: 14, version: 2 },
    channelsBudget: { ...seen.channelsBudget, facebook: 700_00 },
  });
  const mine = typed({ name: 'Mine', ...amounts({ googleDisplay: '444' }) });
  const merged = onTopOf(mine, theirs);
  expect(merged.seen).toBe(seen);
  expect(merged.draft).toMatchObject({
    ...{ name: 'Mine', runtime: '14' },
    channelBudget: { facebook: '700', googleDisplay: '444' },
  });
  expect(onTopOf(typed(amounts({ googleDisplay: '444' })), theirs).seen).toBe(theirs);
});

test('an amount that can not be read is said, also where it would count as nothing', () => {
  const codes = draftFindings({ ...draft, ...amounts({ facebook: 'abc' }) }, 'EUR').map(
    ({ path, code }) => `${path} ${code}`,
  );
  expect(codes).toContain('facebook field.amount');
});

test('what is typed for a channel that is off is no mistake', () => {
  expect(draftFindings({ ...draft, ...amounts({ linkedIn: 'abc' }) }, 'EUR')).toEqual([]);
});
