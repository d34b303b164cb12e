import type { Tx } from '@posthorn/db';
import {
  can,
  finding,
  fullName,
  type NewMasterAccount,
  type NewPerson,
  newMasterAccountFindings,
  newPersonFindings,
} from '@posthorn/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { refuse, refuseWhen } from '../../../platform/refusal.ts';
import { takeBackInvitations } from '../../members/index.ts';
import { insertAdmin, insertMaster } from '../insert-master.ts';
import { tidied } from '../tidied.ts';
import { tellAdmins } from './visit-account.ts';

/** What the commands of the program do. `isNew` is false where it was so before. */
interface Kept {
  id: string;
  isNew: boolean;
}

/** With its first admin. The same again is the same master account. */
export async function makeFirstMaster(tx: Tx, given: NewMasterAccount): Promise<Kept> {
  const master = tidied(given);
  const { name, email } = master;
  refuseWhen(newMasterAccountFindings(master));
  await takeTurns(tx);
  const same = await findByName(tx, name);
  for (const { id } of same) if (await findAdmin(tx, id, email)) return { id, isNew: false };
  if (same.length > 0) refuse(finding('administration.masterNameTaken', 'name', { name, email }));
  const { id, told } = await insertMaster(tx, master, null);
  const done = { masterId: id, personId: null, action: 'masterAccountCreated' } as const;
  await writeAudit(tx, { ...done, after: told });
  return { id, isNew: true };
}

/** `nameOrId` is the master account's. */
export async function addMasterAdmin(tx: Tx, nameOrId: string, given: NewPerson): Promise<Kept> {
  const person = tidied(given);
  refuseWhen(newPersonFindings(person));
  await takeTurns(tx);
  const { id } = await findOne(tx, nameOrId);
  if (await findAdmin(tx, id, person.email)) return { id, isNew: false };
  const admin = await insertAdmin(tx, id, person);
  await writeAudit(tx, {
    ...{ masterId: id, personId: null, action: 'adminAdded' },
    after: { person: fullName(admin), email: admin.email },
  });
  return { id, isNew: true };
}

/** Visits that the person makes end with it, also on screens that are open. */
export async function removeMasterAdmin(tx: Tx, nameOrId: string, email: string): Promise<Kept> {
  await takeTurns(tx);
  const { id, name } = await findOne(tx, nameOrId);
  const admin = await findAdmin(tx, id, email.trim());
  if (!admin) return { id, isNew: false };
  if (await isAlone(tx, id)) {
    refuse(finding('administration.lastMasterAdmin', 'email', { email: admin.email, name }));
  }
  await removeAdmin(tx, id, admin, null);
  return { id, isNew: true };
}

/**
 * A person who is erased is an admin no longer. Answers the name of the master account that would be left without one,
 * and then nothing is changed. Until the transaction ends no other person is erased.
 */
export async function leaveMasterAccount(tx: Tx, personId: string): Promise<string | undefined> {
  await takeTurns(tx);
  const admin = await tx
    .selectFrom('master_admin')
    .innerJoin('person', 'person.id', 'master_admin.person_id')
    .innerJoin('master_account as m', 'm.id', 'master_admin.master_account_id')
    .select(['person.id', 'first_name', 'last_name', 'email', 'm.id as master_id', 'm.name'])
    .where('person.id', '=', personId)
    .executeTakeFirst();
  if (!admin) return undefined;
  if (await isAlone(tx, admin.master_id)) return admin.name;
  await removeAdmin(tx, admin.master_id, admin, personId);
  return undefined;
}

async function isAlone(tx: Tx, masterId: string): Promise<boolean> {
  const admins = await tx
    .selectFrom('master_admin')
    .select('person_id')
    .where('master_account_id', '=', masterId)
    .execute();
  return admins.length === 1;
}

interface Admin {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
}

/** `by` is null where a command of the program does it. */
async function removeAdmin(tx: Tx, id: string, admin: Admin, by: string | null): Promise<void> {
  const visited = await tx
    .selectFrom('account_visit')
    .select('account_id')
    .distinct()
    .where('person_id', '=', admin.id)
    .where('left_at', 'is', null)
    .execute();
  await tx.deleteFrom('master_admin').where('person_id', '=', admin.id).execute();
  await takeBackFromAbove(tx, id, admin.id);
  for (const { account_id } of visited) await tellAdmins(tx, account_id, admin.id);
  await writeAudit(tx, {
    ...{ masterId: id, personId: by, action: 'adminRemoved' },
    before: { person: fullName(admin), email: admin.email },
  });
}

/** What was sent from above or during a visit; as a member of an account the person may still invite there. */
async function takeBackFromAbove(tx: Tx, masterId: string, personId: string): Promise<void> {
  const accounts = await tx
    .selectFrom('invitation')
    .innerJoin('account', 'account.id', 'invitation.account_id')
    .select('account.id')
    .distinct()
    .where('invited_by', '=', personId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('master_account_id', '=', masterId)
    .orderBy('account.id')
    .execute();
  for (const { id: accountId } of accounts) {
    await lockAccount(tx, accountId);
    const member = await tx
      .selectFrom('membership')
      .select('role')
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .executeTakeFirst();
    if (member && can(member.role, 'member.invite')) continue;
    await takeBackInvitations(tx, { accountId, senderId: personId, personId: null });
  }
}

/** Two at once neither make one master account twice nor remove both of its last admins. */
const takeTurns = (tx: Tx) =>
  sql`lock table master_account in share row exclusive mode`.execute(tx);

const findByName = (tx: Tx, name: string) =>
  tx
    .selectFrom('master_account')
    .select(['id', 'name'])
    .where(sql<boolean>`fold(name) = fold(${name})`)
    .execute();

async function findOne(tx: Tx, nameOrId: string) {
  const name = nameOrId.trim();
  const found = z.uuid().safeParse(name).success
    ? await tx.selectFrom('master_account').select(['id', 'name']).where('id', '=', name).execute()
    : await findByName(tx, name);
  const [master, another] = found;
  if (!master) return refuse(finding('administration.masterUnknown', 'masterAccount', { name }));
  if (another) refuse(finding('administration.masterAmbiguous', 'masterAccount', { name }));
  return master;
}

const findAdmin = (tx: Tx, masterId: string, email: string) =>
  tx
    .selectFrom('master_admin')
    .innerJoin('person', 'person.id', 'master_admin.person_id')
    .select(['person.id', 'first_name', 'last_name', 'email'])
    .where('master_account_id', '=', masterId)
    .where('email', '=', email)
    .executeTakeFirst();
