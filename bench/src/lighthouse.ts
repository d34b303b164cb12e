import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/find-program.mjs';
import { median } from './numbers.ts';

/** Fetched when it is wanted: it brings more packages than the product has. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

export interface Paint {
  /** Of 100. */
  performance: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  /** What this machine did in a fixed time; more is faster. A phone is taken to be four times slower. */
  machine: number;
}

interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
  environment: { benchmarkIndex: number };
}

/** Lighthouse's figures for a phone on a slow line, medians of several runs. */
export async function measurePaint(url: string, runs: number, cookie?: string): Promise<Paint> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await report(url, cookie));
  const middle = (value: (report: Report) => number) => median(reports.map(value));
  const audit = (name: string) => middle(({ audits }) => audits[name]?.numericValue ?? 0);
  return {
    performance: 100 * middle(({ categories }) => categories.performance.score),
    firstPaintMs: audit('first-contentful-paint'),
    largestPaintMs: audit('largest-contentful-paint'),
    blockedMs: audit('total-blocking-time'),
    machine: middle(({ environment }) => environment.benchmarkIndex),
  };
}

const PORT = 9_333;

/**
 * One run in a browser of its own. The session is a cookie of that browser: as a header of every
 * request it would be lost as soon as the page writes a cookie itself.
 */
async function report(url: string, cookie: string | undefined): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'posthorn-lighthouse-'));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${PORT}`],
  });
  try {
    const [name = '', value = ''] = cookie?.split('=') ?? [];
    if (cookie) await browser.addCookies([{ name, value, url }]);
    const args = [url, '--quiet', '--output=json', '--only-categories=performance'];
    const { stdout } = await promisify(execFile)(
      'npx',
      ['--yes', LIGHTHOUSE, ...args, `--port=${PORT}`, '--disable-storage-reset'],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    return JSON.parse(stdout);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
