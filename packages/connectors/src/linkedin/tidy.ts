import { campaignKey, groupKey, knownAds, knownCampaigns } from './keys.ts';
import { formats } from './mapping/format.ts';
import { remove, removePost } from './removal.ts';
import { findCampaigns, findCreatives, findGroups, findPosts } from './search.ts';
import type { Work } from './work.ts';

/** Removes what carries our marker and is not in the journal: echoes that came late. */
export async function tidy({ client, run, plan }: Work): Promise<number> {
  const { refs } = run.journal;
  const ads = knownAds(refs);
  const kept = new Set<string | undefined>([
    refs[groupKey],
    ...formats.map((format) => refs[campaignKey(format)]),
    ...ads.flatMap(({ creativeId, postId }) => [creativeId, postId]),
  ]);
  const isStray = ({ id }: { id: string }) => !kept.has(id);
  const groups = await findGroups(client, plan);
  const campaigns = (
    await Promise.all(groups.map(({ id }) => findCampaigns(client, plan, id)))
  ).flat();
  const campaignIds = [...new Set([...campaigns, ...knownCampaigns(refs)].map(({ id }) => id))];
  const creatives = await findCreatives(client, plan, campaignIds);
  const posts = await findPosts(client, plan);
  const strays = {
    creatives: creatives.filter(isStray),
    campaigns: campaigns.filter(isStray),
    groups: groups.filter(isStray),
    posts: posts.filter(isStray),
  };
  for (const { id } of strays.creatives) await remove(client, 'creatives', id);
  for (const { id } of strays.campaigns) await remove(client, 'adCampaigns', id);
  for (const { id } of strays.groups) await remove(client, 'adCampaignGroups', id);
  for (const { id } of strays.posts) await removePost(client, id);
  return Object.values(strays).reduce((sum, found) => sum + found.length, 0);
}
