import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { adCard, adsPath, createAd } from '../support/ads.ts';
import { callAs, createWorkspace, onProduct } from '../support/api.ts';
import { createCampaign, dayFromNow, openMenu, shownDay } from '../support/campaigns.ts';
import { createSearchAd } from '../support/google-ads.ts';
import { type Instance, startInstance } from '../support/instance.ts';
import { passDays } from '../support/networks.ts';
import { browserState, type Cookies, signIn } from '../support/people.ts';
import { freeSandboxUrl } from '../support/ports.ts';
import { expect, test } from '../support/test.ts';

// One campaign from its launch to its end.
test.describe.configure({ mode: 'serial' });

/** Its clock is turned, so it is one of its own. */
let product: Instance;
let sandbox: string;
let cookies: Cookies;
let campaign: { id: string; slug: string };

test.beforeAll(async () => {
  sandbox = await freeSandboxUrl();
  product = await startInstance({
    name: 'figures',
    settings: { SANDBOX_PORT: new URL(sandbox).port },
  });
  cookies = await signIn(product.url, 'admin@other.test');
  campaign = await onProduct(product.url, { sofia: cookies }, launchCampaign);
});
test.afterAll(() => product?.stop());
test.beforeEach(({ context }) => context.addCookies(browserState(cookies).cookies));

const ads = ['High above', 'By the sea', 'ICU nurse'];

async function launchCampaign() {
  const { slug } = await createWorkspace('sofia', 'Zo geteld');
  const { id } = await createCampaign('sofia', slug, {
    title: 'Kraanmachinist',
    targetUrl: 'https://work.example/cranes',
    profiles: ['Dialysis Nurse'],
    places: ['Groningen'],
    dates: [dayFromNow(3), dayFromNow(33)],
  });
  await createAd('sofia', id, 'facebook-post', { headline: 'High above' });
  await createAd('sofia', id, 'facebook-post', { headline: 'By the sea' });
  await createSearchAd('sofia', id);
  await callAs('sofia', 'PUT', `/campaigns/${id}/custom-budget`, {
    total_gross_budget_in_cents: 2_000_00,
    facebook_amount: 1_000_00,
    google_display_amount: 0,
    google_search_amount: 1_000_00,
    linkedin_amount: 0,
  });
  await callAs('sofia', 'PUT', `/campaigns/${id}/deploy`);
  return { id, slug };
}

const figuresPath = () =>
  `${product.url}/campaigns-overview/set-campaign/${campaign.id}/campaign-details/figures`;

/** The cells of the row of a table that begins with these words, without the words. */
async function rowOf(table: Locator, head: string | RegExp): Promise<string[]> {
  const row = table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name: head }) });
  return row.getByRole('cell').allTextContents();
}

const tile = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

