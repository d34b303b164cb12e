import { randomUUID } from 'node:crypto';
import type { Tx } from '@posthorn/db';
import type { SocialChannel } from '@posthorn/domain';
import { pageIcon } from '../../platform/page-icon.ts';
import type { Storage } from '../../platform/storage/storage.ts';

interface NewPage {
  channel: SocialChannel;
  externalId: string;
  name: string;
}

/**
 * Connects pages that the account does not have yet. One that was connected before networks' numbers were
 * kept gets its number: campaigns that use it go on doing so. Answers those that are new.
 */
export async function addPages(
  tx: Tx,
  storage: Storage,
  accountId: string,
  pages: readonly NewPage[],
): Promise<NewPage[]> {
  const known = await tx
    .selectFrom('social_page')
    .select(['id', 'channel', 'name', 'external_id'])
    .where('account_id', '=', accountId)
    .execute();
  const fresh = pages.filter(
    ({ channel, externalId }) =>
      !known.some((one) => one.channel === channel && one.external_id === externalId),
  );
  for (const { channel, externalId, name } of fresh) {
    const numberless = known.find(
      (one) => one.channel === channel && one.external_id === null && one.name === name,
    );
    if (numberless) {
      await tx
        .updateTable('social_page')
        .set({ external_id: externalId })
        .where('id', '=', numberless.id)
        .execute();
      numberless.external_id = externalId;
      continue;
    }
    const icon_key = `page-icons/${randomUUID()}.svg`;
    await storage.put(icon_key, pageIcon(name));
    await tx
      .insertInto('social_page')
      .values({
        ...{ account_id: accountId, channel, name, icon_key },
        leadform_status: null,
        external_id: externalId,
      })
      .execute();
  }
  return fresh;
}
