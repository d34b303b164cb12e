import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from './launch-browser.ts';
import { median, shown } from './numbers.ts';
import { onScene, type Visitor } from './scene.ts';
import { type Campaign, readCampaigns, textsOf } from './scroll/campaigns.ts';
import { plainTable } from './scroll/plain-table.ts';
import { type ScrollCost, scrollCost } from './scroll/scroll-cost.ts';

const CAMPAIGNS = 10_000;
const ROUNDS = 3;
const screen = { width: 1_440, height: 900 };

async function openOverview(
  browser: Browser,
  url: string,
  { cookie }: Visitor,
  campaigns: Campaign[],
): Promise<Page> {
  const page = await browser.newPage({ viewport: screen });
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url }]);
  // As if a person had scrolled to the end already.
  await page.route(/\/campaigns\?page=/, (route) =>
    route.fulfill({ json: { data: campaigns, page: 1, perPage: 10, hasMore: false } }),
  );
  await page.goto(`${url}/campaigns-overview`);
  await page.getByRole('table', { name: 'Campaigns' }).getByRole('link').first().waitFor();
  return page;
}

const rowsOf = 'table[aria-label=Campaigns] tbody';

async function onProduct(...at: Parameters<typeof openOverview>): Promise<ScrollCost> {
  const page = await openOverview(...at);
  const cost = await scrollCost(page, rowsOf);
  await page.close();
  return cost;
}

async function onPlainTable(...at: Parameters<typeof openOverview>): Promise<ScrollCost> {
  const [browser, url, , campaigns] = at;
  const overview = await openOverview(...at);
  const html = await plainTable(overview);
  await overview.close();
  const page = await browser.newPage({ viewport: screen });
  await page.route(`${url}/plain`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`${url}/plain`);
  await page.evaluate(`show(${JSON.stringify(campaigns.map(textsOf))})`);
  const cost = await scrollCost(page, rowsOf);
  await page.close();
  return cost;
}

await onScene(async ({ productUrl, visitors: [visitor] }) => {
  if (!visitor) throw new Error('No visitor is signed in');
  const campaigns = await readCampaigns(productUrl, visitor, CAMPAIGNS);
  const browser = await launchBrowser();
  const rounds: { product: ScrollCost; plain: ScrollCost }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = [browser, productUrl, visitor, campaigns] as const;
    const plain = await onPlainTable(...at);
    rounds.push({ plain, product: await onProduct(...at) });
  }
  await browser.close();
  const of = (which: 'product' | 'plain', part: keyof ScrollCost) =>
    median(rounds.map((round) => round[which][part]));
  const heads = ['all ms', 'script ms', 'elements'].map((head) => head.padStart(11));
  console.log(`${CAMPAIGNS} campaigns, main thread`.padEnd(28) + heads.join(''));
  for (const which of ['product', 'plain'] as const) {
    const columns = [of(which, 'all'), of(which, 'script'), of(which, 'elements')];
    console.log(which.padEnd(28) + columns.map((value) => shown(value, 0)).join(''));
  }
  const ratio = (part: keyof ScrollCost) => shown(of('product', part) / of('plain', part));
  console.log('product / plain'.padEnd(28) + ratio('all') + ratio('script'));
});
