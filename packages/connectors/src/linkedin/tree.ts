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

/** Read one by one, by id: lists may not show yet what was made a moment ago. */
export async function readTree(client: LinkedInClient, refs: Refs): Promise<Tree> {
  const groupId = refs[groupKey];
  const known = knownCampaigns(refs);
  const creativeIds = knownAds(refs).flatMap(({ creativeId }) => creativeId ?? []);
  const group =
    groupId === undefined
      ? undefined
      : await client.find<Group>(client.inAccount('adCampaignGroups', groupId));
  const campaigns = await client.getAll<Campaign>(
    client.inAccount('adCampaigns'),
    known.map(({ id }) => id),
  );
  const creatives = await client.getAll<Creative>(client.inAccount('creatives'), creativeIds);
  return {
    group: group && !isGone(group.status) ? group : undefined,
    campaigns: new Map(
      known.flatMap(({ format, id }) => {
        const campaign = campaigns.get(id);
        return campaign && !isGone(campaign.status) ? [[format, campaign]] : [];
      }),
    ),
    creatives: new Map([...creatives].filter(([, { intendedStatus }]) => !isGone(intendedStatus))),
  };
}

/** Which of the campaigns shows a creative. */
export const formatShowing = ({ campaigns }: Tree, { campaign }: Creative): Format | undefined =>
  [...campaigns].find(([, { id }]) => String(id) === idOf(campaign))?.[0];
