import { expect, test } from 'vitest';
import { type AdMedia, adMediaFromLibrary } from '../media/ad-media.ts';
import { type AdType, adTypes, isOfKind } from './ad-type.ts';
import type { AdSurroundings } from './availability.ts';
import {
  advisedTargets,
  type CarryFacts,
  carriedAd,
  carryTargets,
  type WrittenAd,
} from './carried-ads.ts';
import { fittedPieces, fittedText } from './fitted-text.ts';

const picture = (id: string, size: { width: number; height: number }, isLogo = false): AdMedia =>
  adMediaFromLibrary(
    {
      id,
      type: isLogo ? 'logo' : 'image',
      ...size,
      duration: null,
      bytes: 1,
      url: id,
      masterUrl: id,
      previewUrl: null,
      focalPoint: { x: 0.5, y: 0.5 },
      altText: '',
    },
    'FacebookPostAd',
  );

const facts: CarryFacts = {
  campaignType: 'consideration',
  language: 'nl',
  title: 'Verpleegkundige IC',
  company: 'Noorderzorg',
  cities: ['Groningen'],
  logo: picture('logo', { width: 400, height: 400 }, true),
};

const post: WrittenAd = {
  adType: 'FacebookPostAd',
  message:
    'Wil jij het verschil maken op onze IC? 👋 Kom werken in een hecht team, met tijd voor elkaar en ruimte om te leren. Solliciteren duurt één minuut.',
  headline: 'Verpleegkundige IC in Groningen',
  linkDescription: 'Solliciteer in één minuut',
  callToAction: 'APPLY_NOW',
  displayUrl: 'werken.example',
  media: [picture('m1', { width: 1600, height: 1200 })],
};

const around = (present: AdType[], more: Partial<AdSurroundings> = {}): AdSurroundings => ({
  status: 'draft',
  type: 'consideration',
  channelsOff: [],
  present,
  pages: ['facebook', 'instagram', 'linkedin'],
  enabled: [],
  ...more,
});

test('a post becomes an ad of every other kind that lacks nothing', () => {
  const others = adTypes.filter(
    (type) =>
      !isOfKind(type, 'uploadedBanner') &&
      type !== 'FacebookCarouselAd' &&
      type !== 'InstagramCarouselAd',
  );
  for (const type of others) expect(carriedAd(post, type, facts).missing, type).toEqual([]);
});

test('a search ad has the lines that fit, each once and without pictograms', () => {
  const { ad } = carriedAd(post, 'GoogleSearchAd', facts);
  expect(ad).toEqual({
    adType: 'GoogleSearchAd',
    headlines: [
      'Verpleegkundige IC',
      'Verpleegkundige IC, Groningen',
      'Solliciteer in één minuut',
      'Noorderzorg',
      'Noorderzorg, Groningen',
      'Solliciteren duurt één minuut',
      'Groningen',
    ],
    descriptions: [
      'Wil jij het verschil maken op onze IC?',
      'Kom werken in een hecht team, met tijd voor elkaar en ruimte om te leren.',
      'Solliciteren duurt één minuut.',
      'Verpleegkundige IC in Groningen. Solliciteer in één minuut',
    ],
  });
});

test('banners speak the language of the campaign and need a logo', () => {
  const { ad } = carriedAd(post, 'GoogleDisplayGeneratedAd', facts);
  expect(ad).toMatchObject({
    type: 'Noorderzorg',
    title: 'Verpleegkundige IC in Groningen',
    subtitle: 'Solliciteer in één minuut',
    tags: ['Groningen', 'Verpleegkundige IC'],
    callToAction: 'Solliciteer nu',
  });
  const { missing } = carriedAd(post, 'GoogleDisplayGeneratedAd', { ...facts, logo: null });
  expect(missing.map(({ code }) => code)).toEqual(['banner.logoMissing']);
});

test('buttons are the same, or say nearly that', () => {
  const button = (to: WrittenAd['adType'], callToAction: string) => {
    const { ad } = carriedAd({ ...post, callToAction } as WrittenAd, to, facts);
    return 'callToAction' in ad ? ad.callToAction : undefined;
  };
  expect(button('InstagramPostAd', 'APPLY_NOW')).toBe('APPLY_NOW');
  expect(button('LinkedinPostAd', 'APPLY_NOW')).toBe('APPLY');
  expect(button('FacebookStoryAd', 'APPLY_NOW')).toBe('LEARN_MORE');
  expect(button('LinkedinPostAd', 'WATCH_MORE')).toBe('LEARN_MORE');
});

test('pictures are cut tall for a story where enough is left of them', () => {
  const story = carriedAd(post, 'InstagramStoryAd', facts);
  expect(story.media[0]?.cut).toEqual({ x: 463, y: 0, width: 675, height: 1200 });
  const small = { ...post, media: [picture('m2', { width: 900, height: 600 })] };
  expect(carriedAd(small, 'InstagramStoryAd', facts).media[0]?.cut).toBeUndefined();
  expect(carriedAd(post, 'InstagramPostAd', facts).media[0]?.cut).toBeUndefined();
});

test('a search ad becomes a post that only wants a picture', () => {
  const search: WrittenAd = {
    adType: 'GoogleSearchAd',
    headlines: ['Verpleegkundige IC', 'Werken bij Noorderzorg', 'Groningen'],
    descriptions: ['Kom werken in een hecht team.', 'Solliciteren duurt één minuut.'],
  };
  const { ad, missing } = carriedAd(search, 'FacebookPostAd', facts);
  expect(ad).toMatchObject({
    message: 'Kom werken in een hecht team. Solliciteren duurt één minuut.',
    headline: 'Verpleegkundige IC',
    linkDescription: 'Werken bij Noorderzorg',
    callToAction: 'APPLY_NOW',
  });
  expect(missing.map(({ code }) => code)).toEqual(['ad.mediaMissing']);
});

test('long texts end with a sentence, or at least with a word', () => {
  expect(fittedText('One. Two three. Four five six.', 20)).toBe('One. Two three.');
  expect(fittedText('One two, three four five', 10)).toBe('One two');
  expect(fittedPieces('One. Two. A third sentence.', 12)).toEqual(['One. Two.', 'A third']);
});

test('what is missing is offered, and one ad for each channel without any is advised', () => {
  const targets = carryTargets(around(['FacebookPostAd']), 'FacebookPostAd');
  expect(targets).toEqual([
    'FacebookCarouselAd',
    'FacebookStoryAd',
    'InstagramPostAd',
    'InstagramCarouselAd',
    'InstagramStoryAd',
    'LinkedinPostAd',
    'GoogleDisplayGeneratedAd',
    'GoogleSearchAd',
  ]);
  expect(advisedTargets(around(['FacebookPostAd']), targets)).toEqual([
    'InstagramPostAd',
    'LinkedinPostAd',
    'GoogleDisplayGeneratedAd',
    'GoogleSearchAd',
  ]);
  const off = around(['FacebookPostAd', 'GoogleDisplayCustomAd'], {
    channelsOff: ['linkedIn', 'instagramStory'],
    pages: ['facebook', 'instagram'],
  });
  expect(advisedTargets(off, carryTargets(off, 'FacebookPostAd'))).toEqual([
    'InstagramPostAd',
    'GoogleSearchAd',
  ]);
  expect(carryTargets(around(['FacebookPostAd'], { status: 'active' }), 'FacebookPostAd')).toEqual(
    [],
  );
});
