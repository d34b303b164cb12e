import { openAsBlob } from 'node:fs';
import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { askProduct, startCampaign } from './campaign.ts';
import { launchBrowser } from './launch-browser.ts';
import { type Library, onLibrary, openPage, upload } from './library.ts';
import { makePhoto } from './make-photo.ts';
import { type Glide, glide } from './media/glide.ts';
import { median, shown } from './numbers.ts';

const PICTURES = 10;
const ADS = 300;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const resources = ['facebook-post-ads', 'instagram-post-ads', 'linkedin-post-ads'];

/** A campaign with so many ads that no one has more. */
async function fill(library: Library): Promise<{ campaignId: string; urls: string[] }> {
  const pictures: { id: string }[] = [];
  for (let n = 0; n < PICTURES; n += 1) {
    const size = { width: 1080, height: 900 + n * 40, grain: 4, quality: 85 };
    const photo = await makePhoto(library.folder, `photo-${n}`, size);
    pictures.push(await upload(library, await openAsBlob(photo)));
  }
  const campaignId = await startCampaign(library);
  const urls: string[] = [];
  for (let n = 0; n < ADS; n += 1) {
    const ad = await askProduct<{ media: { previewUrl: string }[] }>(
      library,
      `/campaigns/${campaignId}/${resources[n % resources.length]}`,
      {
        media: { id: pictures[n % PICTURES]?.id, type: 'image' },
        message: `Ad ${n}. ${'Care is teamwork, on a ward you help to shape. '.repeat(3)}`,
        headline: `Nurse on ward ${n}`,
        link_description: 'Apply in two minutes',
        call_to_action: 'LEARN_MORE',
      },
    );
    urls.push(ad.media[0]?.previewUrl ?? '');
  }
  return { campaignId, urls };
}

/** Until the first ad is drawn with its picture, for a person who has been on the page before. */
async function open(browser: Browser, library: Library, campaignId: string) {
  const page = await openPage(browser, library);
  const address = `${library.url}/campaigns-overview/set-campaign/${campaignId}/campaign-details/ads`;
  const picture = page.locator('article figure img').first();
  await page.goto(address);
  await picture.waitFor();
  await page.waitForLoadState('networkidle');
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await picture.waitFor();
  const opening = performance.now() - began;
  const glided = await glide(page, 'html');
  await page.close();
  return { opening, glided };
}

/** All pictures on a page of plain elements. */
async function onPlainPage(browser: Browser, library: Library, urls: string[]): Promise<Glide> {
  const cards = urls.map(
    (url, n) => `<li><b>Nurse on ward ${n}</b><img src="${url}" loading="lazy"></li>`,
  );
  const style =
    'ul{display:grid;grid-template-columns:repeat(3,300px);gap:16px}img{width:100%;aspect-ratio:1}';
  const page = await openPage(browser, library);
  await page.route(`${library.url}/plain`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><style>${style}</style><ul>${cards.join('')}</ul>`,
    }),
  );
  await page.goto(`${library.url}/plain`);
  const glided = await glide(page, 'html');
  await page.close();
  return glided;
}

await onLibrary(async (library) => {
  const { campaignId, urls } = await fill(library);
  const browser = await launchBrowser();
  const openings: number[] = [];
  const rounds: { product: Glide; plain: Glide }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await onPlainPage(browser, library, urls);
    const { opening, glided } = await open(browser, library, campaignId);
    openings.push(opening);
    rounds.push({ plain, product: glided });
  }
  await browser.close();
  const of = (which: 'plain' | 'product', part: keyof Glide) =>
    median(rounds.map((round) => round[which][part]));
  const parts = ['median', 'p95', 'dropped', 'thread', 'script'] as const;
  console.log(`${ADS} ads, opened in ${median(openings).toFixed(0)} ms`);
  console.log('per frame'.padEnd(28) + parts.map((part) => part.padStart(11)).join(''));
  for (const which of ['product', 'plain'] as const) {
    console.log(which.padEnd(28) + parts.map((part) => shown(of(which, part), 1)).join(''));
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
});
