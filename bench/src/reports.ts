import { spawn } from 'node:child_process';
import { median, shown } from './numbers.ts';
import { memoryOf, peakDuring } from './processes.ts';
import { largest, onScene, openSessions, type Visitor } from './scene.ts';

const ROUNDS = 7;

/** What the report of all campaigns reads, as it is kept. */
const rows = (accountId: string) => `
  select c.hash, c.title, w.name, c.type, c.status, c.function_group, c.profiles, c.locations,
    c.start_date, c.end_date, c.po_number, c.reference_number, c.custom_total_gross_budget, t.*
  from campaign c
  join workspace w on w.id = c.workspace_id
  cross join lateral (
    select sum(impressions), sum(clicks), sum(leads), sum(spend)
    from campaign_total where campaign_id = c.id) t
  where c.account_id = '${accountId}'
  order by c.id desc`;

interface Read {
  firstMs: number;
  allMs: number;
  megabytes: number;
}

/** PostgreSQL writes the rows as CSV itself, to its own client. */
function copy(databaseUrl: string, accountId: string): Promise<Read> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    let firstMs = 0;
    let bytes = 0;
    const args = [databaseUrl, '-qc', `copy (${rows(accountId)}) to stdout with (format csv)`];
    const psql = spawn('psql', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    psql.stdout.on('data', (piece: Buffer) => {
      firstMs ||= performance.now() - began;
      bytes += piece.length;
    });
    psql.on('error', reject);
    psql.on('close', (code) =>
      code === 0
        ? resolve({ firstMs, allMs: performance.now() - began, megabytes: bytes / 2 ** 20 })
        : reject(new Error(`psql ended with ${code}`)),
    );
  });
}

async function report(url: string, { accountId, cookie }: Visitor): Promise<Read> {
  const began = performance.now();
  const path = `/api/reporting/account/${accountId}/aggregated`;
  const response = await fetch(`${url}${path}`, { headers: { cookie } });
  if (response.status !== 200 || !response.body) throw new Error(`Answered ${response.status}`);
  let firstMs = 0;
  let bytes = 0;
  for await (const piece of response.body) {
    firstMs ||= performance.now() - began;
    bytes += piece.length;
  }
  return { firstMs, allMs: performance.now() - began, megabytes: bytes / 2 ** 20 };
}

await onScene(async ({ databaseUrl, productUrl, pids }) => {
  const [visitor] = await openSessions(databaseUrl, largest);
  if (!visitor) throw new Error('There is no account');
  const rounds: { copied: Read; reported: Read }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const copied = await copy(databaseUrl, visitor.accountId);
    const reported = await report(productUrl, visitor);
    // The first is for warming up.
    if (round > 0) rounds.push({ copied, reported });
  }
  const before = await memoryOf(pids.product);
  const peak = await peakDuring(pids.product, () => report(productUrl, visitor));
  const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read));
  const ratio = of(({ copied, reported }) => reported.allMs / copied.allMs);
  console.log('              first ms     all ms         MB');
  for (const name of ['copied', 'reported'] as const) {
    const numbers = [
      of((round) => round[name].firstMs),
      of((round) => round[name].allMs),
      of((round) => round[name].megabytes),
    ];
    console.log(`${name.padEnd(11)}${numbers.map((number) => shown(number, 1)).join('')}`);
  }
  console.log(`report / COPY ${ratio.toFixed(2)}`);
  console.log(
    `memory ${before.toFixed(0)} MB at rest, ${peak.toFixed(0)} MB at most during a report`,
  );
});
