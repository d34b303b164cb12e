import type { AdType } from '@posthorn/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropUnsaved } from '../../../lib/save/unsaved-texts.ts';
import { FakeStorage } from '../../../testing/fake-storage.ts';
import type { SocialCopy } from '../social/save-social-ad.ts';
import { aCopy, aDraftOwner, aPicture, emptyCopy } from '../testing/an-ad.ts';
import { type AdDraft, draftSlot, dropDraft, readDrafts } from './ad-draft.ts';
import { createEditorStore } from './editor-store.ts';
import { keepDraft } from './keep-draft.ts';

const owner = aDraftOwner;
const open = (writer = 'tab1', given = owner) => {
  const store = createEditorStore({
    adType: 'FacebookPostAd',
    copy: emptyCopy,
    version: null,
    of: 'campaign',
    campaignType: undefined,
  });
  return { store, drafts: keepDraft(store, { owner: given, writer }) };
};
const all = (of = owner, adType: AdType = 'FacebookPostAd') =>
  readDrafts(of, adType) as AdDraft<SocialCopy>[];
const kept = (adType: 'FacebookPostAd' | 'FacebookStoryAd' = 'FacebookPostAd', of = owner) =>
  all(of, adType)[0];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new FakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('is written when typing rests, and at once when the page goes', () => {
  const write = vi.spyOn(localStorage, 'setItem');
  const { store, drafts } = open();
  for (const text of ['a', 'ab', 'abc']) {
    vi.advanceTimersByTime(200);
    store.change('message', text);
  }
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(write).toHaveBeenCalledTimes(1);
  expect(kept()?.copy.message).toBe('abc');
  expect(store.snapshot().isDraftKept).toBe(true);
  store.change('message', 'abcd');
  drafts.flush();
  expect(kept()?.copy.message).toBe('abcd');
  drafts.flush();
  expect(write).toHaveBeenCalledTimes(2);
});

test('is written every two seconds while a person types without a rest', () => {
  const { store } = open();
  const type = (from: number, to: number) => {
    for (let length = from; length <= to; length += 1) {
      store.change('message', 'x'.repeat(length));
      vi.advanceTimersByTime(100);
    }
  };
  type(1, 19);
  expect(kept()).toBeUndefined();
  type(20, 39);
  expect(kept()?.copy.message).toHaveLength(20);
  type(40, 41);
  expect(kept()?.copy.message).toHaveLength(40);
});

test('is gone when nothing is unsaved any more', () => {
  const { store, drafts } = open();
  store.change('media', [aPicture('m1')]);
  drafts.flush();
  expect(kept()?.copy.media[0]?.id).toBe('m1');
  store.undo();
  drafts.flush();
  expect(kept()).toBeUndefined();
  expect(store.snapshot().isDraftKept).toBeNull();
});

test('follows the form to the place of its kind', () => {
  const { store, drafts } = open();
  store.change('message', 'x');
  drafts.flush();
  store.switchType('FacebookCarouselAd');
  drafts.flush();
  // Post and carousel are one form.
  expect(kept()?.adType).toBe('FacebookCarouselAd');
  store.switchType('FacebookStoryAd');
  drafts.flush();
  expect(kept()).toBeUndefined();
  expect(kept('FacebookStoryAd')?.copy.message).toBe('x');
});

test('of two tabs each keeps its own, and throws away no other', () => {
  const one = open('tab1');
  const two = open('tab2');
  one.store.change('message', 'one');
  one.drafts.flush();
  vi.advanceTimersByTime(1);
  two.store.change('message', 'two');
  two.drafts.flush();
  expect(all().map(({ copy }) => copy.message)).toEqual(['two', 'one']);
  one.store.undo();
  one.drafts.flush();
  expect(all().map(({ copy }) => copy.message)).toEqual(['two']);
  dropDraft(owner, 'FacebookPostAd', 'tab2');
  expect(kept()).toBeUndefined();
});

test('what is restored is written down at once, before it goes from where it was', () => {
  const crashed = open('tab1');
  crashed.store.change('message', 'offered');
  crashed.drafts.flush();
  crashed.drafts.stop();
  const { store } = open('tab2');
  const [found] = all();
  if (!found) throw new Error('Nothing was kept');
  store.offer([found]);
  store.restore(found, found.version);
  store.answerOffer(found);
  expect(
    all()
      .map(({ writer }) => writer)
      .sort(),
  ).toEqual(['tab1', 'tab2']);
});

test('belongs to one person, account, campaign and ad, and to what it was copied from', () => {
  const { store, drafts } = open();
  store.change('message', 'secret');
  drafts.flush();
  for (const other of [
    { ...owner, personId: 'p2' },
    { ...owner, accountId: 'a2' },
    { ...owner, ownerId: 'c2' },
    { ...owner, adId: 'ad1' },
    { ...owner, copiedFrom: 'LinkedinPostAd:ad2' },
  ]) {
    expect(kept('FacebookPostAd', other)).toBeUndefined();
  }
  drafts.stop();
  dropUnsaved('c1');
  expect(kept()).toBeUndefined();
});

test('says so when the browser keeps nothing', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  const { store, drafts } = open();
  store.change('message', 'x');
  drafts.flush();
  expect(store.snapshot().isDraftKept).toBe(false);
});

test.each([
  'no json',
  'null',
  '{}',
  JSON.stringify({ adType: 'FacebookPostAd', writer: 'w', savedAt: 1, version: null, copy: {} }),
  JSON.stringify({ adType: 'PinterestAd', writer: 'w', savedAt: 1, version: null, copy: aCopy() }),
  JSON.stringify({
    adType: 'FacebookPostAd',
    writer: 'w',
    savedAt: 1,
    version: null,
    copy: aCopy({ media: [{ id: 'only' } as never] }),
  }),
])('what is not a draft is none: %s', (text) => {
  draftSlot(owner, 'FacebookPostAd', 'w').write(text);
  expect(kept()).toBeUndefined();
});
