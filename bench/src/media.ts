import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import pg from 'pg';
import { launchBrowser } from './launch-browser.ts';
import { type Library, onLibrary, openPage, upload } from './library.ts';
import { makePhoto } from './make-photo.ts';
import { type Glide, glide } from './media/glide.ts';
import { median, shown } from './numbers.ts';

const PICTURES = 8;
const COPIES = 300;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** Some real pictures, each of them many times: every item has its own address in the product. */
async function fill(library: Library): Promise<void> {
  const { databaseUrl, accountId, folder } = library;
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    // The database is kept from one measurement to the next, the files are not.
    await client.query('delete from ad');
    await client.query('delete from media');
    for (let n = 0; n < PICTURES; n += 1) {
      const size = { width: 640, height: 480 + n * 24, grain: 4, quality: 85 };
      await upload(library, await openAsBlob(await makePhoto(folder, `photo-${n}`, size)));
    }
    await client.query(
      `insert into media (account_id, type, title, file_name, person_id, width, height, bytes,
                          file_key, preview_key, thumbnail_keys, created_at)
       select account_id, type, title || ' ' || n, file_name, person_id, width, height, bytes,
              file_key || n, preview_key, thumbnail_keys, created_at - n * interval '1 minute'
       from media cross join generate_series(1, $1::int) n where account_id = $2`,
      [COPIES - 1, accountId],
    );
  } finally {
    await client.end();
  }
}

async function addressesOf({ url, accountId, headers }: Library): Promise<string[]> {
  const path = `/api/accounts/${accountId}/master-images`;
  const list = (await (await fetch(url + path, { headers })).json()) as { thumbnailUrl: string }[];
  return list.map(({ thumbnailUrl }) => thumbnailUrl);
}

async function onProduct(browser: Browser, library: Library): Promise<Glide> {
  const page = await openPage(browser, library);
  await page.goto(`${library.url}/campaigns-overview/media-library`);
  await page.getByRole('grid', { name: 'Media' }).getByRole('row').first().waitFor();
  await page.getByRole('button', { name: /Display limit/ }).click();
  await page.getByRole('option', { name: 'All' }).click();
  const glided = await glide(page, '[role=grid][aria-label=Media]');
  await page.close();
  return glided;
}

async function onPlainPage(browser: Browser, library: Library, urls: string[]): Promise<Glide> {
  const page = await openPage(browser, library);
  const file = new URL('media/plain-page.html', import.meta.url);
  // From the product's own address, because the pictures are for people who are signed in.
  await page.route(`${library.url}/plain`, async (route) =>
    route.fulfill({ contentType: 'text/html', body: await readFile(file, 'utf8') }),
  );
  await page.goto(`${library.url}/plain`);
  await page.evaluate(`show(${JSON.stringify(urls)})`);
  const glided = await glide(page, '#list');
  await page.close();
  return glided;
}

await onLibrary(async (library) => {
  await fill(library);
  const urls = await addressesOf(library);
  const browser = await launchBrowser();
  const columns = ['load', 'median', 'p95', 'dropped', 'thread', 'script'];
  console.log(`${urls.length} pictures`.padEnd(12) + columns.map((c) => c.padStart(11)).join(''));
  const say = (name: string, load: number, { median: m, p95, dropped, thread, script }: Glide) =>
    console.log(name.padEnd(12) + [load, m, p95, dropped, thread, script].map(tenth).join(''));
  const rounds: { product: Glide; plain: Glide }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await onPlainPage(browser, library, urls);
    const product = await onProduct(browser, library);
    rounds.push({ plain, product });
    const load = loadavg()[0] ?? 0;
    say('plain', load, plain);
    say('product', load, product);
  }
  await browser.close();
  const middle = (which: 'plain' | 'product', part: keyof Glide) =>
    median(rounds.map((round) => round[which][part]));
  const ratio = (part: keyof Glide) => shown(middle('product', part) / middle('plain', part));
  console.log(`product / plain: thread${ratio('thread')}, frame${ratio('median')}`);
});

function tenth(value: number): string {
  return shown(value, 1);
}
