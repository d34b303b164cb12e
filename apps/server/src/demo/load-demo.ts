import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import { sql } from 'kysely';
import type { Storage } from '../platform/storage/storage.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { pageIcon } from './page-icon.ts';
import { colleagues, demoPeople } from './people.ts';

/** Fills an empty product with two lively accounts; a product with people in it is left alone. */
export async function loadDemo(db: Db, storage: Storage): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Several processes may start on one empty database.
    await sql`select pg_advisory_xact_lock(hashtext('posthorn demo'))`.execute(tx);
    const somebody = await tx.selectFrom('person').select('id').limit(1).executeTakeFirst();
    if (somebody) return;
    const people = new Map<string, string>();
    for (const { email, first, last } of [...demoPeople, ...colleagues]) {
      const person = await builders.makePerson(tx, { email, first_name: first, last_name: last });
      people.set(email, person.id);
    }
    for (const account of demoAccounts) await loadAccount(tx, storage, people, account);
  });
}

function found(ids: Map<string, string>, name: string): string {
  const id = ids.get(name);
  if (!id) throw new Error(`The demo data speaks of ${name}, which it does not have`);
  return id;
}

async function loadAccount(
  tx: Tx,
  storage: Storage,
  people: Map<string, string>,
  demo: DemoAccount,
): Promise<void> {
  const personId = (email: string) => found(people, email);
  const account = await builders.makeAccount(tx, { name: demo.name, features: demo.features });
  const account_id = account.id;
  const members = [
    ...demo.admins.map((email) => ({ email, role: 'admin' as const })),
    ...demo.editors.map((email) => ({ email, role: 'editor' as const })),
  ];
  for (const { email, role } of members) {
    await builders.makeMembership(tx, { account_id, person_id: personId(email), role });
  }
  for (const [channel, name, leadform_status] of demo.pages) {
    const icon_key = `page-icons/${randomUUID()}.svg`;
    await storage.put(icon_key, pageIcon(name));
    await builders.makeSocialPage(tx, { account_id, channel, name, icon_key, leadform_status });
  }
  const campaigns = new Map<string, string>();
  for (const { name, members: emails, campaigns: listed } of demo.workspaces) {
    const { id: workspace_id } = await builders.makeWorkspace(tx, { account_id, name });
    for (const email of emails) {
      await builders.makeWorkspaceMember(tx, {
        account_id,
        workspace_id,
        person_id: personId(email),
      });
    }
    for (const [title, type, status] of listed) {
      const campaign = await builders.makeCampaign(tx, {
        account_id,
        workspace_id,
        title,
        type,
        status,
      });
      campaigns.set(title, campaign.id);
    }
  }
  await loadNews(tx, account_id, campaigns, demo, personId);
}

async function loadNews(
  tx: Tx,
  account_id: string,
  campaigns: Map<string, string>,
  demo: DemoAccount,
  personId: (email: string) => string,
): Promise<void> {
  for (const [title, message, hoursAgo, pinned] of demo.news) {
    const notification = await builders.makeNotification(tx, {
      account_id,
      campaign_id: found(campaigns, title),
      message,
      created_at: new Date(Date.now() - hoursAgo * 3_600_000),
    });
    // Old news has been seen by everybody; what is pinned was pinned by the first admin.
    const readers = [...demo.admins, ...demo.editors];
    await tx
      .insertInto('notification_mark')
      .values(
        readers.map((email, index) => ({
          notification_id: notification.id,
          person_id: personId(email),
          read: hoursAgo > 24,
          pinned: pinned !== undefined && index === 0,
        })),
      )
      .execute();
  }
}
