import type {
  CatalogueStatus,
  CatalogueToFollow,
  FeedFigure,
  FollowedCatalogue,
  PublishedCatalogue,
} from '../../catalogue.ts';
import { askTogether } from '../../follow/together.ts';
import type { Reason } from '../../reason.ts';
import type { ApplicationEvent } from '../application-event.ts';
import type { Graph } from '../graph.ts';
import { listOfMany } from '../list-of-many.ts';
import { adOfPart, CAMPAIGN } from '../part.ts';
import { cents, count, type InsightRow, insightRows, leadsIn } from '../statistics.ts';
import {
  fromBest,
  notListed,
  ofCampaigns,
  readStatus,
  reasonsOf,
  type SeenStatus,
  stateOf,
} from '../status.ts';
import { partOf } from '../tree.ts';

const AT_ONCE = 100;

interface ReachRow {
  campaign_id: string;
  reach?: string;
}

export const followCatalogues = (
  graph: Graph,
  catalogues: readonly CatalogueToFollow[],
): Promise<FollowedCatalogue[]> =>
  askTogether(catalogues, {
    isThere: ({ refs }) => refs[CAMPAIGN] !== undefined,
    atOnce: AT_ONCE,
    nothing: {
      status: { state: 'problem' as const, isOn: false, dailyBudget: null, feeds: [] },
      figures: [],
      reach: 0,
    },
    async ask(some) {
      const ids = some.flatMap(({ refs }) => refs[CAMPAIGN] ?? []);
      const seen = await readStatus(graph, ids);
      const since = some.map(({ from }) => from).sort()[0] ?? '';
      const until =
        some
          .map(({ to }) => to)
          .sort()
          .at(-1) ?? '';
      const rows = since <= until ? await insightRows(graph, ids, { since, until }) : [];
      const reaches = await listOfMany<ReachRow>(graph, `${graph.account}/insights`, {
        level: 'campaign',
        fields: 'campaign_id,reach',
        date_preset: 'maximum',
        filtering: [ofCampaigns(ids)],
      });
      return (one) => ({
        status: statusOf(one, seen, graph.now()),
        figures: figuresOf(one, rows, graph.chosenEvent),
        reach: count(reaches.find((row) => row.campaign_id === one.refs[CAMPAIGN])?.reach),
      });
    },
  });

/** No person writes these ads: what is not known by a name is for the feed to mend. */
const ofJobs = ({ words, says }: Reason): Reason => ({
  words,
  says: says.code === 'review.ownWords' ? { ...says, code: 'review.ownWordsOfJobs' } : says,
});

function statusOf(
  { plan, refs }: PublishedCatalogue,
  { campaigns, ads }: SeenStatus,
  now: number,
): CatalogueStatus {
  const campaignId = refs[CAMPAIGN] ?? '';
  const campaign = campaigns.find(({ id }) => id === campaignId);
  if (!campaign) throw notListed(campaignId);
  const toPart = partOf(plan, refs);
  const feeds = ads
    .filter(({ campaign_id }) => campaign_id === campaignId)
    .flatMap((row) => {
      const feedId = adOfPart(toPart(row) ?? '');
      return feedId === undefined
        ? []
        : [{ feedId, state: stateOf(row, now), reasons: reasonsOf(row).map(ofJobs) }];
    });
  return {
    state: fromBest.find((state) => feeds.some((feed) => feed.state === state)) ?? 'problem',
    isOn: campaign.status === 'ACTIVE',
    dailyBudget: Number(campaign.daily_budget ?? Number.NaN) || null,
    feeds,
  };
}

function figuresOf(
  { plan, refs, from, to }: CatalogueToFollow,
  rows: readonly InsightRow[],
  counted: ApplicationEvent | undefined,
): FeedFigure[] {
  const toPart = partOf(plan, refs);
  const sums = new Map<string, FeedFigure>();
  for (const row of rows) {
    const feedId = adOfPart(toPart({ id: row.ad_id, name: row.ad_name }) ?? '');
    const day = row.date_start;
    if (feedId === undefined || row.campaign_id !== refs[CAMPAIGN] || day < from || day > to) {
      continue;
    }
    // An ad that was taken away at Meta and made anew is two there.
    const key = `${feedId} ${day}`;
    const sum = sums.get(key) ?? { feedId, day, impressions: 0, clicks: 0, leads: 0, spend: 0 };
    sums.set(key, {
      ...sum,
      impressions: sum.impressions + count(row.impressions),
      clicks: sum.clicks + count(row.inline_link_clicks),
      leads: sum.leads + leadsIn([...(row.actions ?? []), ...(row.conversions ?? [])], counted),
      spend: sum.spend + cents(row.spend ?? '0'),
    });
  }
  return [...sums.values()];
}
