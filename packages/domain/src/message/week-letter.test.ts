import { expect, test } from 'vitest';
import type { WeekCampaign } from '../mail/attention.ts';
import { type WeekAccount, weekLetter } from './week-letter.ts';

const reader = { firstName: 'Ada', mailUrl: 'https://p.test/mail', stopUrl: 'https://p.test/stop' };

const aCampaign = (change: Partial<WeekCampaign> = {}): WeekCampaign => ({
  ...{ id: 'c1', title: 'Nurses', status: 'active' },
  ...{ startDate: '2026-11-01', endDate: '2026-12-31', toldUntil: '2026-11-16' },
  week: { impressions: 20_000, clicks: 150, leads: 12, spend: 30_000 },
  before: { impressions: 10_000, clicks: 100, leads: 10, spend: 40_000 },
  ...{ failures: 0, refusedAds: 0 },
  ...change,
});
const anAccount = (campaigns: WeekCampaign[], name = 'Noorderzorg'): WeekAccount => ({
  ...{ name, currency: 'EUR', today: '2026-11-16', campaigns },
  figuresUrl: 'https://p.test/figures',
  urlOf: ({ id }, isError) => `https://p.test/${id}/${isError ? 'ads' : 'figures'}`,
});
const letter = (...accounts: WeekAccount[]) => weekLetter(reader, '2026-11-16', accounts);

test('the letter tells what ran, what it brought and what needs attention', () => {
  const second = aCampaign({ id: 'c2', title: 'Cooks\nand more', refusedAds: 2, before: null });
  const dear = { impressions: 5000, clicks: 50, leads: 0, spend: 60_000 };
  const written = letter(anAccount([aCampaign(), { ...second, week: dear }]));
  expect(written?.subject).toBe('Posthorn: 2 campaigns ran, 09-11-2026 – 15-11-2026');
  // 25,000 against 10,000; 200 against 100; 12 against 10; €900 against €400; €4,50 and €75,00.
  expect(written?.text.split('\n')).toEqual([
    'Hello Ada,',
    '',
    'This is what your campaigns did from Monday 09-11-2026 to Sunday 15-11-2026. What stands in brackets is the change from the week before.',
    '',
    'Noorderzorg',
    '',
    '2 campaigns ran.',
    'Spend: €900 (+125%)',
    'Impressions: 25.0k (+150%)',
    'Clicks: 200 (+100%)',
    'Leads: 12 (+20%)',
    'CPC: €4,50 (+13%)',
    'Cost per lead: €75,00 (+88%)',
    'All figures: https://p.test/figures',
    '',
    'Needs attention',
    '',
    'Cooks and more',
    '2 ads were refused.',
    'https://p.test/c2/ads',
    '',
    'What ran, the most spent first',
    '',
    'Cooks and more',
    'Spend: €600, Clicks: 50, Leads: 0',
    'https://p.test/c2/figures',
    '',
    'Nurses',
    'Spend: €300 (−25%), Clicks: 150 (+50%), Leads: 12 (+20%)',
    'https://p.test/c1/figures',
    '',
    '--',
    'You get this letter because you are a member of Noorderzorg. Choose your letters: https://p.test/mail',
    'Stop letters like this one: https://p.test/stop',
    '',
  ]);
  expect(written?.unsubscribeUrl).toBe('https://p.test/stop');
});

test('no letter is written where nothing ran, and an account without anything is left out', () => {
  const over = aCampaign({ status: 'finished', week: null });
  expect(letter()).toBeUndefined();
  expect(letter(anAccount([]), anAccount([over]))).toBeUndefined();
  const written = letter(anAccount([over], 'Quiet'), anAccount([aCampaign()], 'Busy'));
  expect(written?.text).not.toContain('Quiet');
  expect(written?.subject).toContain('one campaign ran');
});

test('where nothing ran but a campaign failed, the letter says that', () => {
  const written = letter(anAccount([aCampaign({ status: 'failed', week: null, before: null })]));
  expect(written?.subject).toBe('Posthorn: campaigns that need attention');
  expect(written?.text).toContain('No campaign ran.\nAll figures');
});

test('what is not known is no zero', () => {
  const silent = aCampaign({ week: null, toldUntil: null });
  expect(letter(anAccount([silent]))?.text).toContain(
    'One campaign ran.\nThe networks have told nothing of this week yet.',
  );
});

test('of many campaigns the first ten are listed', () => {
  const many = Array.from({ length: 13 }, (_, at) => aCampaign({ id: `c${at}`, refusedAds: 1 }));
  const text = letter(anAccount(many))?.text ?? '';
  expect(text.match(/And 3 more\./g)).toHaveLength(2);
  expect(text.match(/\/figures$/gm)).toHaveLength(11);
});
