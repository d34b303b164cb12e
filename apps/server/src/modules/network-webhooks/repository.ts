import type { Db } from '@posthorn/db';
import type { NotNull } from 'kysely';

/** The campaigns that have published one of these forms, by Meta's numbers of them. */
export async function findCampaignsWithForms(db: Db, forms: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('publication_step')
    .innerJoin('publication', 'publication.id', 'publication_step.publication_id')
    .select('publication.campaign_id')
    .distinct()
    .where('publication_step.key', 'like', 'form-%')
    .where('publication_step.external_id', 'in', forms)
    .$narrowType<{ campaign_id: NotNull }>()
    .execute();
  return rows.map(({ campaign_id }) => campaign_id);
}
