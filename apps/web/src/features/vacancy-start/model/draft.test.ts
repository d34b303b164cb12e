import { vacancyTypes } from '@posthorn/domain';
import { expect, test } from 'vitest';
import type { Proposal } from '../api/vacancy.ts';
import {
  campaignOf,
  type Draft,
  draftFindings,
  firstDraft,
  isCorrected,
  leadsElsewhere,
  requiredFields,
  shownAds,
  totalQuestion,
  usesLogo,
} from './draft.ts';
import { placeOfProblem, sayProblem } from './say-problem.ts';

const facts = { today: '2026-11-15', currency: 'EUR' } as const;
const social = {
  message: 'Op onze IC zorg je voor mensen die jou nodig hebben.',
  headline: 'Verpleegkundige IC',
  linkDescription: 'Noorderzorg',
  callToAction: 'LEARN_MORE',
};
const page = { url: 'https://jobs.example.com/a.jpg', preview: 'data:image/webp;base64,AA' };
const picture = { from: 'page' as const, ...page, width: 1200, height: 800, bytes: 90_000 };
const proposal: Proposal = {
  url: 'https://jobs.example.com/ic',
  source: 'jobPosting',
  title: 'Verpleegkundige IC',
  company: 'Noorderzorg',
  language: 'nl',
  targetUrl: 'https://jobs.example.com/ic',
  referenceNumber: 'NZ-1',
  closesOn: null,
  profiles: [{ id: 'icu', name: 'ICU nurse', localName: 'IC', functionGroup: 'healthcare' }],
  otherProfiles: [],
  locations: [{ id: 'city:1', name: 'Groningen', type: 'city', country: 'Netherlands' }],
  placeName: 'Groningen',
  ads: [
    { adType: 'FacebookPostAd', ...social },
    { adType: 'FacebookStoryAd', ...social, message: '', headline: '', linkDescription: '' },
    { adType: 'LinkedinPostAd', ...social },
    {
      adType: 'GoogleDisplayGeneratedAd',
      ...{ type: 'Vacature', subtitle: 'Werken in Groningen', title: 'Verpleegkundige IC' },
      ...{ tags: ['Groningen'], callToAction: 'Solliciteer nu' },
    },
    {
      adType: 'GoogleSearchAd',
      headlines: ['Verpleegkundige IC', 'Werken in Groningen', 'Solliciteer nu'],
      descriptions: ['Werken op de IC van Groningen.', 'Een vast contract, ook deeltijd.'],
    },
  ],
  image: picture,
  logo: picture,
  facebookPageId: null,
  instagramPageId: null,
  linkedinPageId: null,
  gaps: [],
};
const draft = (over: Partial<Draft> = {}): Draft => ({
  ...firstDraft(proposal, facts.today),
  ...over,
});
const problems = (over: Partial<Draft>) =>
  draftFindings(draft(over), facts).map(({ path, code }) => `${path} ${code}`);
const place = { accountId: 'a1', slug: 'north', url: proposal.url };

test('a proposal with everything in it can be made for all of next month', () => {
  expect(problems({})).toEqual([]);
  const { startDate, endDate, total, channels } = campaignOf(draft(), place);
  expect({ startDate, endDate, total }).toEqual({
    startDate: '2026-12-01',
    endDate: '2026-12-31',
    total: null,
  });
  expect(channels).toEqual(['facebook', 'instagram', 'googleSearch']);
});

test('what is wrong is told of its field, and of its ad', () => {
  expect(problems({ title: '', locations: [], schedule: null })).toEqual([
    'title field.required',
    'locations field.required',
    'schedule field.required',
  ]);
  expect(problems({ profiles: [] })).toEqual(['profiles field.required']);
  for (const type of vacancyTypes) {
    expect(problems({ type, profiles: [] })).toContain('profiles field.required');
  }
  expect(problems({ channels: [] })).toContain('channels campaign.noChannel');
  expect(problems({ total: '12x' })).toEqual(['budget field.amount']);
  expect(problems({ total: '10' })).toContain('budget budget.notEnough');
  expect(problems({ image: null })).toContain('FacebookPostAd.media ad.mediaMissing');
});

