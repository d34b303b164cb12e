import { expect, test } from 'vitest';
import { aCampaign, aPlace, aProfile } from '../../../testing/a-campaign.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { anAd } from '../../../testing/an-ad.ts';
import { closedReason, isReady, launchLines } from './launch-lines.ts';

const ready = aCampaign({
  title: 'ICU nurse',
  targetUrl: 'https://work.example/icu',
  profiles: [aProfile('nurse')],
  locations: [aPlace('groningen')],
  startDate: '2026-12-01',
  endDate: '2026-12-20',
  customTotalGrossBudget: 100_00,
  customChannelBudget: { facebook: 100_00, googleDisplay: 0, googleSearch: 0, linkedIn: 0 },
  facebookPageId: 'f',
  customChannelStatuses: {
    ...aCampaign().customChannelStatuses,
    instagramFeed: { status: false },
    instagramStory: { status: false },
  },
});
const pages = [
  {
    id: 'f',
    channel: 'facebook' as const,
    name: 'Page',
    iconUrl: '',
    leadformStatus: null,
    type: 'connected' as const,
    externalId: '1010',
  },
];
const lines = (more: Parameters<typeof aCampaign>[0], ads = [anAd()]) =>
  launchLines({
    campaign: { ...ready, ...more },
    ads,
    pages,
    account: anAccount,
    mayConnect: true,
  });
const details = {
  to: '/campaigns-overview/set-campaign/$campaignId/campaign-details',
  params: { campaignId: 'c1' },
};
const facebookAds = { ...details, to: `${details.to}/ads`, hash: 'facebook' };

test('a complete campaign has none', () => {
  expect(lines({})).toEqual([]);
});

test('money for a channel without ads is a hint, and in the way of nothing', () => {
  const halfUsed = {
    customTotalGrossBudget: 200_00,
    customChannelBudget: { facebook: 100_00, googleDisplay: 100_00, googleSearch: 0, linkedIn: 0 },
  };
  const idle = lines(halfUsed);
  expect(idle).toMatchObject([
    { isHint: true, opens: 'budget', moved: { moved: 100_00, to: ['facebook'] } },
  ]);
  expect(isReady(idle)).toBe(true);
  expect(isReady(lines({ title: '' }))).toBe(false);
  expect(lines({ ...halfUsed, status: 'active' })).toEqual([]);
});

test('a chosen channel without an ad is a hint of its own, and leads to where one is made', () => {
  const { customChannelStatuses } = aCampaign();
  expect(lines({ customChannelStatuses })).toMatchObject([
    {
      text: 'Make an ad for Instagram, or leave the channel out',
      isHint: true,
      href: { hash: 'instagram' },
    },
  ]);
  expect(lines({ customChannelStatuses }, [])).toMatchObject([{ text: 'Make the first ad' }]);
  expect(lines({ customChannelStatuses, status: 'failed' })).toEqual([]);
});

test('what the form lacks leads to its field', () => {
  expect(lines({ title: '', startDate: null })).toEqual([
    {
      key: 'title',
      text: 'Give the campaign a title',
      isForm: true,
      href: { ...details, hash: 'field-title' },
    },
    {
      key: 'schedule',
      text: 'Choose when it runs',
      isForm: true,
      href: { ...details, hash: 'field-schedule' },
    },
  ]);
});

test('what the ads lack leads to the channel or to the ad', () => {
  const long = anAd({ id: 'x', headline: 'x'.repeat(81) });
  expect(lines({ facebookPageId: 'gone' }, [long])).toMatchObject([
    { channel: 'facebook', opens: 'page', text: 'Choose a page for Facebook' },
    {
      text: `Shorten the texts of ${'x'.repeat(57)}…`,
      channel: 'facebook',
      href: {
        to: '/campaigns-overview/$campaignId/ads/$segment/$adId',
        params: { campaignId: 'c1', segment: 'facebook-post-ad', adId: 'x' },
      },
    },
  ]);
  expect(lines({}, [])).toMatchObject([{ text: 'Make the first ad', href: facebookAds }]);
});

test('what the budget lacks opens it', () => {
  expect(lines({ customTotalGrossBudget: null })).toMatchObject([
    {
      text: 'Choose a budget',
      opens: 'budget',
    },
  ]);
  const keys = lines({
    endDate: '2027-11-20',
    customTotalGrossBudget: 200_00,
    customChannelBudget: {
      facebook: 100_00,
      googleDisplay: 50_00,
      googleSearch: 50_00,
      linkedIn: 0,
    },
  }).flatMap(({ key, isHint }) => (isHint ? [] : key));
  expect(new Set(keys).size).toBe(3);
});

test('an ad account is connected by those who may; the others are told who can', () => {
  const account = { ...anAccount, unconnected: ['facebook' as const] };
  const told = (mayConnect: boolean) =>
    launchLines({ campaign: ready, ads: [anAd()], pages, account, mayConnect });
  expect(told(true)).toMatchObject([
    {
      text: 'Connect an ad account for Facebook and Instagram',
      href: { to: '/settings/$settingsRoute', params: { settingsRoute: 'company' } },
    },
  ]);
  const [line] = told(false);
  expect(line?.text).toContain('An admin can connect one');
  expect(line?.href).toBeUndefined();
});

test('a campaign that failed takes of the account only what it has not spent', () => {
  const account = { ...anAccount, freeMoney: 70_00 };
  const left = (amount: number) => {
    const failed = {
      ...ready,
      status: 'failed' as const,
      spend: { amount, currency: 'EUR' as const },
    };
    return launchLines({ campaign: failed, ads: [anAd()], pages, account, mayConnect: true });
  };
  expect(left(30_00)).toEqual([]);
  expect(left(29_99)).toMatchObject([{ opens: 'budget' }]);
});

test('the closed button shows the sentence of the launch, the list its task', () => {
  const none = lines({ title: '', customTotalGrossBudget: null }, []);
  expect(none.map(({ text }) => text)).toEqual([
    'Give the campaign a title',
    'Choose a budget',
    'Make the first ad',
  ]);
  expect(closedReason(none)).toBe('Please set a budget before you launch this campaign');
  expect(closedReason(lines({ title: '' }))).toBe('Give the campaign a title');
  expect(closedReason(lines({}))).toBeUndefined();
});

test('several errors of media are one sentence on the closed button', () => {
  const broken = lines({ mediaErrors: ['The file is gone', 'The file is empty'] });
  expect(closedReason(broken)).toBe('The file is gone, The file is empty');
});
