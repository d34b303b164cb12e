import type { Db, Tx } from '@posthorn/db';
import type { SavedList } from '@posthorn/domain';
import { sql } from 'kysely';

/** Who asks, and where. */
export interface Viewer {
  accountId: string;
  personId: string;
}

/** The own ones and those that are shared, in the order they were made. */
const viewQuery = (db: Db | Tx, { accountId, personId }: Viewer) =>
  db
    .selectFrom('saved_view')
    .leftJoin('default_view', (join) =>
      join
        .onRef('default_view.view_id', '=', 'saved_view.id')
        .on('default_view.account_id', '=', accountId)
        .on('default_view.person_id', '=', personId),
    )
    .select([
      'saved_view.id',
      'saved_view.name',
      'saved_view.list',
      'saved_view.is_shared',
      'saved_view.version',
      sql<boolean>`saved_view.person_id = ${personId}`.as('is_own'),
      sql<boolean>`default_view.view_id is not null`.as('is_default'),
    ])
    .where('saved_view.account_id', '=', accountId)
    .where((eb) =>
      eb.or([eb('saved_view.person_id', '=', personId), eb('saved_view.is_shared', '=', true)]),
    );

export type ViewRow = Awaited<ReturnType<typeof listViews>>[number];

export const listViews = (db: Db | Tx, viewer: Viewer) =>
  viewQuery(db, viewer).orderBy('saved_view.id').execute();

export const findView = (db: Db | Tx, viewer: Viewer, viewId: string) =>
  viewQuery(db, viewer).where('saved_view.id', '=', viewId).executeTakeFirst();

/** Held until the transaction ends: of two who change it at once the second sees what the first made. */
export const lockView = (tx: Tx, viewer: Viewer, viewId: string) =>
  viewQuery(tx, viewer)
    .where('saved_view.id', '=', viewId)
    .forUpdate('saved_view')
    .executeTakeFirst();

export interface SavedViewValues {
  name: string;
  list: SavedList;
  isShared: boolean;
}

const columnsOf = ({ name, list, isShared }: SavedViewValues) => ({
  name,
  list: JSON.stringify(list),
  is_shared: isShared,
});

export const insertView = (tx: Tx, { accountId, personId }: Viewer, values: SavedViewValues) =>
  tx
    .insertInto('saved_view')
    .values({ ...columnsOf(values), account_id: accountId, person_id: personId })
    .returning('id')
    .executeTakeFirstOrThrow();

export async function updateView(tx: Tx, viewId: string, values: SavedViewValues): Promise<void> {
  await tx
    .updateTable('saved_view')
    .set((eb) => ({ ...columnsOf(values), version: eb('version', '+', 1) }))
    .where('id', '=', viewId)
    .execute();
}

export async function deleteView(tx: Tx, viewId: string): Promise<void> {
  await tx.deleteFrom('saved_view').where('id', '=', viewId).execute();
}

/** A view that is no longer shared is no one else's to begin with. */
export async function forgetOthersDefault(tx: Tx, viewId: string): Promise<void> {
  await sql`
    delete from default_view d using saved_view v
    where d.view_id = ${viewId} and v.id = d.view_id and v.person_id <> d.person_id`.execute(tx);
}

export async function setDefault(
  tx: Tx,
  { accountId, personId }: Viewer,
  viewId: string | null,
): Promise<void> {
  await tx
    .deleteFrom('default_view')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .execute();
  if (viewId === null) return;
  await tx
    .insertInto('default_view')
    .values({ account_id: accountId, person_id: personId, view_id: viewId })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'person_id']).doUpdateSet({ view_id: viewId }),
    )
    .execute();
}
