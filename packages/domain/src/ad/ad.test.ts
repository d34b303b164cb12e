import { describe, expect, test } from 'vitest';
import { campaignStatuses, isBeforeLaunch } from '../campaign/status.ts';
import { channels } from '../channel/channel.ts';
import type { MediaFacts } from '../media/media.ts';
import { say, sayFinding } from '../message/say.ts';
import { type AdType, adTypeOfSegment, adTypeSpecs, adTypes, socialAdTypes } from './ad-type.ts';
import {
  type AdSurroundings,
  addFinding,
  copyTargets,
  isChannelAvailable,
  tabFinding,
} from './availability.ts';
import { lastAdFinding } from './deletion.ts';
import { cityOf, insertionFinding, placeholderOf, tagText } from './dynamic-tag.ts';
import { callsToActionFor, copiedCallToAction } from './offered-actions.ts';
import {
  emptySocialCopy,
  prefilledLinkDescription,
  type SocialCopy,
  socialAdFindings,
} from './social-copy.ts';
import { truncated } from './truncation.ts';

const picture: MediaFacts = { type: 'image', width: 1200, height: 1200, duration: null, bytes: 9 };
const good = (adType: (typeof socialAdTypes)[number]): SocialCopy<MediaFacts> => ({
  message: 'Come and work with us',
  headline: 'Nurses wanted',
  linkDescription: 'Apply in a minute',
  callToAction: 'SIGN_UP',
  media: emptySocialCopy(adType).media.map(() =>
    adTypeSpecs[adType].isStory ? { ...picture, height: 2133 } : picture,
  ),
});
const said = (...args: Parameters<typeof socialAdFindings>) =>
  socialAdFindings(...args).map((found) => `${found.path}: ${sayFinding(found)}`);

test('how many pictures a carousel takes is said as it is asked', () => {
  for (const adType of socialAdTypes) {
    const { wrongNumber, slots } = adTypeSpecs[adType].media ?? {};
    if (!wrongNumber) continue;
    expect(say(wrongNumber)).toContain(`between ${slots?.min} and ${slots?.max} images`);
  }
  expect(socialAdTypes.some((adType) => adTypeSpecs[adType].media?.wrongNumber)).toBe(true);
});

test('the link description begins with who offers the job and where, as far as it stands whole', () => {
  const employer = { company: 'Noorderzorg', cities: ['Groningen'] };
  expect(prefilledLinkDescription('FacebookPostAd', employer)).toBe('Noorderzorg · Groningen');
  expect(prefilledLinkDescription('FacebookCarouselAd', employer)).toBe('Noorderzorg');
  const both = { ...employer, cities: ['Groningen', 'Assen'] };
  expect(prefilledLinkDescription('FacebookPostAd', both)).toBe('Noorderzorg');
  expect(prefilledLinkDescription('FacebookPostAd', { ...both, company: 'x'.repeat(31) })).toBe('');
  expect(prefilledLinkDescription('FacebookStoryAd', employer)).toBe('');
});

describe('the registry', () => {
  test('has every address once, and finds types by it', () => {
    for (const of of ['campaign', 'template'] as const) {
      const segments = adTypes.map((adType) => adTypeSpecs[adType].segment[of]);
      expect(new Set(segments).size).toBe(adTypes.length);
      for (const adType of adTypes) {
        expect(adTypeOfSegment(of, adTypeSpecs[adType].segment[of])).toBe(adType);
      }
    }
    expect(adTypeSpecs.FacebookPostAd.segment.campaign).toBe('facebook-post-ad');
    expect(adTypeSpecs.LinkedinPostAd.resource.template).toBe('linkedin-post-templates');
    expect(adTypeSpecs.GoogleDisplayGeneratedAd.resource.campaign).toBe('google-banner-ads');
    expect(adTypeOfSegment('campaign', 'facebook-post-template')).toBeUndefined();
  });

  test('copies lead back to where they came from', () => {
    for (const from of adTypes) {
      for (const to of adTypeSpecs[from].copyTargets) {
        expect(adTypeSpecs[to].copyTargets).toContain(from);
        expect(adTypeSpecs[to].channel).not.toBe(adTypeSpecs[from].channel);
      }
    }
  });
});

