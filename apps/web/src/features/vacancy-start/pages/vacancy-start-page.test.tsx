import { say } from '@posthorn/domain';
import { vacancyGapTexts } from '@posthorn/domain/texts/vacancy-start';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anAccount } from '../../../testing/an-account.ts';
import { fakeServer, json } from '../../../testing/fake-server.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { rememberWorkspace } from '../../workspaces/index.ts';
import type { Proposal } from '../api/vacancy.ts';
import { VacancyStartPage } from './vacancy-start-page.tsx';

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
  gaps: [],
};
const workspace = { id: 'w1', slug: 'north', name: 'North', version: 1 };

/** What the calls of this page are answered with. */
let reading: () => Response | Promise<Response>;
let creating: () => Response | Promise<Response>;
let asked: ReturnType<typeof fakeServer>;

beforeEach(() => {
  rememberWorkspace('north');
  reading = () => json(proposal);
  creating = () => json({ id: 'c1', accountId: 'a1' }, 201);
  asked = fakeServer(({ url }) => {
    if (url.endsWith('/vacancy-reading')) return reading();
    if (url.endsWith('/from-vacancy')) return creating();
    if (url.endsWith('/workspaces')) {
      return json([{ ...workspace, campaignIds: [], campaignCount: 0 }]);
    }
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
  write('Address of the vacancy page', ' jobs.example.com/ic ');
  fireEvent.click(button('Read the page'));
  return app;
}
async function openProposal() {
  const app = await open();
  await screen.findByRole('region', { name: 'Facebook post' });
  await waitFor(() => expect(button('Create campaign').ariaDisabled).not.toBe('true'));
  return app;
}

test('an address is asked as it was typed, without spaces around it', async () => {
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
