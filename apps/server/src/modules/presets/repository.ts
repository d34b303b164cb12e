import { budgetsOf, type Database, type Db, pagesOf, type Tx } from '@posthorn/db';
import { isOffered, type Template, type TemplateKind } from '@posthorn/domain';
import type { Selectable } from 'kysely';

export type TemplateRow = Selectable<Database['template']>;

export function listTemplates(db: Db, accountId: string, kind: TemplateKind) {
  return db
    .selectFrom('template')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('function_group')
    .orderBy('title')
    .orderBy('id')
    .execute();
}

export async function findTemplate(
  tx: Tx,
  accountId: string,
  templateId: string,
): Promise<Template | undefined> {
  const row = await tx
    .selectFrom('template')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', templateId)
    .executeTakeFirst();
  return row && templateOf(row);
}

const templateOf = (row: TemplateRow): Template => ({
  id: row.id,
  kind: row.kind,
  type: row.type,
  title: row.title,
  targetUrl: row.target_url,
  poNumber: row.po_number,
  functionGroup: row.function_group,
  profiles: row.profiles,
  locations: row.locations,
  goal: row.goal,
  language: row.language,
  runtime: row.runtime,
  customTotalGrossBudget: row.custom_total_gross_budget,
  channelsOff: row.channels_off,
  ...pagesOf(row),
});

/** Active ones first, then by name. */
export function listPackages(db: Db, accountId: string) {
  return db
    .selectFrom('package')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('status')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** A package a campaign may start with, and what it gives to the campaign. */
export async function findActivePackage(tx: Tx, accountId: string, packageId: string) {
  const row = await tx
    .selectFrom('package')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', packageId)
    .executeTakeFirst();
  if (!row || !isOffered(row)) return undefined;
  return {
    id: row.id,
    name: row.name,
    runtime: row.runtime,
    channelsOff: row.channels_off,
    money: {
      total: row.custom_total_gross_budget,
      channels: budgetsOf(row),
    },
  };
}
