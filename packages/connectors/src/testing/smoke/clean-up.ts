import { GoogleClient } from '../../google/client.ts';
import { CAMPAIGN_KEY } from '../../google/map/frame.ts';
import { remove as removal } from '../../google/operation.ts';
import type { Refs } from '../../journal/store.ts';
import { LinkedInClient } from '../../linkedin/client.ts';
import { groupKey, knownAds, knownCampaigns } from '../../linkedin/keys.ts';
import { remove, removePost } from '../../linkedin/removal.ts';
import { Graph } from '../../meta/graph.ts';
import { CAMPAIGN } from '../../meta/part.ts';
import type { NetworkSettings } from '../../settings.ts';
import type { TransportTools } from '../../transport/transport.ts';

/** Takes away everything that a run has made. Nothing of it was ever on. */
export async function cleanUp(
  settings: NetworkSettings,
  tools: TransportTools,
  refs: Refs,
): Promise<void> {
  const { network } = settings;
  if (network === 'meta') return onMeta(Graph.open(settings, tools), refs);
  if (network === 'linkedin') return onLinkedIn(LinkedInClient.on(settings, tools), refs);
  const campaign = refs[CAMPAIGN_KEY];
  if (campaign === undefined) return;
  const client = new GoogleClient(settings, tools);
  await client.mutate('change', [removal('campaignOperation', campaign)]);
}

/** Ad sets and ads go with their campaign; what they look like is the account's. */
async function onMeta(graph: Graph, refs: Refs): Promise<void> {
  const looks = Object.entries(refs).filter(([key]) => /^look-[^:]+$/.test(key));
  const ids = [refs[CAMPAIGN] ?? [], looks.map(([, id]) => id)].flat(2);
  for (const id of ids) await graph.remove(id);
}

/** From the inside to the outside: what holds something can not be deleted. */
async function onLinkedIn(client: LinkedInClient, refs: Refs): Promise<void> {
  for (const { creativeId, postId } of knownAds(refs)) {
    if (creativeId !== undefined) await remove(client, 'creatives', creativeId);
    if (postId !== undefined) await removePost(client, postId);
  }
  for (const { id } of knownCampaigns(refs)) await remove(client, 'adCampaigns', id);
  const group = refs[groupKey];
  if (group !== undefined) await remove(client, 'adCampaignGroups', group);
}
