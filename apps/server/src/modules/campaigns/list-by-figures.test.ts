import type { OperationCall } from '@posthorn/contract';
import { campaignCountStatement, noteTold } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import {
  type CampaignStatus,
  type CampaignType,
  campaignTypes,
  type Goal,
  goals,
  resultSpecOf,
  type SortColumn,
  sortColumns,
} from '@posthorn/domain';
import { CompiledQuery } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { admin, server, setScene, world } from '../../testing/scene.ts';

setScene();
beforeEach(async () => {
  // only what a test makes itself
  await server.db.deleteFrom('campaign').where('account_id', '=', world.account.id).execute();
});

interface Made {
  status?: CampaignStatus;
  budget?: number;
  workspace?: string;
  /** Impressions, clicks, leads and cents, by two channels and days. */
  counted?: [number, number, number, number];
}

async function make(title: string, made: Made = {}) {
  const { status = 'active', budget = 100_000, counted } = made;
  const campaign = await builders.makeCampaign(server.db, {
    ...{ account_id: world.account.id, workspace_id: made.workspace ?? world.workspace.id },
    ...{ title, status, custom_total_gross_budget: budget },
  });
  if (!counted) return campaign;
  const [impressions, clicks, leads, spend] = counted;
  await builders.makeFigures(server.db, campaign.id, [
    { day: '2030-01-03', channel: 'facebook', impressions, clicks, leads },
    { day: '2030-01-04', channel: 'linkedIn', spend },
  ]);
  return campaign;
}

/** Its network was asked and had nothing to tell. */
async function wasAsked({ id: campaign_id }: { id: string }): Promise<void> {
  await server.db
    .insertInto('publication')
    .values({
      ...{ account_id: world.account.id, campaign_id, channel: 'facebook' },
      figures_at: new Date('2030-01-03T12:00:00Z'),
    })
    .execute();
  await server.db.transaction().execute((tx) => noteTold(tx, campaign_id));
}

async function list(query: OperationCall<'listCampaigns'>['query'] = {}, slug = 'All') {
  const params = { accountId: world.account.id, slug };
  const { status, body } = await admin.call('listCampaigns', { params, query });
  expect(status).toBe(200);
  return body;
}
const titles = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).data.map(({ title }) => title);

type Figure = Exclude<SortColumn, 'startDate' | 'endDate'>;

/** The lowest first. What is not known, or has nothing to divide by, is last both ways. */
const orders: Record<Figure, { known: string[]; unknown: string[] }> = {
  budget: { known: ['c', 'b', 'a'], unknown: [] },
  spend: { known: ['zero', 'b', 'c', 'a'], unknown: ['new'] },
  spendOfBudget: { known: ['zero', 'b', 'a', 'c'], unknown: ['new'] },
  // The campaigns here are looked at by their clicks.
  result: { known: ['zero', 'b', 'c', 'a'], unknown: ['new'] },
  resultCost: { known: ['a', 'c', 'b'], unknown: ['new', 'zero'] },
  impressions: { known: ['zero', 'a', 'c', 'b'], unknown: ['new'] },
  clicks: { known: ['zero', 'b', 'c', 'a'], unknown: ['new'] },
  ctr: { known: ['b', 'c', 'a'], unknown: ['new', 'zero'] },
  cpc: { known: ['a', 'c', 'b'], unknown: ['new', 'zero'] },
  leads: { known: ['zero', 'c', 'a', 'b'], unknown: ['new'] },
  cpl: { known: ['b', 'a', 'c'], unknown: ['new', 'zero'] },
};
const figures = sortColumns.filter(
  (column): column is Figure => column !== 'startDate' && column !== 'endDate',
);

test.each(figures)('by %s, up and down, what is not known always last', async (figure) => {
  await make('a', { budget: 300_000, counted: [1000, 100, 2, 9_000] });
  await make('b', { budget: 200_000, counted: [9000, 40, 5, 5_000], status: 'finished' });
  const hasBudgetAlone = figure === 'budget';
  if (!hasBudgetAlone) {
    await wasAsked(await make('zero'));
  }
  await make('c', { budget: 100_000, counted: [5000, 50, 1, 6_000], status: 'paused' });
  if (!hasBudgetAlone) await make('new', { status: 'draft' });
  const { known, unknown } = orders[figure];
  const sorted = async (sort: Figure | `-${Figure}`, slug?: string) => {
    const all = await titles({ sort }, slug);
    return [all.slice(0, known.length), all.slice(known.length).sort()];
  };
  const last = unknown.toSorted();
  expect(await sorted(figure)).toEqual([known, last]);
  expect(await sorted(`-${figure}`)).toEqual([known.toReversed(), last]);
  expect(await sorted(figure, world.workspace.slug)).toEqual([known, last]);
});