test('stories that are left out and channels that are off are not judged, and not made', () => {
  const only = { channels: ['facebook' as const], leftOut: ['FacebookStoryAd' as const] };
  const made = campaignOf(draft(only), place);
  expect(made.ads.map(({ adType }) => adType)).toEqual(['FacebookPostAd']);
  expect(made.logo).toBeNull();
  expect(shownAds(draft(only))).toHaveLength(2);
  const wordless = { channels: ['googleSearch' as const], image: null };
  expect(problems(wordless)).toEqual([]);
  expect(campaignOf(draft({ ...wordless, image: picture }), place).image).toBeNull();
});

test('a logo is needed for banners alone', () => {
  expect(usesLogo(draft())).toBe(false);
  const display = { channels: ['googleDisplay' as const] };
  expect(usesLogo(draft(display))).toBe(true);
  expect(problems({ ...display, logo: null })).toEqual([
    'GoogleDisplayGeneratedAd.logo banner.logoMissing',
  ]);
  expect(campaignOf(draft(display), place).logo).toEqual({ from: 'page', url: picture.url });
});

test('only a large total is asked about', () => {
  expect(totalQuestion(draft({ total: '2000' }), facts)).toBeUndefined();
  expect(totalQuestion(draft({ total: '20000' }), facts)).toBeDefined();
});

test('a proposal is corrected once something in it is another', () => {
  const first = firstDraft(proposal, facts.today);
  expect(isCorrected(first, first)).toBe(false);
  expect(isCorrected({ ...first, targetUrl: proposal.targetUrl }, first)).toBe(false);
  expect(isCorrected({ ...first, total: '2000' }, first)).toBe(true);
  expect(isCorrected({ ...first, leftOut: ['FacebookStoryAd'] }, first)).toBe(true);
});

test.each([
  ['https://jobs.example.com/ic', 'https://jobs.example.com/ic', false],
  ['https://jobs.example.com/ic#apply', 'https://jobs.example.com/ic', false],
  ['http://localhost:4400/ic', 'https://jobs.example.com/ic', true],
  ['http://localhost:4400/ic', '', false],
])('read at %s, leading to %j: elsewhere is %s', (url, targetUrl, isElsewhere) =>
  expect(leadsElsewhere({ ...proposal, url, targetUrl })).toBe(isElsewhere),
);

test.each([
  ['title', 'Title: This field can not be empty', 'title'],
  ['FacebookPostAd.headline', 'Facebook post, Headline: This', 'FacebookPostAd.headline'],
  ['GoogleSearchAd.headlines.2', 'Google Search ad, Headlines', 'GoogleSearchAd.headlines'],
  ['FacebookStoryAd.media.0', 'Facebook story, Picture: This', 'media'],
  ['GoogleDisplayGeneratedAd.logo', ', Logo: This', 'logo'],
  ['GoogleSearchAd.other', 'Google Search ad: This', 'GoogleSearchAd.other'],
  ['other', 'This field can not be empty', 'other'],
])('%s is said as %j and mended at %s', (path, said, at) => {
  const found = { code: 'field.required', severity: 'error', path } as const;
  expect(sayProblem(found)).toContain(said);
  expect(placeOfProblem(found)).toBe(at);
});

test('marks the fields without which the campaign is not made, whatever stands in them now', () => {
  const required = ['locations', 'profiles', 'schedule', 'targetUrl', 'title'];
  for (const type of vacancyTypes) {
    expect(requiredFields(draft({ type })).toSorted()).toEqual(required);
    expect(requiredFields(draft({ type, title: '', schedule: null })).toSorted()).toEqual(required);
  }
});
