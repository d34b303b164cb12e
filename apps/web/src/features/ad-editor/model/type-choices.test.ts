import { type AdSurroundings, say } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { tabChoices, typeChoices } from './type-choices.ts';

const campaign = (more: Partial<AdSurroundings> = {}): AdSurroundings => ({
  status: 'draft',
  type: 'consideration',
  present: [],
  channelsOff: [],
  pages: [],
  enabled: [],
  ...more,
});
const locked = say('ad.typeLocked');
const notInActive = say('ad.notInActive');

test('each network has its tabs', () => {
  const draft = { isEditing: false, surroundings: campaign() };
  expect(tabChoices({ adType: 'FacebookCarouselAd', ...draft })).toEqual([
    { id: 'FacebookCarouselAd', label: 'Timeline' },
    { id: 'FacebookStoryAd', label: 'Stories' },
  ]);
  expect(tabChoices({ adType: 'InstagramStoryAd', ...draft })).toEqual([
    { id: 'InstagramPostAd', label: 'Feed' },
    { id: 'InstagramStoryAd', label: 'Stories' },
  ]);
  expect(tabChoices({ adType: 'LinkedinPostAd', ...draft })).toEqual([]);
  expect(typeChoices({ adType: 'FacebookPostAd', ...draft }).map(({ label }) => label)).toEqual([
    'Post',
    'Carousel',
  ]);
  expect(typeChoices({ adType: 'FacebookStoryAd', ...draft })).toEqual([]);
});

test('an ad that is there keeps its type', () => {
  const edited = { adType: 'FacebookPostAd' as const, isEditing: true, surroundings: campaign() };
  expect(tabChoices(edited).map(({ reason }) => reason)).toEqual([undefined, locked]);
  expect(typeChoices(edited).map(({ reason }) => reason)).toEqual([undefined, locked]);
});

test('a running campaign gets more of what it has', () => {
  const surroundings = campaign({ status: 'active', present: ['FacebookCarouselAd'] });
  const running = { isEditing: false, surroundings };
  const carousel = { adType: 'FacebookCarouselAd' as const, ...running };
  expect(tabChoices(carousel).map(({ reason }) => reason)).toEqual([undefined, notInActive]);
  expect(typeChoices(carousel).map(({ reason }) => reason)).toEqual([notInActive, undefined]);
  // Behind the tab, the type that there is comes first.
  expect(tabChoices({ adType: 'FacebookStoryAd', ...running })[0]).toMatchObject({
    id: 'FacebookCarouselAd',
    reason: undefined,
  });
});

test('a template takes every type', () => {
  const template = { adType: 'FacebookStoryAd' as const, isEditing: false, surroundings: null };
  expect(tabChoices(template)[0]).toMatchObject({ id: 'FacebookPostAd', reason: undefined });
});
