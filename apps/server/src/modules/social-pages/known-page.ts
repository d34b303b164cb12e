import type { Tx } from '@posthorn/db';
import { finding, type SocialChannel } from '@posthorn/domain';
import { refuse } from '../../platform/refusal.ts';

/** Refuses a page that the account has not connected on that channel. */
export async function knownPage(
  tx: Tx,
  accountId: string,
  { pageId, channel }: { pageId: string; channel: SocialChannel },
  path: string,
): Promise<void> {
  const page = await tx
    .selectFrom('social_page')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', pageId)
    .where('channel', '=', channel)
    .executeTakeFirst();
  if (!page) refuse(finding('field.unknown', path));
}
