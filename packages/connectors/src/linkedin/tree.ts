import type { Refs } from '../journal/store.ts';
import type { LinkedInClient } from './client.ts';
import { groupKey, knownAds, knownCampaigns } from './keys.ts';
import type { Format } from './mapping/format.ts';
import { idOf } from './urn.ts';
import { type Campaign, type Creative, type Group, isGone } from './wire.ts';
import type { Work } from './work.ts';

/** What stands on LinkedIn of what we made there. */
export interface Tree {
  group: Group | undefined;
  campaigns: Map<Format, Campaign>;
  /** By their own names. */
  creatives: Map<string, Creative>;
}

export const treeOf = ({ client, run }: Work): Promise<Tree> => readTree(client, run.journal.refs);

/** Read by id: lists may not show yet what was made a moment ago. */
async function readTree(client: LinkedInClient, refs: Refs): Promise<Tree> {
  const groupId = refs[groupKey];
  const group =
    groupId === undefined
      ? undefined
      : await client.find<Group>(client.inAccount('adCampaignGroups', groupId));
  const things = await readThings(client, [refs]);
  return treeFrom(refs, { groups: new Map(group && [[groupId ?? '', group]]), ...things });
}

/** Those of several publications at once. */
export async function readTrees(client: LinkedInClient, all: readonly Refs[]): Promise<Tree[]> {
  const groups = await client.getAll<Group>(
    client.inAccount('adCampaignGroups'),
    all.flatMap((refs) => refs[groupKey] ?? []),
  );
  const things = await readThings(client, all);
  return all.map((refs) => treeFrom(refs, { groups, ...things }));
}

interface Things {
  groups: ReadonlyMap<string, Group>;
  campaigns: ReadonlyMap<string, Campaign>;
  creatives: ReadonlyMap<string, Creative>;
}

async function readThings(
  client: LinkedInClient,
  all: readonly Refs[],
): Promise<Omit<Things, 'groups'>> {
  return {
    campaigns: await client.getAll<Campaign>(
      client.inAccount('adCampaigns'),
      all.flatMap(knownCampaigns).map(({ id }) => id),
    ),
    creatives: await client.getAll<Creative>(
      client.inAccount('creatives'),
      all.flatMap(creativesOf),
    ),
  };
}

const creativesOf = (refs: Refs): string[] =>
  knownAds(refs).flatMap(({ creativeId }) => creativeId ?? []);

function treeFrom(refs: Refs, { groups, campaigns, creatives }: Things): Tree {
  const group = groups.get(refs[groupKey] ?? '');
  return {
    group: group && !isGone(group.status) ? group : undefined,
    campaigns: new Map(
      knownCampaigns(refs).flatMap(({ format, id }) => {
        const campaign = campaigns.get(id);
        return campaign && !isGone(campaign.status) ? [[format, campaign]] : [];
      }),
    ),
    creatives: new Map(
      creativesOf(refs).flatMap((id) => {
        const creative = creatives.get(id);
        return creative && !isGone(creative.intendedStatus) ? [[id, creative]] : [];
      }),
    ),
  };
}

/** Which of the campaigns shows a creative. */
export const formatShowing = ({ campaigns }: Tree, { campaign }: Creative): Format | undefined =>
  [...campaigns].find(([, { id }]) => String(id) === idOf(campaign))?.[0];
