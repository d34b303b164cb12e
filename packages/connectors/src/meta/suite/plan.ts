import type { Asset, Plan, PlannedForm, PlannedSocialAd } from '../../plan.ts';
import { utrecht } from '../../testing/utrecht.ts';

export const picture = (key: string, bytes = 200): Asset => ({
  key,
  kind: 'image',
  contentType: 'image/png',
  bytes,
  width: 1080,
  height: 1080,
  poster: null,
});

export const film = (key: string, bytes = 900): Asset => ({
  ...picture(key, bytes),
  kind: 'video',
  contentType: 'video/mp4',
  poster: picture(`${key}-still`),
});

type SocialType = PlannedSocialAd['adType'];

export const anAd = (adType: SocialType, changes: Partial<PlannedSocialAd> = {}) =>
  ({
    id: `a-${adType}`,
    adType,
    message: 'Nurses wanted',
    headline: 'Work in Utrecht',
    linkDescription: 'Apply today',
    callToAction: 'LEARN_MORE',
    displayUrl: null,
    media: adType.includes('Carousel') ? [picture('first'), film('second')] : [picture('only')],
    ...changes,
  }) satisfies PlannedSocialAd;

export const aForm = (changes: Partial<PlannedForm> = {}): PlannedForm => ({
  name: 'Nurses of Utrecht',
  introHeadline: 'Work with us',
  introDescription: 'A hospital near you.',
  picture: { ...picture('cover'), width: 1200, height: 628 },
  questionsDescription: 'Tell us who you are',
  questions: [
    { key: 'full_name', type: 'FULL_NAME', label: 'Full name', options: [] },
    { key: 'phone', type: 'PHONE', label: 'Phone number', options: [] },
    { key: 'phone_number', type: 'CUSTOM', label: 'Phone number?', options: [] },
    { key: 'licence', type: 'CUSTOM', label: 'Licence?', options: ['Yes', 'No'] },
  ],
  privacyTitle: 'Privacy',
  privacyUrl: 'https://jobs.example/privacy',
  completionHeadline: 'Thank you',
  completionDescription: 'We call you.',
  completionButton: 'Visit website',
  completionButtonUrl: 'https://jobs.example',
  ...changes,
});

export const metaTypes = [
  'FacebookPostAd',
  'FacebookCarouselAd',
  'FacebookStoryAd',
  'InstagramPostAd',
  'InstagramCarouselAd',
  'InstagramStoryAd',
] as const satisfies readonly SocialType[];

export const aPlan = (changes: Partial<Plan> = {}): Plan => ({
  marker: 'm1',
  channel: 'facebook',
  title: 'Nurse in Utrecht',
  goal: 'MAXIMISE_CLICKS',
  currency: 'EUR',
  budget: 50_000,
  startDate: '2026-12-01',
  endDate: '2026-12-15',
  timeZone: 'Europe/Amsterdam',
  language: 'nl',
  places: [utrecht],
  keywords: [],
  landingPage: 'https://jobs.example/nurse',
  employer: 'Hospital BV',
  payer: 'Agency BV',
  pages: { facebook: '1001', instagram: '2001', linkedin: null },
  ads: metaTypes.map((adType) => anAd(adType)),
  ...changes,
});
