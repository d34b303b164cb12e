import { join } from 'node:path';
import { withinLimit } from '@posthorn/connectors';
import type { Db } from '@posthorn/db';
import { StartProblem } from '@posthorn/db/embedded';
import { type Sandbox, startSandbox, UnreadableLog } from '@posthorn/sandbox';
import type { Config } from '../config.ts';
import type { Secrets } from '../secrets.ts';
import { connectAccounts } from './connect-accounts.ts';
import { findPages, keepPages } from './keep-pages.ts';

/** Shorter than in life: a person who tries the product is waiting. */
const REVIEW_MINUTES = 2;
const NEWS_WITHIN_MS = 10_000;

interface Settings extends Pick<Config, 'SANDBOX_PORT' | 'dataDir'> {
  /** Where its consent pages may send people back to. */
  callbackUrl: string;
  /** Where it tells of applications. */
  newsUrl: string;
}

interface Databases {
  /** For what is done at the start. */
  db: Db;
  /** For what the sandbox asks as long as it runs. */
  laterDb: Db;
}

const sendNews = (url: string, request: RequestInit): Promise<Response> =>
  withinLimit({ withinMs: NEWS_WITHIN_MS }, (signal) => fetch(url, { ...request, signal }));

/** Ad networks of our own, below the data folder; the control page first, the networks behind it. */
export async function startAdSandbox(
  { SANDBOX_PORT, dataDir, callbackUrl, newsUrl }: Settings,
  { db, laterDb }: Databases,
  secrets: Pick<Secrets, 'seal'>,
  behindSince?: number,
): Promise<Sandbox> {
  const port = (offset: number) => (SANDBOX_PORT === 0 ? 0 : SANDBOX_PORT + offset);
  try {
    const sandbox = await startSandbox({
      folder: join(dataDir, 'sandbox'),
      ports: { control: port(0), meta: port(1), linkedin: port(2), google: port(3) },
      redirectUrls: [callbackUrl],
      listener: { url: newsUrl, send: sendNews },
      pages: () => findPages({ db: laterDb }),
      reviewMinutes: REVIEW_MINUTES,
      corrects: true,
      behindSince,
    });
    await keepPages(sandbox, { db });
    await connectAccounts(sandbox, { db }, secrets);
    return sandbox;
  } catch (error) {
    throw error instanceof UnreadableLog ? new StartProblem(error.message) : error;
  }
}