test('figures come while the page is open, and a link shows the same', async ({ page }) => {
  await page.goto(`${product.url}${adsPath(campaign.id)}`);
  for (const name of ads) await expect(adCard(page, name)).toContainText(/In review|Approved/);
  await page.getByRole('link', { name: 'Figures', exact: true }).press('Enter');
  await expect(page).toHaveURL(figuresPath());
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No figures yet' })).toBeVisible();
  await expect(main).toContainText('The campaign starts on');

  // It runs from the third day on; after ten more the page has them without being loaded again.
  await passDays(sandbox, 13);
  const clicks = page.getByRole('region', { name: 'Clicks per day and channel' });
  await expect(clicks.getByRole('columnheader')).toHaveText([
    'Day',
    'Facebook',
    'Google Search',
    'Total',
  ]);
  // Which day it is, a page asks when it is opened.
  await page.reload();
  const plan = page.getByRole('region', { name: 'Spend against plan' });
  await expect(plan).toContainText(/(Ends at about|Runs out early: all of) €/);
  await expect(plan).toContainText('Likely between');
  await expectAccessible(page, 'the figures of a campaign');

  // The tile, the table and the chart say the same.
  const [, , whole = ''] = await rowOf(clicks, 'Total');
  expect(whole).toMatch(/^[\d.]+k?$/);
  await expect(tile(page, 'Clicks')).toContainText(whole);
  const chart = page.getByRole('slider', { name: 'Clicks per day' });
  await chart.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const said = (await chart.getAttribute('aria-valuetext')) ?? '';
  const [, day = '', values = ''] = /^(.*?): (.*)$/.exec(said) ?? [];
  const [facebook, search] = await rowOf(clicks, day);
  expect(values).toContain(`Facebook ${facebook}`);
  expect(values).toContain(`Google Search ${search}`);

  await page.getByRole('button', { name: 'Period' }).press('Enter');
  await page.getByRole('option', { name: 'Last 7 days' }).press('Enter');
  await expect(page).toHaveURL(/period=last7/);
  await tile(page, 'Spend').press('Enter');
  await expect(page).toHaveURL(/metric=spend/);
  const spend = page.getByRole('region', { name: 'Spend per day and channel' });
  // The sum and seven days.
  await expect(spend.getByRole('row')).toHaveCount(9);
  const ranked = page.getByRole('group', { name: 'Ads on Facebook' });
  await expect(ranked.getByRole('rowheader')).toHaveCount(2);
  const rows = await spend.getByRole('row').allTextContents();
  const sentence = await plan.textContent();

  const copy = await page.context().newPage();
  await copy.goto(page.url());
  await expect(copy.getByRole('region', { name: 'Spend per day and channel' })).toBeVisible();
  await expect(
    copy.getByRole('region', { name: 'Spend per day and channel' }).getByRole('row'),
  ).toHaveText(rows);
  await expect(copy.getByRole('region', { name: 'Spend against plan' })).toHaveText(sentence ?? '');
  await copy.close();
  await page.goBack();
  await expect(page).not.toHaveURL(/metric=spend/);
});

test('a paused campaign says so, and on a phone nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(figuresPath());
  const plan = page.getByRole('region', { name: 'Spend against plan' });
  await expect(plan).toBeVisible();
  await expectNoSidewaysScroll(page, 'the figures of a campaign');
  await page.setViewportSize({ width: 1280, height: 800 });
  await (await openMenu(page.getByRole('main')))
    .getByRole('menuitem', { name: 'Pause', exact: true })
    .click();
  await page.getByRole('button', { name: 'Pause campaign' }).click();
  await expect(plan).toContainText('Nothing is spent until it goes on.');
});

test('a workspace shows its campaigns together', async ({ page }) => {
  await page.goto(`${product.url}/campaigns-overview/figures/${campaign.slug}`);
  const campaigns = page.getByRole('region', { name: 'Campaigns, the most spent first' });
  await expect(campaigns.getByRole('rowheader')).toHaveText(['Kraanmachinist']);
  await expectAccessible(page, 'the figures of a workspace');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'the figures of a workspace');
});

test('what is over has ended at what was spent, and runs again when it is extended', async ({
  page,
}) => {
  await page.goto(figuresPath());
  const main = page.getByRole('main');
  await expect(main.getByText('Paused', { exact: true })).toBeVisible();
  await passDays(sandbox, 40);
  await expect(main.getByText('Finished', { exact: true })).toBeVisible();
  const plan = page.getByRole('region', { name: 'Spend against plan' });
  await expect(plan).toContainText(/Ended at €.* of €2\.000/);

  await page.goto(`${product.url}${adsPath(campaign.id)}`);
  for (const name of ads) await expect(adCard(page, name)).toContainText('Ended');
  await (await openMenu(main)).getByRole('menuitem', { name: 'Extend', exact: true }).click();
  const extend = page.getByRole('dialog', { name: 'Extend Kraanmachinist?' });
  await expect(extend).toContainText('The campaign runs again');
  const end = shownDay(dayFromNow(60));
  await extend.getByRole('textbox', { name: 'New end date' }).fill(end);
  await extend.getByRole('textbox', { name: 'Additional budget' }).fill('400');
  await extend.getByRole('button', { name: 'Extend campaign' }).click();
  const extended = page.getByRole('dialog', {
    name: 'Yahoo! You did it! Campaign has been extended',
  });
  await expect(extended).toContainText(`It runs until ${end} with a budget of €2.400.`);
  await extended.getByRole('button', { name: 'Close' }).last().click();
  await expect(main.getByText('Active', { exact: true })).toBeVisible();
  await expect(main.getByText('Being published')).toBeHidden();
  for (const name of ads) await expect(adCard(page, name)).toContainText(/In review|Approved|Live/);
});
