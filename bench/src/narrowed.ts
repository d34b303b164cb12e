import {
  type CampaignListRequest,
  campaignCountStatement,
  campaignListStatement,
  type Statement,
} from '@posthorn/db';
import { BULK_CAMPAIGNS_MAX } from '@posthorn/domain';
import pg from 'pg';
import { openBenchDatabase } from './bench-database.ts';
import { median, shown } from './numbers.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
/** One account with a tenth of these. */
const size = { accounts: 1, campaigns: 500_000 };

const database = await openBenchDatabase(size);
const client = new pg.Client(database.url);
try {
  await client.connect();
  const { rows } = await client.query<{ account_id: string; n: number }>(
    'select account_id, count(*)::int as n from campaign group by account_id order by n desc limit 1',
  );
  const [account] = rows;
  if (!account) throw new Error('There is no account');
  /** Of a large account one person made a fiftieth. */
  const [maker] = (
    await client.query<{ id: string | null }>(
      `update campaign set made_by = (select person_id from membership where account_id = $1 limit 1)
       where account_id = $1 and hashtext(hash) % 50 = 0 returning made_by as id`,
      [account.account_id],
    )
  ).rows;
  // Without it the list of one person would be that of all.
  if (!maker?.id) throw new Error('The account has no member who could have made its campaigns');
  const whole = {
    ...{ accountId: account.account_id, slug: undefined, statuses: [], q: '', onlyErrors: false },
    ...{ types: [], channels: [], workspaces: [], template: '' },
    ...{ runs: undefined, madeBy: undefined },
  };
  const now = new Date('2026-06-01T12:00:00Z');
  const list = (more: Partial<CampaignListRequest> = {}): Statement =>
    campaignListStatement({
      ...whole,
      ...{ page: 1, perPage: 10, sort: undefined, role: 'admin' as const },
      ...more,
    });
  /** The yardstick: every campaign of the account is touched once, and nothing is made of it. */
  const all: Statement = {
    text: 'select count(start_date) from campaign where account_id = $1',
    values: [account.account_id],
  };
  const statements: Record<string, Statement> = {
    'all touched once': all,
    'first page': list(),
    'by spend': list({ sort: '-spend' }),
    'by result': list({ sort: '-result' }),
    'by cost of a result': list({ sort: 'resultCost' }),
    'by result, page 20': list({ sort: '-result', page: 20 }),
    'one type': list({ types: ['leadform'] }),
    'one channel': list({ channels: ['linkedIn'] }),
    'a word': list({ q: 'nurse' }),
    'need attention': list({ onlyErrors: true }),
    'begin later': list({ runs: { when: 'later', now } }),
    'run now, by spend': list({ runs: { when: 'now', now }, sort: '-spend' }),
    'of one person': list({ madeBy: maker.id }),
    'one type, by result': list({ types: ['leadform'], sort: '-result' }),
    'a channel, active, by cost': list({
      channels: ['linkedIn'],
      statuses: ['active'],
      sort: 'resultCost',
    }),
    'counted: one type': campaignCountStatement(
      { ...whole, types: ['leadform'] },
      BULK_CAMPAIGNS_MAX,
    ),
  };
  const times: Record<string, number[]> = {};
  // The first round is for warming up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, statement] of Object.entries(statements)) {
      const began = performance.now();
      await client.query(statement);
      if (round > 0) times[name] = [...(times[name] ?? []), performance.now() - began];
    }
  }
  const yardstick = median(times['all touched once'] ?? []);
  console.log(
    `${account.n} campaigns`.padEnd(30) + ['ms', 'of all'].map((n) => n.padStart(11)).join(''),
  );
  for (const [name, taken] of Object.entries(times)) {
    console.log(name.padEnd(30) + shown(median(taken), 1) + shown(median(taken) / yardstick));
  }
} finally {
  await client.end();
  await database.stop();
}
