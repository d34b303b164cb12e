import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { openBenchDatabase } from './bench-database.ts';
import { ownPageHeaders } from './own-page.ts';
import { stopServer } from './processes.ts';
import { openSessions, PRODUCT, startProduct } from './scene.ts';

const URL = `http://localhost:${PRODUCT}`;

export interface Library {
  url: string;
  accountId: string;
  /** What every changing call carries. */
  headers: Record<string, string>;
  /** For the files of the measurement. */
  folder: string;
  /** Where the product keeps its own. */
  dataDir: string;
  pid: number;
  databaseUrl: string;
}

/** The product with an empty media library and a person who may fill it. */
export async function onLibrary(work: (library: Library) => Promise<void>): Promise<void> {
  const database = await openBenchDatabase({ accounts: 12, campaigns: 1_200 });
  const folder = await mkdtemp(join(tmpdir(), 'posthorn-bench-library-'));
  const dataDir = join(folder, 'data');
  const product = await startProduct(database.url, dataDir);
  try {
    const [visitor] = await openSessions(database.url);
    if (!visitor) throw new Error('No visitor is signed in');
    const { accountId, cookie } = visitor;
    const headers = await ownPageHeaders(URL, cookie);
    const { pid } = product;
    await work({ url: URL, accountId, headers, folder, dataDir, pid, databaseUrl: database.url });
  } finally {
    await stopServer(product);
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export async function upload(
  { url, accountId, headers }: Library,
  picture: Blob,
): Promise<{ id: string }> {
  const form = new FormData();
  form.append('image', picture, 'picture.jpg');
  const path = `/api/accounts/${accountId}/master-images`;
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: form });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}

const screen = { width: 1_440, height: 900 };

/** A page of a person who is signed in. */
export async function openPage(browser: Browser, { url, headers }: Library) {
  const page = await browser.newPage({ viewport: screen });
  const cookies = (headers.cookie ?? '').split('; ').map((each) => each.split('='));
  const named = cookies.map(([name = '', value = '']) => ({ name, value, url }));
  await page.context().addCookies(named);
  return page;
}
