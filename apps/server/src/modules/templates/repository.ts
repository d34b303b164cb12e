import { type Db, type LeadFormRow, localNames, type Tx } from '@posthorn/db';
import type { AdType, Template, TemplateKind } from '@posthorn/domain';
import { sql } from 'kysely';
import { isVisibleTo, type Viewer } from '../../platform/access/visible-campaigns.ts';
import { type NewTemplate, type TemplateRow, templateColumns, templateOf } from './state.ts';

export type FoundTemplate = TemplateRow & {
  ad_types: AdType[];
  /** Of its job profiles in its language, by id. */
  local_names: Record<string, string>;
  campaigns_count: number;
  /** The row of its form. */
  lead_form: LeadFormRow | null;
};

/** Templates of one kind with what is shown of them. */
export function findTemplates(
  db: Db | Tx,
  viewer: Viewer,
  { kind, id }: { kind: TemplateKind; id?: string },
): Promise<FoundTemplate[]> {
  const found = db
    .selectFrom('template')
    .selectAll('template')
    .select([
      localNames('template').as('local_names'),
      sql<AdType[]>`(
        select coalesce(array_agg(ad.type), '{}') from ad
        where ad.account_id = template.account_id and ad.template_id = template.id)`.as('ad_types'),
      sql<number>`(
        select count(*)::int from campaign c
        where c.account_id = template.account_id and c.template_id = template.id
          and ${isVisibleTo(viewer, 'c')})`.as('campaigns_count'),
      sql<LeadFormRow | null>`(
        select to_jsonb(f) from lead_form f
        where f.account_id = template.account_id and f.template_id = template.id)`.as('lead_form'),
    ])
    .where('account_id', '=', viewer.accountId)
    .where('kind', '=', kind)
    .orderBy('function_group')
    .orderBy('title')
    .orderBy('id');
  return (id ? found.where('id', '=', id) : found).execute();
}

/**
 * A template of either kind with its revision. With `isHeld` it stays as it is until the transaction ends, so
 * that what is taken of it and of its ads belongs together.
 */
export async function findTemplate(
  db: Db | Tx,
  accountId: string,
  templateId: string,
  { isHeld = false } = {},
): Promise<{ template: Template; revision: number } | undefined> {
  const found = db
    .selectFrom('template')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', templateId);
  const row = await (isHeld ? found.forShare() : found).executeTakeFirst();
  return row && { template: templateOf(row), revision: row.revision };
}

/** One change at a time per template. Only a deletion also keeps out what merely refers to it. */
export function lockTemplate(
  tx: Tx,
  accountId: string,
  { id, kind }: { id: string; kind: TemplateKind },
  purpose: 'change' | 'deletion' = 'change',
): Promise<TemplateRow | undefined> {
  const found = tx
    .selectFrom('template')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('kind', '=', kind);
  return (purpose === 'deletion' ? found.forUpdate() : found.forNoKeyUpdate()).executeTakeFirst();
}

export async function insertTemplate(
  tx: Tx,
  accountId: string,
  template: NewTemplate,
): Promise<string> {
  const { id } = await tx
    .insertInto('template')
    .values({ ...templateColumns(template), account_id: accountId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTemplate(tx: Tx, accountId: string, template: Template): Promise<void> {
  await tx
    .updateTable('template')
    .set({
      ...templateColumns(template),
      version: sql<number>`version + 1`,
      revision: sql<number>`revision + 1`,
      updated_at: sql<Date>`product_now()`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', template.id)
    .execute();
}

export async function deleteTemplate(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx
    .deleteFrom('template')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Whether another default template is for this function group. */
export async function isFunctionGroupTaken(
  tx: Tx,
  accountId: string,
  { functionGroup, exceptId }: { functionGroup: string; exceptId: string },
): Promise<boolean> {
  const other = await tx
    .selectFrom('template')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'default')
    .where('function_group', '=', functionGroup)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return other !== undefined;
}

/** The titles of custom templates that begin with a text. */
export async function listTitles(tx: Tx, accountId: string, start: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('template')
    .select('title')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'custom')
    .where(sql<boolean>`starts_with(title, ${start})`)
    .execute();
  return rows.map(({ title }) => title);
}
