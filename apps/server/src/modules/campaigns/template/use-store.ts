import type { Db, Tx } from '@posthorn/db';
import type { Finding, Templatable } from '@posthorn/domain';

/** What a template made of a campaign; what differs from it since was changed by a person. */
export interface TemplateUse {
  fromTemplate: Templatable;
  /** Ids of the ads of the template that the campaign got, also if they were deleted from it. */
  takenAds: string[];
  notCarriedOver: Finding[];
}

interface Place {
  accountId: string;
  campaignId: string;
}

export async function findUse(
  db: Db | Tx,
  { accountId, campaignId }: Place,
): Promise<TemplateUse | undefined> {
  const row = await db
    .selectFrom('template_use')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  return (
    row && {
      fromTemplate: row.given,
      takenAds: row.taken_ads,
      notCarriedOver: row.not_carried_over,
    }
  );
}

/** Without a use, what was kept is forgotten. */
export async function keepUse(
  tx: Tx,
  { accountId, campaignId }: Place,
  use: TemplateUse | null,
): Promise<void> {
  if (!use) {
    await tx
      .deleteFrom('template_use')
      .where('account_id', '=', accountId)
      .where('campaign_id', '=', campaignId)
      .execute();
    return;
  }
  const columns = {
    given: JSON.stringify(use.fromTemplate),
    taken_ads: use.takenAds,
    not_carried_over: JSON.stringify(use.notCarriedOver),
  };
  await tx
    .insertInto('template_use')
    .values({ account_id: accountId, campaign_id: campaignId, ...columns })
    .onConflict((conflict) => conflict.column('campaign_id').doUpdateSet(columns))
    .execute();
}
