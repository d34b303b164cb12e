import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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

async function report(url: string, cookie: string | undefined): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--chrome-flags=--headless --no-sandbox',
      ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    ],
    {
      env: {
        ...process.env,
        CHROME_PATH: findBrowser(),
      },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return JSON.parse(stdout);
}
