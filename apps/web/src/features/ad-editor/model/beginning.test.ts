import { say } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { aCampaign } from '../../../testing/a-campaign.ts';
import type { SocialCopy } from '../social/save-social-ad.ts';
import { bodyOf } from '../social/save-social-ad.ts';
import { aCopy, anAd, aPicture, emptyCopy } from '../testing/an-ad.ts';
import { copySourceOf } from './ad-content.ts';
import { beginningOf } from './beginning.ts';
import { campaignScene } from './campaign-scene.ts';

const scene = (adType: 'FacebookPostAd' | 'LinkedinPostAd', campaign = aCampaign()) =>
  campaignScene(campaign, {
    accountId: 'a1',
    company: 'Noorderzorg',
    personId: 'p1',
    adType,
    ads: [],
    pages: [{ id: 'page1', name: 'Noorderzorg', iconUrl: null, channel: 'facebook' as const }],
  });

const begin = (more: Partial<Parameters<typeof beginningOf>[0]> = {}) =>
  beginningOf({
    adType: 'FacebookPostAd',
    ad: undefined,
    isCopy: false,
    source: undefined,
    ads: [],
    scene: scene('FacebookPostAd'),
    ...more,
  });

const newCopy = { ...emptyCopy, linkDescription: 'Noorderzorg', callToAction: 'APPLY_NOW' };

test('a new ad begins with a button and what is known, one that is there as it is', () => {
  expect(begin()).toEqual({ copy: newCopy, version: null, note: null });
  const ad = anAd({ adType: 'FacebookCarouselAd', version: 4 });
  const opened = begin({ adType: 'FacebookCarouselAd', ad });
  expect(opened.version).toBe(4);
  expect((opened.copy as SocialCopy).media.map((item) => item?.id ?? null)).toEqual(['m1', null]);
});

test('a copy begins with what its type has a place for', () => {
  const source = { adType: 'LinkedinPostAd' as const, adId: 'ad1' };
  const message = 'x'.repeat(600);
  const ads = [anAd({ adType: 'LinkedinPostAd', message, callToAction: 'SIGN_UP' })];
  const copied = begin({ isCopy: true, source, ads });
  expect(copied).toMatchObject({ version: null, note: null });
  expect(copied.copy).toMatchObject({ message, headline: 'Nurses wanted', callToAction: '' });
});

test('a copy says what it could not take over', () => {
  const source = { adType: 'FacebookPostAd' as const, adId: 'ad1' };
  expect(begin({ isCopy: true, source })).toEqual({
    copy: newCopy,
    version: null,
    note: 'The ad to copy is no longer there.',
  });
  expect(begin({ isCopy: true }).note).not.toBeNull();
  const film = aPicture('v1', { type: 'video', duration: 2000 });
  const ads = [anAd({ media: [film] })];
  expect(begin({ isCopy: true, source, ads }).note).toBe(say('media.someInvalid'));
});

test.each([
  ['FacebookPostAd:ad1', { adType: 'FacebookPostAd', adId: 'ad1' }],
  ['GoogleSearchAd:ad1', { adType: 'GoogleSearchAd', adId: 'ad1' }],
  ['GoogleDisplayCustomAd:ad1', undefined],
  ['FacebookPostAd', undefined],
  ['FacebookPostAd:', undefined],
  [null, undefined],
])('the source %s', (from, source) => {
  expect(copySourceOf(from)).toEqual(source);
});

test('a first ad of another kind begins with what is said already', () => {
  const campaign = aCampaign({ title: 'Verpleegkundige IC' });
  const source = { adType: 'FacebookPostAd' as const, adId: 'ad1' };
  const search = begin({
    adType: 'GoogleSearchAd',
    isCopy: true,
    source,
    ads: [anAd()],
    scene: scene('FacebookPostAd', campaign),
  });
  expect(search.copy).toMatchObject({
    headlines: [
      'Verpleegkundige IC',
      'Nurses wanted',
      'Apply in a minute',
      'Noorderzorg',
      'Come and work with us',
    ],
  });
});

test('the headline of a new ad is the title of the campaign, as far as it fits', () => {
  const title = 'Verpleegkundige Intensive Care';
  const of = (adType: 'FacebookPostAd' | 'InstagramPostAd', words: string) =>
    begin({ adType, scene: scene('FacebookPostAd', aCampaign({ title: words })) }).copy;
  expect(of('FacebookPostAd', title)).toMatchObject({ headline: title });
  expect(of('FacebookPostAd', `${title} `.repeat(4))).toMatchObject({
    headline: `${title} ${title} Verpleegkundige`,
  });
  expect(of('InstagramPostAd', title)).toMatchObject({ headline: '' });
});

test('an address of its own is kept in a copy, and sent with it', () => {
  const source = { adType: 'FacebookPostAd' as const, adId: 'ad1' };
  const ads = [anAd({ displayUrl: 'jobs.example' })];
  const copy = begin({ isCopy: true, source, ads }).copy as SocialCopy;
  expect(bodyOf({ adType: 'FacebookPostAd', copy }).display_url).toBe('jobs.example');
});

test('only what the type shows is sent', () => {
  expect(bodyOf({ adType: 'FacebookPostAd', copy: aCopy() })).toEqual({
    media: { id: 'm1', type: 'image' },
    message: 'Come and work with us',
    headline: 'Nurses wanted',
    link_description: 'Apply in a minute',
    call_to_action: 'APPLY_NOW',
    status: 'active',
  });
  expect(bodyOf({ adType: 'InstagramPostAd', copy: aCopy() })).toEqual({
    media: { id: 'm1', type: 'image' },
    message: 'Come and work with us',
    call_to_action: 'APPLY_NOW',
    status: 'active',
  });
  expect(bodyOf({ adType: 'InstagramStoryAd', copy: aCopy() })).toEqual({
    media: { id: 'm1', type: 'image' },
    call_to_action: 'APPLY_NOW',
    status: 'active',
  });
  const media = [aPicture('m1'), null, aPicture('v1', { type: 'video' })];
  expect(bodyOf({ adType: 'FacebookCarouselAd', copy: aCopy({ media }) }).media).toEqual([
    { id: 'm1', type: 'image' },
    { id: 'v1', type: 'video' },
  ]);
});

test('a campaign tells the editor who advertises, where it leads and what can be inserted', () => {
  const place = { id: 'l1', type: 'city' as const, country: 'Netherlands' };
  const campaign = aCampaign({
    targetUrl: 'https://www.martini.example/jobs?x=1',
    displayUrl: 'martini.example',
    linkedinPageId: 'page1',
    locations: [
      { ...place, name: 'Utrecht, Netherlands' },
      { ...place, id: 'l2', name: 'Gouda, Netherlands' },
    ],
  });
  const linkedin = scene('LinkedinPostAd', campaign);
  expect(linkedin.page?.name).toBe('Noorderzorg');
  expect(linkedin.shownUrl).toBe('martini.example');
  expect(linkedin.owner).toEqual({ kind: 'campaign', id: 'c1', accountId: 'a1' });
  expect(linkedin.tags.map(({ text }) => text)).toEqual(['Utrecht, Gouda', 'Noorderzorg']);
  const facebook = scene('FacebookPostAd', aCampaign({ displayUrl: 'jobs.example' }));
  expect(facebook.page).toBeNull();
  expect(facebook.shownUrl).toBe('jobs.example');
  expect(facebook.tags[0]?.disabledReason).toBeDefined();
});