test('what a goal counts is the same in the database and in the rules', async () => {
  for (const type of campaignTypes) {
    for (const goal of [null, ...goals]) {
      const { id } = await builders.makeCampaign(server.db, {
        ...{ account_id: world.account.id, workspace_id: world.workspace.id, status: 'active' },
        ...{ type, goal },
      });
      await builders.makeFigures(server.db, id, [
        { day: '2030-01-03', channel: 'facebook', impressions: 8_000, clicks: 40, leads: 5 },
        { day: '2030-01-04', channel: 'linkedIn', spend: 2_000 },
      ]);
      const sum = await server.db
        .selectFrom('campaign_sum')
        .select(['counts', 'result', 'result_cost'])
        .where('campaign_id', '=', id)
        .executeTakeFirstOrThrow();
      const { figure, per } = resultSpecOf({ type, goal });
      const result = { impressions: 8_000, clicks: 40, leads: 5 }[figure];
      expect(sum).toEqual({ counts: figure, result, result_cost: (2_000 / result) * per });
    }
  }
});

test('another type or goal is another result', async () => {
  const { id } = await make('a', { counted: [9000, 40, 5, 1_000] });
  const resultNow = async () => {
    const { result } = await server.db
      .selectFrom('campaign_sum')
      .select('result')
      .where('campaign_id', '=', id)
      .executeTakeFirstOrThrow();
    return result;
  };
  const change = (to: { type: CampaignType; goal?: Goal }) =>
    server.db.updateTable('campaign').set(to).where('id', '=', id).execute();
  await change({ type: 'awareness' });
  expect(await resultNow()).toBe(9000);
  await change({ type: 'custom', goal: 'MAXIMISE_CONVERSIONS' });
  expect(await resultNow()).toBe(5);
});

test('equal figures have one order over all pages, also among those without figures', async () => {
  for (let n = 0; n < 25; n += 1) {
    await make(`${n}`, n % 3 === 0 ? {} : { counted: [1000, 10 * (n % 2), 0, 500] });
  }
  for (const sort of ['clicks', '-clicks', '-cpc'] as const) {
    const all = await titles({ sort, perpage: 100 });
    const pages = [1, 2, 3].map((page) => titles({ sort, page, perpage: 10 }));
    expect((await Promise.all(pages)).flat()).toEqual(all);
    expect(new Set(all).size).toBe(25);
  }
});

test('an order by figures is narrowed as any other', async () => {
  await make('a welder', { counted: [10, 1, 0, 100] });
  await make('b welder', { counted: [10, 1, 0, 300], status: 'paused' });
  await make('c nurse', { counted: [10, 1, 0, 200] });
  const there = { workspace: world.emptyWorkspace.id };
  const broken = await make('d welder', { counted: [10, 1, 0, 400], ...there });
  await builders.makeCampaignError(server.db, {
    ...{ account_id: world.account.id, campaign_id: broken.id },
  });
  expect(await titles({ sort: '-spend' })).toEqual(['d welder', 'b welder', 'c nurse', 'a welder']);
  expect(await titles({ sort: '-spend', status: 'active' })).not.toContain('b welder');
  expect(await titles({ sort: '-spend', q: 'welder' })).toEqual([
    'd welder',
    'b welder',
    'a welder',
  ]);
  expect(await titles({ sort: '-spend', errors: 'true' })).toEqual(['d welder']);
  expect(await titles({ sort: '-spend' }, world.workspace.slug)).not.toContain('d welder');
});

test('campaigns are counted as they are listed', async () => {
  await make('a welder');
  await make('b welder', { status: 'paused' });
  await make('c nurse', { workspace: world.emptyWorkspace.id });
  const count = async (query: OperationCall<'countCampaigns'>['query'] = {}, slug = 'All') => {
    const params = { accountId: world.account.id, slug };
    return (await admin.call('countCampaigns', { params, query })).body;
  };
  expect(await count()).toEqual({ count: 3, hasMore: false });
  expect(await count({ q: 'welder', status: 'active' })).toEqual({ count: 1, hasMore: false });
  expect(await count({}, world.workspace.slug)).toEqual({ count: 2, hasMore: false });
  const all = {
    ...{ accountId: world.account.id, slug: undefined, statuses: [], q: '', onlyErrors: false },
    ...{ types: [], channels: [], workspaces: [], template: '' },
    ...{ runs: undefined, madeBy: undefined },
  };
  const { text, values } = campaignCountStatement(all, 2);
  const { rows } = await server.db.executeQuery<{ answer: string }>(
    CompiledQuery.raw(text, values),
  );
  expect(JSON.parse(rows[0]?.answer ?? '')).toEqual({ count: 2, hasMore: true });
});

test('what no network has told is null, and zero once it was asked', async () => {
  const campaign = await make('new');
  const figuresOf = async () => (await list()).data[0]?.figures;
  const nothing = { impressions: null, clicks: null, leads: null, spend: null };
  expect(await figuresOf()).toEqual(nothing);
  // An application comes by itself: it says nothing of what the network counts.
  await builders.makeFigures(server.db, campaign.id, [
    { day: '2030-01-03', channel: 'facebook', leads: 1 },
  ]);
  expect(await figuresOf()).toEqual({ ...nothing, leads: 1 });
  await wasAsked(campaign);
  expect(await figuresOf()).toEqual({ impressions: 0, clicks: 0, leads: 1, spend: 0 });
});