describe('what an ad must have', () => {
  test.each(socialAdTypes)('%s: complete', (adType) => {
    expect(socialAdFindings(adType, good(adType))).toEqual([]);
  });

  const empty = 'This field can not be empty';
  const texts = ['message', 'headline', 'linkDescription'].map((field) => `${field}: ${empty}`);
  const button = `callToAction: ${empty}`;
  const missing = 'media: Please choose an image or a video';
  test.each([
    ['FacebookPostAd', [missing, ...texts, button]],
    [
      'FacebookCarouselAd',
      ['media: Facebook carousels should be between 2 and 10 images.', ...texts, button],
    ],
    ['FacebookStoryAd', [missing, button]],
    ['InstagramPostAd', [missing, `message: ${empty}`, button]],
    [
      'InstagramCarouselAd',
      [
        'media: Instagram carousels should be between 2 and 10 images.',
        `message: ${empty}`,
        button,
      ],
    ],
    ['InstagramStoryAd', [missing, button]],
    ['LinkedinPostAd', [missing, ...texts, button]],
  ] as const)('%s: empty', (adType, expected) => {
    expect(said(adType, emptySocialCopy(adType))).toEqual(expected);
  });

  test('a carousel begins with two places, everything else with one', () => {
    for (const adType of socialAdTypes) {
      const places = adType.includes('Carousel') ? 2 : 1;
      expect(emptySocialCopy(adType).media).toHaveLength(places);
    }
  });

  test.each([
    ['FacebookPostAd', 'message', 350],
    ['FacebookPostAd', 'headline', 80],
    ['FacebookPostAd', 'linkDescription', 125],
    ['FacebookCarouselAd', 'message', 350],
    ['FacebookCarouselAd', 'headline', 80],
    ['FacebookCarouselAd', 'linkDescription', 40],
    ['InstagramPostAd', 'message', 2200],
    ['InstagramCarouselAd', 'message', 2200],
    ['LinkedinPostAd', 'message', 600],
    ['LinkedinPostAd', 'headline', 200],
    ['LinkedinPostAd', 'linkDescription', 300],
  ] as const)('%s: %s of at most %d', (adType, field, max) => {
    const of = (length: number) => ({ ...good(adType), [field]: '👩‍🚀'.repeat(length) });
    expect(socialAdFindings(adType, of(max))).toEqual([]);
    expect(said(adType, of(max + 1))).toEqual([`${field}: This field is max ${max} characters`]);
  });

  test('carousels hold two to ten, and each picture must do', () => {
    const of = (n: number, item = picture) => ({
      ...good('FacebookCarouselAd'),
      media: Array.from({ length: n }, () => item),
    });
    for (const n of [2, 10]) expect(socialAdFindings('FacebookCarouselAd', of(n))).toEqual([]);
    for (const n of [1, 11])
      expect(said('FacebookCarouselAd', of(n))[0]).toContain('between 2 and');
    const small = { ...picture, width: 499 };
    expect(said('FacebookCarouselAd', { ...of(2), media: [picture, small] })).toEqual([
      'media.1: Image should be at least 500px wide',
    ]);
  });

  test('buttons are those of the type, and of the campaign', () => {
    const copy = { ...good('FacebookStoryAd'), callToAction: 'APPLY_NOW' };
    expect(said('FacebookStoryAd', copy)).toEqual(['callToAction: This value is not known here']);
    expect(callsToActionFor('FacebookPostAd')).toHaveLength(5);
    for (const adType of ['FacebookPostAd', 'InstagramStoryAd'] as const) {
      expect(callsToActionFor(adType, 'leadform')).toEqual(['CONTACT_US']);
    }
    expect(callsToActionFor('GoogleSearchAd', 'leadform')).toEqual([]);
  });

  test('lines are fine in a message, control characters are not', () => {
    const copy = { ...good('FacebookPostAd'), message: 'One\ntwo\r\nthree' };
    expect(socialAdFindings('FacebookPostAd', copy)).toEqual([]);
    expect(said('FacebookPostAd', { ...copy, message: 'a\u0000b' })).toHaveLength(1);
  });
});

