import { describe, expect, test } from 'vitest';
import { createEditorStore } from '../model/editor-store.ts';
import { aCopy, aPicture } from '../testing/an-ad.ts';
import type { SocialCopy } from './save-social-ad.ts';
import { socialForm } from './social-form.ts';

const pictures = (ids: string) => [...ids].map((id) => (id === '-' ? null : aPicture(id)));

function openCarousel(ids: string) {
  const store = createEditorStore<SocialCopy>({
    adType: 'FacebookCarouselAd',
    copy: aCopy({ media: pictures(ids) }),
    version: 1,
    of: 'campaign',
    campaignType: 'consideration',
  });
  return {
    ...store,
    show: (next: string) => store.change('media', pictures(next)),
    receive: (theirs: string) =>
      store.receive({ copy: aCopy({ media: pictures(theirs) }), version: 2 }),
    shown: () =>
      store
        .snapshot()
        .copy.media.map((item) => item?.id ?? '-')
        .join(''),
  };
}

describe('two people at the pictures of one carousel', () => {
  test.each([
    ['change different ones', 'abc', 'xbc', 'aby', 'xby'],
    ['take away and change', 'abc', 'bc', 'aby', 'by'],
    ['move and change', 'abc', 'cab', 'ayc', 'cay'],
    ['add, both', 'ab', 'abx', 'aby', 'abxy'],
    ['fill empty places', 'a-', 'ax', 'ay', 'axy'],
    ['take away all but one', 'abc', 'a-', 'abc', 'a-'],
  ])('who %s are not asked', (_what, base, mine, theirs, merged) => {
    const carousel = openCarousel(base);
    carousel.show(mine);
    expect(carousel.receive(theirs)).not.toBe('undecided');
    expect(carousel.shown()).toBe(merged);
  });

  test.each([
    ['keepMine', 'xbz'],
    ['takeTheirs', 'ybz'],
  ] as const)('who change the same one are asked, and %s leaves the others', (decide, merged) => {
    const carousel = openCarousel('abc');
    carousel.show('xbc');
    expect(carousel.receive('ybz')).toBe('undecided');
    carousel[decide]();
    expect(carousel.shown()).toBe(merged);
  });

  test('are asked when there would be more than it may have', () => {
    const carousel = openCarousel('abcdefgh');
    carousel.show('abcdefghij');
    expect(carousel.receive('abcdefghk')).toBe('undecided');
  });
});

test('the one picture of a post is chosen by one of two people', () => {
  const store = createEditorStore<SocialCopy>({
    adType: 'FacebookPostAd',
    copy: aCopy(),
    version: 1,
    of: 'campaign',
    campaignType: 'consideration',
  });
  store.change('media', pictures('x'));
  expect(store.receive({ copy: aCopy({ media: pictures('y') }), version: 2 })).toBe('undecided');
});

test('a button is shown to both in the language of the ads', () => {
  const copy = aCopy({ callToAction: 'APPLY_NOW' });
  expect(socialForm.said(copy, 'callToAction', 'nl')).toBe('Nu solliciteren');
  expect(socialForm.said(copy, 'callToAction', 'en')).toBe('Apply now');
});
