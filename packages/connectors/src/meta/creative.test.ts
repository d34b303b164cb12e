import { describe, expect, test } from 'vitest';
import { type Shown, storyOf } from './creative.ts';
import { anAd, aPlan, type metaTypes } from './suite/plan.ts';

const image: Shown = { kind: 'image', hash: 'h1' };
const video: Shown = { kind: 'video', id: '77', still: { hash: 'h2' } };
const link = 'https://jobs.example/nurse';
const callToAction = { type: 'LEARN_MORE', value: { link } };
const instagram = { instagram_user_id: '2001' };

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