test.each([
  ['FacebookPostAd', 'InstagramPostAd', 'APPLY_NOW', 'APPLY_NOW'],
  ['FacebookPostAd', 'InstagramPostAd', 'WATCH_MORE', ''],
  ['FacebookPostAd', 'LinkedinPostAd', 'LEARN_MORE', ''],
  ['LinkedinPostAd', 'FacebookPostAd', 'SIGN_UP', ''],
  ['FacebookStoryAd', 'InstagramStoryAd', 'CONTACT_US', ''],
] as const)('from %s to %s the button %s becomes %j', (from, to, chosen, expected) => {
  expect(copiedCallToAction(from, to, chosen)).toBe(expected);
});

const around = (given: Partial<AdSurroundings> = {}): AdSurroundings => ({
  status: 'draft',
  type: 'consideration',
  present: [],
  channelsOff: [],
  pages: ['facebook', 'instagram', 'linkedin'],
  enabled: channels,
  ...given,
});

describe('where ads can be made', () => {
  test('before the launch everywhere, afterwards where there are some', () => {
    const availableChannels = (campaign: AdSurroundings) =>
      channels.filter((channel) => isChannelAvailable(campaign, channel));
    expect(availableChannels(around())).toHaveLength(5);
    const running = around({ status: 'active', present: ['LinkedinPostAd'] });
    expect(availableChannels(running)).toEqual(['linkedIn']);
    expect(availableChannels(around({ type: 'leadform' }))).toEqual(['facebook', 'instagram']);
    expect(availableChannels(around({ type: 'awareness' }))).not.toContain('googleSearch');
  });

  test.each(campaignStatuses)('%s', (status) => {
    const found = addFinding(around({ status, present: ['FacebookPostAd'] }), 'FacebookPostAd');
    expect(found === undefined).toBe(status !== 'stopped' && status !== 'finished');
  });

  test('a running campaign only gets more of what it has', () => {
    const running = around({ status: 'active', present: ['FacebookPostAd'] });
    expect(addFinding(running, 'FacebookPostAd')).toBeUndefined();
    for (const adType of ['FacebookCarouselAd', 'FacebookStoryAd', 'InstagramPostAd'] as const) {
      expect(addFinding(running, adType)?.code).toBe('ad.notInActive');
    }
    expect(tabFinding(running, 'FacebookCarouselAd')).toBeUndefined();
    expect(tabFinding(running, 'FacebookStoryAd')?.code).toBe('ad.notInActive');
    expect(tabFinding({ ...running, status: 'paused' }, 'FacebookStoryAd')).toBeUndefined();
  });

  test('a running campaign takes one kind of banner for the other', () => {
    const running = around({ status: 'active', present: ['GoogleDisplayGeneratedAd'] });
    expect(addFinding(running, 'GoogleDisplayCustomAd')).toBeUndefined();
    expect(tabFinding(running, 'GoogleDisplayCustomAd')).toBeUndefined();
    expect(addFinding(running, 'GoogleSearchAd')?.code).toBe('ad.notInActive');
  });

  test('nothing is added where the campaign is switched off', () => {
    const off = around({ channelsOff: ['instagramStory'] });
    expect(addFinding(off, 'InstagramStoryAd')?.code).toBe('ad.channelClosed');
    expect(addFinding(off, 'InstagramPostAd')).toBeUndefined();
  });

  test('copies go where ads can be made, and where the campaign is switched on', () => {
    const both: AdType[] = ['InstagramPostAd', 'LinkedinPostAd'];
    expect(copyTargets(around(), 'FacebookPostAd')).toEqual(both);
    expect(copyTargets(around({ pages: ['facebook', 'instagram'] }), 'FacebookPostAd')).toEqual([
      'InstagramPostAd',
    ]);
    expect(copyTargets(around({ type: 'leadform' }), 'FacebookPostAd')).toEqual([
      'InstagramPostAd',
    ]);
    const paused = around({ status: 'paused', present: both, channelsOff: ['linkedIn'] });
    expect(copyTargets(paused, 'FacebookPostAd')).toEqual(['InstagramPostAd']);
    expect(copyTargets({ ...paused, status: 'draft' }, 'FacebookPostAd')).toEqual(both);
    const unpaid = around({ status: 'paused', present: both, enabled: ['facebook', 'instagram'] });
    expect(copyTargets(unpaid, 'FacebookPostAd')).toEqual(['InstagramPostAd']);
    expect(copyTargets({ ...unpaid, status: 'draft' }, 'FacebookPostAd')).toEqual(both);
    expect(copyTargets(around({ status: 'finished' }), 'FacebookPostAd')).toEqual([]);
    const running = around({ status: 'active', present: ['InstagramCarouselAd'] });
    expect(copyTargets(running, 'FacebookPostAd')).toEqual([]);
    expect(copyTargets(running, 'FacebookCarouselAd')).toEqual(['InstagramCarouselAd']);
    expect(copyTargets(around(), 'GoogleDisplayCustomAd')).toEqual([]);
  });
});

