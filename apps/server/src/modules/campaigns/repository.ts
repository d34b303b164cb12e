import type { Db } from '@posthorn/db';

const campaignQuery = (db: Db, accountId: string) =>
  db
    .selectFrom('campaign')
    .innerJoin('workspace', 'workspace.id', 'campaign.workspace_id')
    .select([
      'campaign.id',
      'campaign.account_id',
      'campaign.hash',
      'campaign.type',
      'campaign.status',
      'campaign.title',
      'campaign.version',
      'workspace.id as workspace_id',
      'workspace.name as workspace_name',
      'workspace.slug as workspace_slug',
    ])
    .where('campaign.account_id', '=', accountId);

export type CampaignRow = Awaited<ReturnType<typeof listCampaigns>>[number];

/** One row more than the page tells whether there is a next one, without counting. */
export function listCampaigns(
  db: Db,
  accountId: string,
  range: { workspaceId: string | undefined; page: number; perPage: number },
) {
  const { workspaceId, page, perPage } = range;
  return campaignQuery(db, accountId)
    .$if(workspaceId !== undefined, (query) =>
      query.where('campaign.workspace_id', '=', workspaceId ?? ''),
    )
    .orderBy('campaign.id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .execute();
}

export function findCampaign(db: Db, accountId: string, campaignId: string) {
  return campaignQuery(db, accountId).where('campaign.id', '=', campaignId).executeTakeFirst();
}
