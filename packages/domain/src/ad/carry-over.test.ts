import { expect, test } from 'vitest';
import type { CampaignType } from '../campaign/type.ts';
import { type AdMedia, adMediaFromLibrary } from '../media/ad-media.ts';
import { copiedCopy, switchedCopy } from './carry-over.ts';
import { emptySocialCopy, type SocialCopy } from './social-copy.ts';

const media = (id: string, more: Partial<AdMedia['original']> = {}): AdMedia => {
  const facts = {
    type: 'image' as const,
    width: 900,
    height: 900,
    duration: null,
    bytes: 1,
    ...more,
  };
  const urls = { url: id, masterUrl: id, previewUrl: null };
  const words = { focalPoint: { x: 0.5, y: 0.5 }, altText: '' };
  return adMediaFromLibrary({ id, ...facts, ...urls, ...words }, 'FacebookPostAd');
};

const written: SocialCopy<AdMedia> = {
  message: 'Come and work with us',
  headline: 'Nurses wanted',
  linkDescription: 'Apply in a minute',
  callToAction: 'SIGN_UP',
  media: [media('m1')],
};
const ids = ({ media: list }: SocialCopy<AdMedia>) => list.map((item) => item?.id ?? null);

test('another type keeps the texts and clears the button', () => {
  const { copy, isMediaDropped } = switchedCopy(written, 'FacebookCarouselAd');
  expect(copy).toMatchObject({ message: written.message, headline: written.headline });
  expect(copy.callToAction).toBe('');
  expect(ids(copy)).toEqual(['m1', null]);
  expect(isMediaDropped).toBe(false);
  // A story shows no texts, but they are there again in the next type.
  expect(switchedCopy(copy, 'FacebookStoryAd').copy.message).toBe(written.message);
});

test('media the other type can not show stays behind', () => {
  const film = media('v1', { type: 'video', width: 1920, height: 1080, duration: 30 });
  const square = media('v2', { type: 'video', duration: 30 });
  const post = { ...written, media: [film] };
  expect(switchedCopy(post, 'FacebookStoryAd')).toMatchObject({
    copy: { media: [null] },
    isMediaDropped: true,
  });
  const carousel = { ...written, media: [film, square, media('m1'), null] };
  const kept = switchedCopy(carousel, 'InstagramCarouselAd');
  expect(ids(kept.copy)).toEqual(['v2', 'm1']);
  const one = switchedCopy(carousel, 'FacebookPostAd');
  expect(ids(one.copy)).toEqual(['v1']);
  expect(one.isMediaDropped).toBe(true);
});

test('what speaks against media is said anew', () => {
  const narrow = { ...media('m1', { width: 300 }), mediaErrors: ['too narrow'] };
  const { copy } = switchedCopy({ ...written, media: [narrow] }, 'LinkedinPostAd');
  expect(copy.media[0]?.mediaErrors).toEqual([]);
});

test('a copy has the texts of its own type', () => {
  const instagram = copiedCopy(written, 'FacebookPostAd', 'InstagramPostAd').copy;
  expect(instagram).toMatchObject({ message: written.message, headline: '', linkDescription: '' });
  expect(instagram.callToAction).toBe('SIGN_UP');
  const long = { ...written, message: 'x'.repeat(2000) };
  expect(copiedCopy(long, 'InstagramPostAd', 'FacebookPostAd').copy.message).toHaveLength(2000);
});

test('the button is copied where the other type has the same', () => {
  const button = (
    from: 'FacebookPostAd' | 'LinkedinPostAd',
    to: 'InstagramStoryAd' | 'LinkedinPostAd',
  ) => copiedCopy(written, from, to).copy.callToAction;
  expect(button('FacebookPostAd', 'InstagramStoryAd')).toBe('SIGN_UP');
  expect(button('FacebookPostAd', 'LinkedinPostAd')).toBe('');
  expect(button('LinkedinPostAd', 'InstagramStoryAd')).toBe('');
  const form = copiedCopy(written, 'FacebookPostAd', 'InstagramPostAd', 'leadform');
  expect(form.copy.callToAction).toBe('CONTACT_US');
});

test('an address of its own goes along where it is shown', () => {
  const own = { ...written, displayUrl: 'jobs.example' };
  const copy = (to: 'FacebookPostAd' | 'FacebookCarouselAd' | 'InstagramPostAd') =>
    copiedCopy(own, 'FacebookPostAd', to).copy.displayUrl;
  expect(copy('FacebookPostAd')).toBe('jobs.example');
  expect(copy('FacebookCarouselAd')).toBe('jobs.example');
  expect(copy('InstagramPostAd')).toBeUndefined();
});

test('an ad without media is copied as one', () => {
  const empty = { ...written, media: emptySocialCopy('FacebookCarouselAd').media };
  expect(copiedCopy(empty, 'FacebookCarouselAd', 'InstagramCarouselAd')).toMatchObject({
    copy: { media: [null, null] },
    isMediaDropped: false,
  });
});

test('the only call to action there is need not be chosen', () => {
  const actions = (type?: 'leadform') => [
    emptySocialCopy('FacebookPostAd', type).callToAction,
    switchedCopy(written, 'FacebookStoryAd', type).copy.callToAction,
    copiedCopy(written, 'LinkedinPostAd', 'FacebookPostAd', type).copy.callToAction,
  ];
  expect(actions('leadform')).toEqual(['CONTACT_US', 'CONTACT_US', 'CONTACT_US']);
  expect(actions()).toEqual(['', '', '']);
});

test('a new ad begins with the usual button of its campaign, one of a template without', () => {
  const actions = (type?: CampaignType) =>
    (['FacebookPostAd', 'FacebookStoryAd', 'LinkedinPostAd'] as const).map(
      (adType) => emptySocialCopy(adType, type).callToAction,
    );
  expect(actions('consideration')).toEqual(['APPLY_NOW', 'LEARN_MORE', 'APPLY']);
  expect(actions('awareness')).toEqual(['LEARN_MORE', 'LEARN_MORE', 'LEARN_MORE']);
  expect(actions()).toEqual(['', '', '']);
});
