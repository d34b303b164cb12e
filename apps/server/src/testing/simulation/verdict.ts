import { markerOf, type Plan } from '@posthorn/connectors';
import { expectedTrees, eyes } from '@posthorn/connectors/testing';
import { isOver, type Network, networkOf, networks, REVIEW_CODE } from '@posthorn/domain';
import { unwholeMoments } from '@posthorn/sandbox';
import type { RefusedAd } from '../../modules/publishing/index.ts';
import type { SimulatedWorld } from './simulated-world.ts';

type Row = Awaited<ReturnType<SimulatedWorld['listPublications']>>[number];

/** Holds what we believe against what the networks have: everything that is not as it has to be. */
export async function findBreaches(world: SimulatedWorld): Promise<string[]> {
  const rows = await world.listPublications();
  const errors = await listErrors(world);
  const breaches = rows.flatMap((row) => {
    const about = `${world.nameOf(row.id)} (${row.channel}, ${row.wanted_delivery})`;
    return breachesOf(world, row).map((breach) => `${about}: ${breach}`);
  });
  const markers = rows.flatMap(({ plans: [plan] }) => (plan ? markerOf(plan) : []));
  return [...breaches, ...errors, ...orphans(world, markers)];
}

/** What waits for a person and does not tell them: it failed, or it lacks ads and nothing is left to do. */
export async function findUnclear(world: SimulatedWorld): Promise<string[]> {
  const rows = await world.server.db
    .selectFrom('publication as p')
    .select(['p.id', 'p.channel', 'p.state', 'p.refused_ads'])
    .where(({ or, and, eb }) =>
      or([
        eb('p.state', '=', 'failed'),
        and([
          eb('p.state', '=', 'live'),
          eb('p.is_whole', '=', false),
          eb('p.reached_version', '=', eb.ref('p.wanted_version')),
        ]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('open_campaign_error as e')
            .select('e.id')
            .whereRef('e.campaign_id', '=', 'p.campaign_id')
            .whereRef('e.channel', '=', 'p.channel'),
        ),
      ),
    )
    .execute();
  const unclear = rows.filter((row) => row.state === 'failed' || !isSettled(world, row));
  return unclear.map(
    ({ id, channel, state }) =>
      `${world.nameOf(id)} (${channel}): is ${state}, not whole and does not say why`,
  );
}

/** After the last day: what is still shown, or not at its end. */
export async function findUnfinished(world: SimulatedWorld): Promise<string[]> {
  const rows = await world.listPublications();
  const ended = rows.flatMap((row) => {
    const about = `${world.nameOf(row.id)} (${row.channel}) after its last day`;
    const plan = row.plans.at(-1);
    const hasEnded = plan !== undefined && !treeOf(world, row, plan).isRunning;
    return [
      ...when(!hasEnded, 'is still shown'),
      ...when(!isOver(row.status), `is ${row.status}`),
      ...when(row.wanted_delivery !== 'stopped', `is wanted ${row.wanted_delivery}`),
      ...unsettled(world, row),
    ].map((breach) => `${about}: ${breach}`);
  });
  return [...ended, ...(await listErrors(world))];
}

/** What has cost more than there was for it, to the cent. */
export async function findOverspent(world: SimulatedWorld): Promise<string[]> {
  const rows = await world.listPublications();
  return rows.flatMap((row) => {
    const plan = row.plans.at(-1);
    if (!plan) return [];
    const spent = Math.floor(spentOf(world, networkOf[row.channel], markerOf(plan)));
    const about = `${world.nameOf(row.id)} (${row.channel})`;
    return when(spent > plan.budget, `${about}: has spent ${spent} of ${plan.budget}`);
  });
}

const adKinds: Record<Network, string> = { meta: 'ad', linkedin: 'creative', google: 'adGroupAd' };

function spentOf({ sandbox }: SimulatedWorld, network: Network, marker: string): number {
  const ledger = sandbox.ledger[network];
  const ads = ledger
    .list({ kind: adKinds[network], includeRemoved: true })
    // An ad of Google has the name of its ad group.
    .filter(({ name, parent }) => `${name} ${ledger.get(parent ?? '')?.name}`.includes(marker))
    .map(({ id }) => id);
  if (ads.length === 0) return 0;
  const rows = sandbox.world(network).statistics({ ads, by: 'total' });
  return rows.reduce((sum, { spend }) => sum + spend, 0);
}

async function listErrors(world: SimulatedWorld) {
  const rows = await world.server.db
    .selectFrom('open_campaign_error')
    .select(['campaign_id', 'channel', 'code', 'message'])
    .where('kind', '=', 'delivery')
    .where('code', '!=', REVIEW_CODE)
    .execute();
  return rows.map(
    ({ campaign_id, channel, code, message }) =>
      `campaign ${world.nameOf(campaign_id)}: still an error on ${channel}: ${code} ${message}`,
  );
}

function breachesOf(world: SimulatedWorld, row: Row): string[] {
  const { channel, plans } = row;
  const network = networkOf[channel];
  const ledger = world.sandbox.ledger[network];
  const plan = plans.at(-1);
  if (!plan) return ['has no plan'];
  const isExcused = world.excused.has(row.id);
  const refused = new Set(
    isExcused ? plans.flatMap(({ ads }) => ads.map(({ id }) => id)) : world.excused,
  );
  const early = unwholeMoments(ledger, network, expectedTrees(network, plans), refused);
  return [
    ...unsettled(world, row),
    ...wrongTree(world, row, plan),
    ...early.slice(0, 1).map(({ problems }) => `was shown ${problems.join(', ')}`),
  ];
}

/** Nothing is left to do, and it is where it is wanted. */
function unsettled(world: SimulatedWorld, row: Row): string[] {
  const state = { active: 'live', paused: 'paused', stopped: 'stopped' }[row.wanted_delivery];
  return [
    ...when(row.state !== state, `is ${row.state}`),
    ...when(row.failure !== null, `failed: ${JSON.stringify(row.failure)}`),
    ...when(row.due_at !== null && row.spread_at === null, 'has something left to do'),
    ...when(row.lease_until !== null, 'is still held by a worker'),
    ...when(row.reached_version !== row.wanted_version, 'has not reached what is wanted'),
    ...when(row.wanted_delivery === 'active' && !isSettled(world, row), 'is not whole'),
  ];
}

/** It lacks no ads but those that a person left as they are after the network had refused them. */
const isSettled = ({ settled }: SimulatedWorld, { refused_ads }: Pick<Row, 'refused_ads'>) =>
  (refused_ads as RefusedAd[]).every(({ ad }) => settled.has(ad.id));

function wrongTree(world: SimulatedWorld, row: Row, plan: Plan): string[] {
  const network = networkOf[row.channel];
  const tree = treeOf(world, row, plan);
  // Pictures belong to the ad account and are shared.
  const own = tree.parts.filter((part) => !part.startsWith('asset'));
  const doubled = own.filter((part, n) => own.indexOf(part) !== n);
  const isShown = row.wanted_delivery === 'active';
  const always = [
    ...when(doubled.length > 0, `has twice: ${doubled.join(', ')}`),
    ...when(tree.isRunning !== isShown, isShown ? 'is not shown' : 'is still shown'),
  ];
  // What is paused gets its new ads and money when it goes on; what is stopped never does.
  if (!isShown) return always;
  // Of an ad that was refused and left so, an older version may be shown, or nothing.
  const isWished = (adId: string) => !world.settled.has(adId);
  const wished = plan.ads.flatMap(({ id }) => (isWished(id) ? id : [])).toSorted();
  const there = tree.ads.filter(({ adId }) => isWished(adId));
  const shown = there.flatMap(({ adId, isOn }) => (isOn ? adId : [])).toSorted();
  const budgets = eyes[network].budgetsOf(plan);
  return [
    ...always,
    ...when(String(shown) !== String(wished), `shows ${shown.length} of ${wished.length} ads`),
    ...when(there.length !== wished.length, `has ${there.length} of ${wished.length} ads`),
    ...when(!budgets.includes(tree.budget), `has ${tree.budget} of ${budgets.join(' or ')}`),
    ...when(tree.endDate !== plan.endDate, `ends on ${tree.endDate}, not ${plan.endDate}`),
  ];
}

/** Things with a marker of ours that no publication has, and money on Google that no campaign spends. */
function orphans(world: SimulatedWorld, markers: readonly string[]): string[] {
  const strangers = networks.flatMap((network) =>
    world.sandbox.ledger[network]
      .list()
      .filter(({ name }) => name.includes('[rk:') && !markers.some((one) => name.includes(one)))
      .map(({ name }) => `${network} has ${name}, which belongs to nothing`),
  );
  const { google } = world.sandbox.ledger;
  const spent = new Set(
    google.list({ kind: 'campaign' }).map(({ fields }) => fields.campaignBudget),
  );
  const idle = google
    .list({ kind: 'campaignBudget' })
    .filter(({ id }) => !spent.has(id))
    .map(({ id, name }) => `google has the budget ${id} ${name}, which no campaign spends`);
  return [...strangers, ...idle];
}

const treeOf = ({ sandbox }: SimulatedWorld, { channel }: Row, plan: Plan) =>
  eyes[networkOf[channel]].tree(sandbox.ledger[networkOf[channel]], plan);

const when = (isSo: boolean, breach: string): string[] => (isSo ? [breach] : []);
