import type { Role, SocialChannel } from '@posthorn/domain';
import { workspaceSlug } from '@posthorn/domain';
import type { Insertable } from 'kysely';
import { newHash } from '../campaign/hash.ts';
import type { Db, Tx } from '../connect.ts';
import type { Database } from '../schema.ts';

/**
 * Rows as tests and demo data need them: say what matters, the rest is filled in. Each returns the
 * whole row.
 */
type Row<Table extends keyof Database> = Partial<Insertable<Database[Table]>>;

let made = 0;
const next = () => {
  made += 1;
  return made;
};

export function makePerson(db: Db | Tx, row: Row<'person'> = {}) {
  const n = next();
  return db
    .insertInto('person')
    .values({
      email: `person-${n}-${newHash().toLowerCase()}@example.test`,
      first_name: 'Person',
      last_name: `Nr ${n}`,
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makeAccount(db: Db | Tx, row: Row<'account'> = {}) {
  return db
    .insertInto('account')
    .values({ name: `Account ${next()}`, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makeMembership(
  db: Db | Tx,
  row: { account_id: string; person_id: string; role: Role; member_since?: Date },
) {
  return db.insertInto('membership').values(row).returningAll().executeTakeFirstOrThrow();
}

export function makeWorkspace(db: Db | Tx, row: Row<'workspace'> & { account_id: string }) {
  const name = row.name ?? `Workspace ${next()}`;
  return db
    .insertInto('workspace')
    .values({ name, slug: workspaceSlug(name, []), ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makeWorkspaceMember(
  db: Db | Tx,
  row: { account_id: string; workspace_id: string; person_id: string },
) {
  return db.insertInto('workspace_member').values(row).returningAll().executeTakeFirstOrThrow();
}

export function makeSocialPage(
  db: Db | Tx,
  row: Row<'social_page'> & { account_id: string; channel: SocialChannel },
) {
  return db
    .insertInto('social_page')
    .values({ name: `Page ${next()}`, icon_key: 'none.svg', leadform_status: null, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makeCampaign(
  db: Db | Tx,
  row: Row<'campaign'> & { account_id: string; workspace_id: string },
) {
  return db
    .insertInto('campaign')
    .values({
      hash: newHash(),
      type: 'consideration',
      status: 'draft',
      title: `Campaign ${next()}`,
      ...row,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function makeNotification(
  db: Db | Tx,
  row: Row<'notification'> & { account_id: string; campaign_id: string },
) {
  return db
    .insertInto('notification')
    .values({ message: `Notification ${next()}`, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}
