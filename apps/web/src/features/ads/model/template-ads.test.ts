import { ADS_MAX, adMediaFromLibrary, switchesOff } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { aTemplate } from '../../../testing/a-template.ts';
import { anAd } from '../../../testing/an-ad.ts';
import type { SocialPage } from '../../accounts/index.ts';
import { templateAds } from './template-ads.ts';

const page = (channel: SocialPage['channel']): SocialPage => ({
  id: `${channel}-page`,
  name: channel,
  iconUrl: '',
  channel,
  leadformStatus: null,
  type: 'connected' as const,
  externalId: null,
});
const pages = [page('facebook'), page('instagram'), page('linkedin')];
const picture = adMediaFromLibrary(
  {
    id: 'm1',
    type: 'image',
    width: 1080,
    height: 1080,
    duration: null,
    bytes: 1000,
    url: '/m1',
    masterUrl: '/m1',
    previewUrl: null,
    focalPoint: { x: 0.5, y: 0.5 },
    altText: '',
  },
  'FacebookPostAd',
);
const shown = (known: Partial<Parameters<typeof templateAds>[0]>) =>
  templateAds({ template: aTemplate(), ads: [], pages, ...known }).channels.map(
    ({ channel }) => channel,
  );

test('a template has the channels that are on, and those where it has ads', () => {
  expect(shown({})).toEqual(['facebook', 'instagram', 'googleDisplay', 'googleSearch']);
  expect(shown({ ads: [anAd({ adType: 'LinkedinPostAd' })] })).toContain('linkedIn');
  const onlySearch = aTemplate({ channelsOff: switchesOff(['googleSearch']) });
  expect(shown({ template: onlySearch })).toEqual(['googleSearch']);
});

test('a placement that is off has no ads, while the rest of its channel has', () => {
  const template = aTemplate({ channelsOff: ['linkedIn', 'instagramStory'] });
  const scene = templateAds({ template, ads: [], pages });
  const types = scene.channels.find(({ channel }) => channel === 'instagram')?.types;
  expect(types).toContain('InstagramPostAd');
  expect(types).not.toContain('InstagramStoryAd');
  expect(scene.abilities.whyNotAdd('InstagramStoryAd')).toBeDefined();
});

test('at as many ads as there can be, none is added or copied', () => {
  const abilitiesAt = (length: number) =>
    templateAds({ template: aTemplate(), ads: Array.from({ length }, () => anAd()), pages })
      .abilities;
  expect(abilitiesAt(ADS_MAX - 1).whyNotAdd('FacebookPostAd')).toBeUndefined();
  expect(abilitiesAt(ADS_MAX - 1).copyTargets('FacebookPostAd')).not.toEqual([]);
  expect(abilitiesAt(ADS_MAX).whyNotAdd('FacebookPostAd')).toMatch(/^There are 500 ads already/);
  expect(abilitiesAt(ADS_MAX).copyTargets('FacebookPostAd')).toEqual([]);
});

test('a channel that the type does not have is not offered', () => {
  expect(shown({ template: aTemplate({ type: 'awareness' }) })).not.toContain('googleSearch');
});

test('ads that speak for a page are shown once the account has one', () => {
  const ads = [anAd()];
  expect(shown({ ads, pages: [] })).toEqual(['googleDisplay', 'googleSearch']);
  expect(shown({ ads, pages: [page('linkedin')] })).toContain('facebook');
});

test('nothing of it is launched or over, and its pages and addresses are its own', () => {
  const template = aTemplate({
    kind: 'default',
    facebookPageId: 'facebook-page',
    displayUrl: 'care.example',
  });
  const scene = templateAds({ template, ads: [], pages });
  expect(scene.owner).toEqual({
    kind: 'template',
    id: 't1',
    accountId: 'a1',
    templateKind: 'default',
  });
  expect(scene.launch).toBeUndefined();
  expect(scene.abilities.isOver).toBe(false);
  expect(scene.abilities.whyNotDelete(anAd())).toBeUndefined();
  expect(scene.previews.facebook).toMatchObject({
    page: { name: 'facebook' },
    shownUrl: 'care.example',
  });
});

test('an ad is copied to channels that the type has, LinkedIn only with a page there', () => {
  const targets = (known: Partial<Parameters<typeof templateAds>[0]>) =>
    templateAds({ template: aTemplate(), ads: [], pages, ...known }).abilities.copyTargets(
      'FacebookPostAd',
    );
  expect(targets({})).toContain('LinkedinPostAd');
  expect(targets({ pages: [page('facebook')] })).not.toContain('LinkedinPostAd');
});

test('buttons are those of the type, which only custom templates have', () => {
  const ad = anAd({ callToAction: 'APPLY_NOW', media: [picture] });
  const codes = (kind: 'default' | 'custom') =>
    templateAds({ template: aTemplate({ kind, type: 'leadform' }), ads: [], pages }).wrongWith(ad)
      ?.path;
  expect(codes('custom')).toBe('callToAction');
  expect(codes('default')).toBeUndefined();
});
