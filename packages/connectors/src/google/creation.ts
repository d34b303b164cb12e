import type { Run } from '../connector.ts';
import { type Failure, NetworkFailure } from '../failure.ts';
import type { Plan } from '../plan.ts';
import type { Desk } from './desk.ts';
import { isOnly } from './errors/error.ts';
import type { AdGroup, AssetNames } from './map/ad-group.ts';
import { CAMPAIGN_KEY, type Frame } from './map/frame.ts';
import { CAMPAIGN_INDEX, type Graph, groupsGraph, wholeGraph } from './map/graph.ts';
import { partOf } from './map/revision.ts';
import { refusedAds } from './refused.ts';
import { refusedKeywords } from './refused-keywords.ts';
import { takeAway, takeAwayCampaign } from './removal.ts';
import { campaignPart } from './successor.ts';
import { findCampaigns, findGroups } from './tree.ts';

/** What is made, and what came of it. */
export interface Making {
  desk: Desk;
  plan: Plan;
  run: Run;
  assets: AssetNames;
  /** Ad groups that are known to exist, by part. */
  made: Map<string, string>;
  /** Ads that Google does not take, and why. */
  refused: Map<string, Failure>;
}

/** The campaign of a plan: there is one afterwards, with all ads that Google takes, switched off. */
export function ensureCampaign(
  making: Making,
  frame: Frame,
  groups: readonly AdGroup[],
): Promise<string> {
  const { desk, plan, run } = making;
  const part = campaignPart(run.journal.refs);
  return run.journal.create({
    key: CAMPAIGN_KEY,
    request: plan.marker,
    send: () => sendCampaign(making, frame, groups),
    find: () => findCampaigns(desk.client, plan, (name) => name === part),
    remove: (campaign) => takeAwayCampaign(desk, campaign, run),
  });
}

/** Tries it with all ads, then without those that are refused. Nothing is made by a refused one. */
async function sendCampaign(
  making: Making,
  frame: Frame,
  wished: readonly AdGroup[],
): Promise<string> {
  const { desk, plan, assets, refused } = making;
  for (let groups = wished; ; ) {
    const graph = wholeGraph(desk.client.customer, plan, frame, groups, assets);
    try {
      const names = await sendGraph(making, graph);
      return names[CAMPAIGN_INDEX] ?? '';
    } catch (error) {
      const now = refusedAds(graph, error);
      if (!now) throw error;
      for (const [adId, failure] of now) refused.set(adId, failure);
      groups = groups.filter(({ revision }) => !refused.has(revision.adId));
      const [first] = now.values();
      if (groups.length === 0 && first) throw new NetworkFailure(first);
    }
  }
}

/** An ad group in a campaign that is there. */
export async function ensureGroup(
  making: Making,
  campaign: string,
  group: AdGroup,
): Promise<string> {
  const { desk, plan, run, assets, made } = making;
  const { client } = desk;
  return run.journal.create({
    key: group.part,
    request: group.part,
    async send() {
      const known = made.get(group.part);
      if (known !== undefined) return known;
      const graph = groupsGraph(client.customer, campaign, [group], assets);
      try {
        const [name = ''] = await sendGraph(making, graph);
        return name;
      } catch (error) {
        const [failure] = refusedAds(graph, error)?.values() ?? [];
        throw failure ? new NetworkFailure(failure) : error;
      }
    },
    async find() {
      const groups = await findGroups(client, plan, campaign);
      return groups
        .filter(({ status }) => status !== 'REMOVED')
        .filter(({ revision }) => partOf(revision) === group.part)
        .map(({ resourceName }) => resourceName);
    },
    remove: (name) => takeAway(desk, 'adGroupOperation', name, run),
  });
}

/** Google keeps names apart: one that is taken means that what we make is there already. */
const takenNames = [
  'campaignError.DUPLICATE_CAMPAIGN_NAME',
  'adGroupError.DUPLICATE_ADGROUP_NAME',
  'campaignBudgetError.DUPLICATE_NAME',
];

async function sendGraph({ desk, run, made }: Making, graph: Graph): Promise<string[]> {
  try {
    const names = await desk.client.mutate('creation', graph.operations, { signal: run.signal });
    for (const [part, index] of graph.groups) made.set(part, names[index] ?? '');
    return names;
  } catch (error) {
    if (error instanceof NetworkFailure && isOnly(error, ...takenNames))
      throw new NetworkFailure({ ...error.failure, kind: 'ambiguous' });
    throw refusedKeywords(graph.operations, error) ?? error;
  }
}
