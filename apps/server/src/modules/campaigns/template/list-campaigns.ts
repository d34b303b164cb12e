import type { Db } from '@posthorn/db';
import { moveOf, type TemplateKind } from '@posthorn/domain';
import { isVisibleTo, type Viewer } from '../../../platform/access/visible-campaigns.ts';
import { notFound } from '../../../platform/refusal.ts';

/** The campaigns made from a template, as far as the viewer may see them; newest first. */
export async function listCampaignsOf(
  db: Db,
  viewer: Viewer,
  { id, kind }: { id: string; kind: TemplateKind },
) {
  const { accountId } = viewer;
  const template = await db
    .selectFrom('template')
    .select('revision')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!template) throw notFound();
  const rows = await db
    .selectFrom('campaign')
    .innerJoin('workspace', 'workspace.id', 'campaign.workspace_id')
    .leftJoin('template_use', 'template_use.campaign_id', 'campaign.id')
    .select([
      'campaign.id',
      'campaign.hash',
      'campaign.title',
      'campaign.status',
      'campaign.template_revision',
      'workspace.id as workspace_id',
      'workspace.name',
      'workspace.slug',
      'template_use.campaign_id as known_id',
    ])
    .where('campaign.account_id', '=', accountId)
    .where('campaign.template_id', '=', id)
    .where(isVisibleTo(viewer, 'campaign'))
    .orderBy('campaign.id', 'desc')
    .execute();
  return rows.map((row) => {
    const isUpToDate = row.template_revision === template.revision;
    return {
      id: row.id,
      hash: row.hash,
      title: row.title,
      status: row.status,
      workspace: { id: row.workspace_id, name: row.name, slug: row.slug },
      revision: row.template_revision,
      isUpToDate,
      canBeUpdated:
        !isUpToDate && row.known_id !== null && moveOf('changeTemplate', row) !== undefined,
    };
  });
}
