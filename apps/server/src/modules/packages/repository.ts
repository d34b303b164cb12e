import { budgetColumns, budgetsOf, type Database, type Db, newHash, type Tx } from '@posthorn/db';
import {
  isOffered,
  originalName,
  type PackageStatus,
  type PackageValues,
  packageTotal,
} from '@posthorn/domain';
import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { isVisibleTo, type Viewer } from '../../platform/access/visible-campaigns.ts';

/** What a package is, in the words of the rules. */
export interface PackageState extends PackageValues {
  status: PackageStatus;
}

export type PackageRow = Selectable<Database['package']> & { campaigns_count: number };

export const stateOf = (row: Selectable<Database['package']>): PackageState => ({
  name: row.name,
  status: row.status,
  runtime: row.runtime,
  channelsOff: row.channels_off,
  channelBudget: budgetsOf(row),
});

const columnsOf = (
  state: PackageState,
): Omit<Insertable<Database['package']>, 'account_id' | 'hash'> => ({
  name: state.name,
  status: state.status,
  runtime: state.runtime,
  channels_off: [...state.channelsOff],
  ...budgetColumns(state.channelBudget),
  custom_total_gross_budget: packageTotal(state.channelBudget),
});

/** Those of an account that were not deleted. */
const ofAccount = (
  db: Db | Tx,
  accountId: string,
): SelectQueryBuilder<Database, 'package', object> =>
  db
    .selectFrom('package')
    .where('package.account_id', '=', accountId)
    .where('package.removed_at', 'is', null);

const found = (db: Db | Tx, viewer: Viewer) =>
  ofAccount(db, viewer.accountId)
    .selectAll('package')
    .select(
      sql<number>`(
        select count(*)::int from campaign c
        where c.account_id = package.account_id and c.package_id = package.id
          and ${isVisibleTo(viewer, 'c')})`.as('campaigns_count'),
    );

/** The newest first, so that one that was just added is seen; what is out of use comes last. */
export function listPackages(db: Db, viewer: Viewer): Promise<PackageRow[]> {
  return found(db, viewer)
    .orderBy(sql`package.status = 'archived'`)
    .orderBy('package.id', 'desc')
    .execute();
}

export function findPackage(
  db: Db | Tx,
  viewer: Viewer,
  packageId: string,
): Promise<PackageRow | undefined> {
  return found(db, viewer).where('package.id', '=', packageId).executeTakeFirst();
}

/** Two people who change the same one come one after the other. */
export function lockPackage(tx: Tx, accountId: string, packageId: string) {
  return ofAccount(tx, accountId)
    .selectAll()
    .where('package.id', '=', packageId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The names of an original and its copies, as far as they begin alike. */
export async function listNamesLike(tx: Tx, accountId: string, name: string): Promise<string[]> {
  const rows = await ofAccount(tx, accountId)
    .select('name')
    .where(sql<boolean>`starts_with(package.name, ${originalName(name)})`)
    .execute();
  return rows.map((row) => row.name);
}

export async function findCurrency(tx: Tx, accountId: string) {
  const { currency } = await tx
    .selectFrom('account')
    .select('currency')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return currency;
}

export async function insertPackage(
  tx: Tx,
  accountId: string,
  state: PackageState,
): Promise<string> {
  // Hashes are short, so two may meet; then there is another.
  for (;;) {
    const made = await tx
      .insertInto('package')
      .values({ ...columnsOf(state), account_id: accountId, hash: newHash() })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return made.id;
  }
}

export async function updatePackage(
  tx: Tx,
  accountId: string,
  packageId: string,
  state: PackageState,
): Promise<void> {
  await tx
    .updateTable('package')
    .set({ ...columnsOf(state), version: sql<number>`version + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', packageId)
    .execute();
}

/** Campaigns that were made from it name it for good, so the row stays. */
export async function removePackage(tx: Tx, accountId: string, packageId: string): Promise<void> {
  await tx
    .updateTable('package')
    .set({ removed_at: sql<Date>`product_now()`, version: sql<number>`version + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', packageId)
    .execute();
}

/** A package a campaign may start with, and what it gives to the campaign. */
export async function findActivePackage(tx: Tx, accountId: string, packageId: string) {
  const row = await ofAccount(tx, accountId)
    .selectAll()
    .where('package.id', '=', packageId)
    .executeTakeFirst();
  if (!row || !isOffered(row)) return undefined;
  const { name, runtime, channelsOff, channelBudget } = stateOf(row);
  return {
    id: row.id,
    name,
    runtime,
    channelsOff,
    money: { total: row.custom_total_gross_budget, channels: channelBudget },
  };
}
