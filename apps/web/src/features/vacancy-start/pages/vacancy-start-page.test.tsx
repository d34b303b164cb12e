import { say } from '@posthorn/domain';
import { vacancyGapTexts, vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anAccount } from '../../../testing/an-account.ts';
import { pricesOf } from '../../../testing/channel-prices.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { rememberWorkspace } from '../../workspaces/index.ts';
import type { Proposal } from '../api/vacancy.ts';
import { VacancyStartPage } from './vacancy-start-page.tsx';

// jsdom draws nothing, so it can not scroll.
Element.prototype.scrollIntoView = () => {};

const social = {
  message: 'Op onze IC zorg je voor mensen die jou hard nodig hebben.',
  headline: 'Verpleegkundige IC',
  linkDescription: 'Noorderzorg',
  callToAction: 'LEARN_MORE',
};
const textless = { ...social, message: '', headline: '', linkDescription: '' };
const proposal: Proposal = {
  url: 'https://jobs.example.com/ic',
  source: 'jobPosting',
  title: 'Verpleegkundige IC',
  company: 'Noorderzorg',
  language: 'nl',
  targetUrl: 'https://jobs.example.com/ic',
  referenceNumber: '',
  closesOn: null,
  profiles: [
    {
      id: 'icu',
      name: 'Intensive Care Nurse',
      localName: 'IC-verpleegkundige',
      functionGroup: 'healthcare',
    },
  ],
  otherProfiles: [],
  locations: [{ id: 'city:1', name: 'Groningen', type: 'city', country: 'Netherlands' }],
  placeName: 'Groningen',
  ads: [
    { adType: 'FacebookPostAd', ...social },
    { adType: 'FacebookStoryAd', ...textless },
    { adType: 'InstagramPostAd', ...social },
    { adType: 'InstagramStoryAd', ...textless },
    {
      adType: 'GoogleSearchAd',
      headlines: ['Verpleegkundige IC', 'Werken in Groningen', 'Solliciteer nu'],
      descriptions: ['Werken op de IC van Groningen.', 'Een vast contract, ook deeltijd.'],
    },
  ],
  image: {
    from: 'page',
    url: 'https://jobs.example.com/a.jpg',
    preview: 'data:image/webp;base64,AA',
    ...{ width: 1200, height: 800, bytes: 90_000 },
  },
  logo: null,
  facebookPageId: 'p2',
  instagramPageId: null,
  linkedinPageId: null,
  gaps: [],
};
const page = { id: 'p2', name: 'Noorderzorg Werkt', channel: 'facebook', iconUrl: null };
const banner = {
  adType: 'GoogleDisplayGeneratedAd',
  type: 'Vacature',
  subtitle: 'Werken in Groningen',
  title: 'Verpleegkundige IC',
  tags: ['Groningen'],
  callToAction: 'Solliciteer nu',
};
const prices = pricesOf({ cpm: 1000, cpc: 100 });
const workspace = { id: 'w1', slug: 'north', name: 'North', version: 1 };

/** What the calls of this page are answered with. */
let reading: () => Response | Promise<Response>;
let creating: () => Response | Promise<Response>;
let estimating: (url: string) => Response;
let asked: ReturnType<typeof fakeServer>;

