import { describe, expect, test } from 'vitest';
import { creativeOf, filesOf, type Shown, storyOf } from './creative.ts';
import { anAd, aPlan, film, type metaTypes } from './suite/plan.ts';

const image: Shown = { kind: 'image', hash: 'h1' };
const video: Shown = { kind: 'video', id: '77', still: { hash: 'h2' } };
const link = 'https://jobs.example/nurse';
const callToAction = { type: 'LEARN_MORE', value: { link } };
const instagram = { instagram_user_id: '2001' };

describe('stories on Facebook', () => {
  const ad = anAd('FacebookStoryAd');
  const square: Shown = { kind: 'image', hash: 'h3' };

  test('have their picture, and its middle in the feed', () => {
    const [tall, cut] = filesOf(ad);
    expect(tall).toEqual(ad.media[0]);
    expect(cut).toMatchObject({ key: `square:${tall?.key}`, width: cut?.height });
    expect(creativeOf(aPlan(), ad, [image, square])).toEqual({
      object_story_spec: { page_id: '1001' },
      asset_feed_spec: {
        ad_formats: ['SINGLE_IMAGE'],
        images: [
          { hash: 'h1', adlabels: [{ name: 'story' }] },
          { hash: 'h3', adlabels: [{ name: 'feed' }] },
        ],
        bodies: [{ text: 'Nurses wanted' }],
        titles: [{ text: 'Work in Utrecht' }],
        descriptions: [{ text: 'Apply today' }],
        link_urls: [{ website_url: link }],
        call_to_action_types: ['LEARN_MORE'],
        optimization_type: 'PLACEMENT',
        asset_customization_rules: ['story', 'feed'].map((position) => ({
          customization_spec: { publisher_platforms: ['facebook'], facebook_positions: [position] },
          image_label: { name: position },
        })),
      },
    });
  });

  test('have a film as it is, everywhere', () => {
    const filmed = anAd('FacebookStoryAd', { media: [film('a film')] });
    expect(filesOf(filmed)).toEqual(filmed.media);
    expect(creativeOf(aPlan(), filmed, [video])).toEqual({
      object_story_spec: storyOf(aPlan(), filmed, [video]),
    });
  });

  test('on Instagram stand alone', () => {
    const alone = anAd('InstagramStoryAd');
    expect(filesOf(alone)).toEqual(alone.media);
    expect(creativeOf(aPlan(), alone, [image])).not.toHaveProperty('asset_feed_spec');
  });
});

describe.each([
  ['FacebookPostAd', {}],
  ['FacebookStoryAd', {}],
  ['InstagramPostAd', instagram],
  ['InstagramStoryAd', instagram],
] as const)('%s', (adType, speaker) => {
  test('with a picture', () => {
    expect(storyOf(aPlan(), anAd(adType), [image])).toEqual({
      page_id: '1001',
      ...speaker,
      link_data: {
        link,
        message: 'Nurses wanted',
        name: 'Work in Utrecht',
        description: 'Apply today',
        image_hash: 'h1',
        call_to_action: callToAction,
      },
    });
  });

  test('with a video', () => {
    expect(storyOf(aPlan(), anAd(adType), [video])).toEqual({
      page_id: '1001',
      ...speaker,
      video_data: {
        video_id: '77',
        image_hash: 'h2',
        message: 'Nurses wanted',
        title: 'Work in Utrecht',
        link_description: 'Apply today',
        call_to_action: callToAction,
      },
    });
  });
});

test.each([
  ['FacebookCarouselAd', {}],
  ['InstagramCarouselAd', instagram],
] as const)('%s keeps the order of its pictures and videos', (adType, speaker) => {
  const card = {
    link,
    name: 'Work in Utrecht',
    description: 'Apply today',
    call_to_action: callToAction,
  };
  expect(storyOf(aPlan(), anAd(adType), [video, image])).toEqual({
    page_id: '1001',
    ...speaker,
    link_data: {
      link,
      message: 'Nurses wanted',
      child_attachments: [
        { ...card, video_id: '77', image_hash: 'h2' },
        { ...card, image_hash: 'h1' },
      ],
      multi_share_end_card: false,
      multi_share_optimized: false,
    },
  });
});

test('what an ad does not say is left out', () => {
  const silent = anAd('InstagramStoryAd', { message: '', headline: '', linkDescription: '' });
  expect(storyOf(aPlan(), silent, [image]).link_data).toEqual({
    link,
    image_hash: 'h1',
    call_to_action: callToAction,
  });
});

test('an address of its own choosing is shown where there is room for one', () => {
  const shown = (adType: (typeof metaTypes)[number], media: Shown) =>
    JSON.stringify(storyOf(aPlan(), anAd(adType, { displayUrl: 'hospital.example' }), [media]));
  expect(shown('FacebookPostAd', image)).toContain('"caption":"hospital.example"');
  expect(shown('FacebookPostAd', video)).toContain('"link_caption":"hospital.example"');
  expect(shown('FacebookCarouselAd', image)).toContain('"caption":"hospital.example"');
  expect(shown('FacebookStoryAd', image)).not.toContain('hospital.example');
  expect(shown('InstagramPostAd', image)).not.toContain('hospital.example');
});

test('a video without a picture of its own shows one that Meta took', () => {
  const bare: Shown = { kind: 'video', id: '77', still: { url: 'https://cdn.example/1.jpg' } };
  expect(storyOf(aPlan(), anAd('FacebookPostAd'), [bare]).video_data).toMatchObject({
    image_url: 'https://cdn.example/1.jpg',
  });
  expect(storyOf(aPlan(), anAd('FacebookCarouselAd'), [bare]).link_data).toMatchObject({
    child_attachments: [{ video_id: '77', picture: 'https://cdn.example/1.jpg' }],
  });
});

test('an ad without pictures is a mistake', () => {
  expect(() => storyOf(aPlan(), anAd('FacebookPostAd'), [])).toThrow('shows nothing');
});
