import type { LinkedInClient } from './client.ts';
import { creativeKeyOf, type KnownAd, postKeyOf, removedKey } from './keys.ts';
import { isGone } from './wire.ts';
import type { Work } from './work.ts';

type Resource = 'adCampaignGroups' | 'adCampaigns' | 'creatives';

/** Only drafts can be deleted; everything else is asked to go, and keeps its figures. */
export async function remove(
  client: LinkedInClient,
  resource: Resource,
  id: string,
): Promise<void> {
  const path = client.inAccount(resource, id);
  const field = resource === 'creatives' ? 'intendedStatus' : 'status';
  const status = (await client.find<Record<string, string>>(path))?.[field];
  if (status === undefined || isGone(status)) return;
  if (status === 'DRAFT') await client.delete(path);
  else await client.patch(path, { $set: { [field]: 'PENDING_DELETION' } });
}

export const removePost = (client: LinkedInClient, id: string): Promise<void> =>
  client.delete(`posts/${encodeURIComponent(id)}`);

/** Takes one wording of an ad away. The journal keeps whose it was, for its figures. */
export async function removeAdWording(work: Work, ad: KnownAd): Promise<void> {
  const { client, run } = work;
  const { adId, creativeId, postId } = ad;
  if (creativeId !== undefined) {
    await run.journal.change({
      key: removedKey(adId, creativeId),
      request: creativeId,
      send: async () => {
        await remove(client, 'creatives', creativeId);
        return creativeId;
      },
    });
    await run.journal.forget(creativeKeyOf(ad));
  }
  if (postId !== undefined) await removePost(client, postId);
  await run.journal.forget(postKeyOf(ad));
}
