import { openAsBlob } from 'node:fs';
import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { type AdType, adTypeSpecs, bannerTextLimits, searchListSpecs } from '@posthorn/domain';
import { startCampaign } from './campaign.ts';
import { launchBrowser } from './launch-browser.ts';
import { type Library, onLibrary, openPage, upload } from './library.ts';
import { makePhoto } from './make-photo.ts';
import { median, shown } from './numbers.ts';
import { type KeyCost, keyCost } from './typing/key-cost.ts';
import { plainEditor, type Written } from './typing/plain-editor.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

const message = (adType: AdType): Written => {
  const limit = adTypeSpecs[adType].texts.message ?? { max: 0, warnLength: 0 };
  return { adType, field: 'textarea', max: limit.max, cutAt: limit.warnLength };
};
const editors: Written[] = [
  message('FacebookPostAd'),
  message('InstagramPostAd'),
  message('LinkedinPostAd'),
  {
    adType: 'GoogleDisplayGeneratedAd',
    field: '#ad-title input',
    max: bannerTextLimits.title,
    // Some of the nine banners show less and some more of it.
    cutAt: 40,
  },
  {
    adType: 'GoogleSearchAd',
    field: '#ad-headlines input',
    max: searchListSpecs.headlines.length,
    cutAt: searchListSpecs.headlines.length,
  },
];

async function openEditor(browser: Browser, library: Library, { adType, field }: Written) {
  const campaignId = await startCampaign(library);
  const page = await openPage(browser, library);
  const { segment } = adTypeSpecs[adType];
  await page.goto(`${library.url}/campaigns-overview/${campaignId}/ads/${segment.campaign}/create`);
  await page.locator(field).first().waitFor();
  return page;
}

async function onProduct(browser: Browser, library: Library, written: Written) {
  const page = await openEditor(browser, library, written);
  const cost = await keyCost(page, written);
  await page.close();
  return cost;
}

async function onPlainPage(browser: Browser, library: Library, written: Written) {
  const editor = await openEditor(browser, library, written);
  const html = await plainEditor(editor, written);
  await editor.close();
  const page = await openPage(browser, library);
  await page.route(`${library.url}/plain`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`${library.url}/plain`);
  const cost = await keyCost(page, written);
  await page.close();
  return cost;
}

await onLibrary(async (library) => {
  const photo = { width: 1200, height: 1200, grain: 4, quality: 85 };
  await upload(library, await openAsBlob(await makePhoto(library.folder, 'photo', photo)));
  const browser = await launchBrowser();
  const heads = ['all ms', 'script ms', 'p98 ms'].map((head) => head.padStart(11));
  for (const written of editors) {
    const rounds: { product: KeyCost; plain: KeyCost }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const plain = await onPlainPage(browser, library, written);
      rounds.push({ plain, product: await onProduct(browser, library, written) });
    }
    const of = (which: 'product' | 'plain', part: keyof KeyCost) =>
      median(rounds.map((round) => round[which][part]));
    console.log(`${adTypeSpecs[written.adType].label}, per key`.padEnd(28) + heads.join(''));
    for (const which of ['product', 'plain'] as const) {
      const columns = [of(which, 'all'), of(which, 'script'), of(which, 'p98')];
      console.log(which.padEnd(28) + columns.map((value) => shown(value)).join(''));
    }
    const ratio = (part: keyof KeyCost) => shown(of('product', part) / of('plain', part));
    console.log('product / plain'.padEnd(28) + ratio('all') + ratio('script'));
  }
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  await browser.close();
});