describe('deleting the last one', () => {
  const ad = (id: string, adType: AdType, mediaType: 'image' | 'video' | null = 'image') => ({
    id,
    adType,
    mediaType,
  });
  const post = ad('1', 'FacebookPostAd');
  test.each(campaignStatuses)('alone in a campaign that is %s', (status) => {
    expect(lastAdFinding(status, post, [post]) === undefined).toBe(isBeforeLaunch(status));
  });
  test.each([
    [post, [ad('2', 'FacebookStoryAd')], true],
    [post, [ad('2', 'InstagramPostAd')], false],
    [ad('1', 'LinkedinPostAd', 'video'), [ad('2', 'LinkedinPostAd', 'image')], false],
    [ad('1', 'LinkedinPostAd', 'video'), [ad('2', 'LinkedinPostAd', 'video')], true],
    [ad('1', 'GoogleDisplayGeneratedAd', null), [ad('2', 'GoogleDisplayCustomAd', null)], true],
    [ad('1', 'GoogleSearchAd', null), [], false],
  ] as const)('%j beside %j: %s', (one, others, isAllowed) => {
    expect(lastAdFinding('active', one, [one, ...others]) === undefined).toBe(isAllowed);
  });
});

describe('a long text', () => {
  test.each([
    ['short', { length: 10 }, 'short', false],
    ['one two three', { length: 9 }, 'one two…', true],
    ['one two three', { length: 7 }, 'one two…', true],
    ['unbreakable', { length: 5 }, 'unbre…', true],
    ['a\nb\nc\nd\ne', { length: 99, linebreaks: 3 }, 'a\nb\nc\nd…', true],
    ['a\nb\nc\nd', { length: 99, linebreaks: 3 }, 'a\nb\nc\nd', false],
    ['👩‍🚀👩‍🚀👩‍🚀', { length: 3 }, '👩‍🚀👩‍🚀👩‍🚀', false],
    ['👩‍🚀👩‍🚀👩‍🚀', { length: 2 }, '👩‍🚀👩‍🚀…', true],
  ] as const)('%j within %j', (text, limit, expected, isCut) => {
    expect(truncated(text, limit)).toEqual({ text: expected, isCut });
  });
});

test('tags', () => {
  const locations = [{ name: 'Groningen, Netherlands' }, { name: "'s-Hertogenbosch" }];
  const campaign = { locations, company: 'North' };
  expect(tagText('city', campaign)).toBe("Groningen, 's-Hertogenbosch");
  expect(tagText('company', campaign)).toBe('North');
  expect(cityOf('Bergen op Zoom, Noord-Brabant, NL')).toBe('Bergen op Zoom');
  expect(placeholderOf('city')).toBe('%%city%%');
  expect(insertionFinding('12345678', 8)).toBeUndefined();
  expect(insertionFinding('123456789', 8)?.code).toBe('ad.insertTooLong');
});