beforeEach(() => {
  rememberWorkspace('north');
  reading = () => json(proposal);
  creating = () => json({ id: 'c1', accountId: 'a1' }, 201);
  estimating = () => json({ reach: 6200, suggestedTotalGrossBudget: 400_00, channels: prices });
  asked = fakeServer(({ url }) => {
    if (url.endsWith('/vacancy-reading')) return reading();
    if (url.endsWith('/from-vacancy')) return creating();
    if (url.endsWith('/workspaces')) {
      return json([{ ...workspace, campaignIds: [], campaignCount: 0 }]);
    }
    if (url.includes('/campaign-estimate?')) return estimating(url);
    if (url.includes('/locations?')) return json([]);
    if (url.endsWith('/social-pages')) return json([{ ...page, id: 'p1', name: 'Other' }, page]);
    return url.endsWith('/accounts/a1') ? json(anAccount) : json({ id: 'p1' });
  });
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const created = () => asked.filter(({ url }) => url.endsWith('/from-vacancy'));
const body = () => created()[0]?.body as Record<string, unknown> & { ads: { adType: string }[] };

async function open() {
  const app = await renderInApp(<VacancyStartPage />);
  write('Address of the vacancy page', 'jobs.example.com/ic');
  fireEvent.click(button('Read the page'));
  return app;
}
async function openProposal() {
  const app = await open();
  await screen.findByRole('region', { name: 'Facebook post' });
  await screen.findByText(/^In North/);
  await waitFor(() => expect(button('Create campaign').ariaDisabled).not.toBe('true'));
  return app;
}

test('an address is asked as it was typed', async () => {
  await openProposal();
  const { body: sent } = asked.find(({ url }) => url.endsWith('/vacancy-reading')) ?? {};
  expect(sent).toEqual({ url: 'jobs.example.com/ic' });
  expect(field('Title').value).toBe('Verpleegkundige IC');
});

test('an address that is none is not asked', async () => {
  await renderInApp(<VacancyStartPage />);
  write('Address of the vacancy page', 'ftp://example.com');
  fireEvent.click(button('Read the page'));
  expect(await screen.findByText(say('vacancyPage.badAddress'))).toBeTruthy();
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
});

const refusals = ['notFound', 'timeout', 'noPublicHost', 'notAVacancy', 'notHtml'] as const;

test.each(refusals)('what to do is said at the field: %s', async (kind) => {
  const message = say(`vacancyPage.${kind}`);
  const findings = [{ code: `vacancyPage.${kind}`, path: 'url', severity: 'error', message }];
  reading = () => json({ code: 'invalid', message, requestId: 'r', findings }, 422);
  await open();
  await screen.findByText(message);
  expect(field('Address of the vacancy page').getAttribute('aria-invalid')).toBe('true');
  // The address stays, to be mended and read again.
  expect(field('Address of the vacancy page').value).toBe('jobs.example.com/ic');
  reading = () => json(proposal);
  fireEvent.click(button('Read the page'));
  await screen.findByRole('region', { name: 'Facebook post' });
});

test('what could not be read is said', async () => {
  reading = () => json({ ...proposal, gaps: ['several', 'placeUnknown'], locations: [] });
  await open();
  expect(await screen.findByText(vacancyGapTexts.several)).toBeTruthy();
  expect(screen.getByText(vacancyGapTexts.placeUnknown)).toBeTruthy();
  expect(screen.queryByText(vacancyGapTexts.language)).toBeNull();
  expect(button('Create campaign').ariaDisabled).toBe('true');
  fireEvent.click(button('Create campaign'));
  expect(created()).toEqual([]);
});

test('what is left out is named at the button, and pressing it leads there', async () => {
  await openProposal();
  const post = screen.getByRole('region', { name: 'Facebook post' });
  const headline = within(post).getByRole('textbox', { name: 'Headline' });
  fireEvent.change(headline, { target: { value: '' } });
  expect(headline.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(button('Create campaign'));
  const said = `Facebook post, Headline: ${say('field.required')}`;
  expect(await screen.findByText(said)).toBeTruthy();
  expect(document.activeElement).toBe(headline);
  // What comes first on the screen is said first.
  write('Title', ' ');
  fireEvent.click(button('Create campaign'));
  expect(await screen.findByText(`Title: ${say('field.required')}`)).toBeTruthy();
  expect(document.activeElement).toBe(field('Title'));
  expect(created()).toEqual([]);
});

test('a job, a place or a picture that is missing says so, and takes the focus', async () => {
  reading = () => json({ ...proposal, profiles: [], locations: [], image: null });
  await open();
  await screen.findByRole('region', { name: 'Facebook post' });
  const jobs = screen.getByRole('combobox', { name: /Job profiles/ });
  expect(jobs.getAttribute('aria-invalid')).toBe('true');
  const places = screen.getByRole('combobox', { name: /Locations/ });
  expect(places.getAttribute('aria-invalid')).toBe('true');
  const choose = button('Choose another picture');
  const note = document.getElementById(choose.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe(say('ad.mediaMissing'));
  fireEvent.click(button('Create campaign'));
  expect(document.activeElement).toBe(jobs);
});

test('what was read takes the focus, and says what to do with it', async () => {
  await openProposal();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Campaign' }));
  expect(screen.getByText(vacancyStartTexts.introRead)).toBeTruthy();
  expect(screen.queryByText(vacancyStartTexts.intro)).toBeNull();
});

test('corrections are not lost unasked, neither for another page nor by a way out', async () => {
  const { pathname } = await openProposal();
  write('Title', 'IC-verpleegkundige');
  const before = pathname();
  for (const way of [
    button('Read another page'),
    screen.getByRole('link', { name: 'Set up by hand instead' }),
  ]) {
    fireEvent.click(way);
    const dialog = await screen.findByRole('alertdialog', {
      name: vacancyStartTexts.leaveQuestion,
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('Title').value).toBe('IC-verpleegkundige');
    expect(pathname()).toBe(before);
  }
  fireEvent.click(button('Read another page'));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('textbox', { name: 'Address of the vacancy page' });
});

test('a proposal that was only looked at is left without a question', async () => {
  await openProposal();
  fireEvent.blur(field('Landing page'));
  fireEvent.click(button('Read another page'));
  await screen.findByRole('textbox', { name: 'Address of the vacancy page' });
});

test('ads speak for the page that the campaign will have, else for the company', async () => {
  await openProposal();
  const post = (name: string) => within(screen.getByRole('region', { name }));
  expect((await post('Facebook post').findAllByText('Noorderzorg Werkt')).length).toBe(1);
  expect(post('Facebook post').queryByText('Other')).toBeNull();
  expect(post('Instagram post').getAllByText('Noorderzorg')).not.toEqual([]);
});

test('a logo is asked for where a channel shows one', async () => {
  reading = () => json({ ...proposal, ads: [...proposal.ads, banner], gaps: ['logo'] });
  await openProposal();
  expect(screen.queryByRole('button', { name: 'Choose another logo' })).toBeNull();
  expect(screen.queryByText(vacancyGapTexts.logo)).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Google Display' }));
  expect(button('Choose another logo')).toBeTruthy();
  expect(screen.getByText(vacancyGapTexts.logo)).toBeTruthy();
});

test('a landing page that is not the page that was read is explained', async () => {
  await openProposal();
  expect(screen.queryByText(vacancyStartTexts.landingOfPage)).toBeNull();
  fireEvent.click(button('Read another page'));
  await screen.findByRole('textbox', { name: 'Address of the vacancy page' });
  reading = () => json({ ...proposal, url: 'http://localhost:4400/ic' });
  write('Address of the vacancy page', 'localhost:4400/ic');
  fireEvent.click(button('Read the page'));
  expect(await screen.findByText(vacancyStartTexts.landingOfPage)).toBeTruthy();
  write('Landing page', 'https://jobs.example.com/other');
  expect(screen.queryByText(vacancyStartTexts.landingOfPage)).toBeNull();
});

test('what is corrected is what is made, with one press however often it comes', async () => {
  const { pathname } = await openProposal();
  write('Title', 'IC-verpleegkundige');
  write('Total budget', '2000');
  const post = screen.getByRole('region', { name: 'Facebook post' });
  fireEvent.change(within(post).getByRole('textbox', { name: 'Message' }), {
    target: { value: 'Kom langs op de IC.' },
  });
  const story = screen.getByRole('region', { name: 'Instagram story' });
  fireEvent.click(within(story).getByRole('checkbox'));
  // A field that is changed leaves the others as they were.
  expect(field('Title').value).toBe('IC-verpleegkundige');
  let answer: () => void = () => {};
  creating = () =>
    new Promise((resolve) => {
      answer = () => resolve(json({ id: 'c1', accountId: 'a1' }, 201));
    });
  const form = button('Create campaign').closest('form');
  if (form) for (let press = 0; press < 3; press += 1) fireEvent.submit(form);
  await waitFor(() => expect(created()).toHaveLength(1));
  await act(async () => answer());
  await waitFor(() => expect(pathname()).toMatch(/set-campaign\/c1\/campaign-details\/ads$/));
  expect(created()).toHaveLength(1);
  expect(created()[0]?.key).toBeTruthy();
  expect(body()).toMatchObject({
    slug: 'north',
    title: 'IC-verpleegkundige',
    total: 2000_00,
    startDate: '2026-12-01',
    endDate: '2026-12-31',
    channels: ['facebook', 'instagram', 'googleSearch'],
    image: { from: 'page', url: 'https://jobs.example.com/a.jpg' },
  });
  expect(body().ads[0]).toMatchObject({ message: 'Kom langs op de IC.' });
  expect(body().ads.map(({ adType }) => adType)).toEqual([
    'FacebookPostAd',
    'FacebookStoryAd',
    'InstagramPostAd',
    'GoogleSearchAd',
  ]);
});

test('what the sum may bring is estimated, and what we would give is one press away', async () => {
  await openProposal();
  fireEvent.click(await screen.findByRole('button', { name: 'Use €400' }));
  expect(field('Total budget').value).toBe('400');
  const expected = within(await screen.findByRole('region', { name: 'What to expect for €400' }));
  for (const name of ['Clicks', 'Applications', 'People reached']) {
    expect(expected.getByText(name)).toBeTruthy();
  }
  expect(screen.queryByText(/times what we suggest/)).toBeNull();
  write('Total budget', '2000');
  expect(await screen.findByText(/^5 times what we suggest, which is €400/)).toBeTruthy();
  const { url } = asked.find((one) => one.url.includes('/campaign-estimate?')) ?? { url: '' };
  expect(Object.fromEntries(new URL(url, 'https://a.example').searchParams)).toEqual({
    type: 'consideration',
    profiles: 'icu',
    locations: 'city:1',
    start_date: '2026-12-01',
    end_date: '2026-12-31',
  });
  write('Total budget', 'a lot');
  await waitFor(() => expect(screen.queryByText('People reached')).toBeNull());
});

test('a suggestion that is too little for the ads says so, and what is enough is one press away', async () => {
  estimating = () => json({ reach: 900, suggestedTotalGrossBudget: 100_00, channels: prices });
  await openProposal();
  const enough = await screen.findByRole('button', { name: 'Use €166' });
  expect(screen.getByText(/^€100 is too little for Facebook and Instagram\./)).toBeTruthy();
  write('Total budget', '100');
  expect(screen.getByText(/^€100 is too little for Facebook and Instagram\./)).toBeTruthy();
  fireEvent.click(enough);
  expect(field('Total budget').value).toBe('166');
  expect(screen.queryByText(/is too little for/)).toBeNull();
  // Each story that is left out takes its minimum along.
  const story = screen.getByRole('region', { name: 'Instagram story' });
  write('Total budget', '120');
  expect(screen.getByText(/at least €166/)).toBeTruthy();
  fireEvent.click(within(story).getByRole('checkbox'));
  expect(screen.getByText(/at least €124/)).toBeTruthy();
});

test('where nothing can be estimated, nothing is said', async () => {
  estimating = () => json({ code: 'internal', message: 'No', requestId: 'r' }, 500);
  await openProposal();
  write('Total budget', '2000');
  expect(screen.queryByText('People reached')).toBeNull();
  expect(button('Create campaign').ariaDisabled).not.toBe('true');
});

test('a place is chosen with how far around it', async () => {
  reading = () => json({ ...proposal, locations: [{ ...proposal.locations[0], radiusKm: 25 }] });
  await openProposal();
  fireEvent.click(button('Create campaign'));
  await waitFor(() => expect(created()).toHaveLength(1));
  expect(body()).toMatchObject({ locations: [{ id: 'city:1', radiusKm: 25 }] });
});

test('a large total is asked about first, and again when it is changed', async () => {
  await openProposal();
  write('Total budget', '20000');
  fireEvent.click(button('Create campaign'));
  expect(await screen.findAllByText(/reconfirm your budget of €20.000/)).not.toEqual([]);
  write('Total budget', '30000');
  fireEvent.click(button('Create campaign'));
  expect(await screen.findAllByText(/reconfirm your budget of €30.000/)).not.toEqual([]);
  expect(created()).toEqual([]);
  fireEvent.click(button('Reconfirm budget'), { detail: 2 });
  expect(created()).toEqual([]);
  fireEvent.click(button('Reconfirm budget'), { detail: 1 });
  await waitFor(() => expect(created()).toHaveLength(1));
  expect(body()).toMatchObject({ total: 30_000_00 });
});

test('what was corrected is still there when making it fails', async () => {
  await openProposal();
  write('Title', 'IC-verpleegkundige');
  const message = say('vacancyPage.picture');
  creating = () => json({ code: 'invalid', message, requestId: 'r', findings: [] }, 422);
  fireEvent.click(button('Create campaign'));
  await waitFor(() => expect(created()).toHaveLength(1));
  await waitFor(() => expect(button('Create campaign').ariaDisabled).not.toBe('true'));
  expect(field('Title').value).toBe('IC-verpleegkundige');
});
