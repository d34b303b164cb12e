import type { Tx } from '@posthorn/db';
import {
  type AuditFacts,
  finding,
  fullName,
  type NewMasterAccount,
  type NewPerson,
  readPercentage,
  showPercentage,
} from '@posthorn/domain';
import { refuse } from '../../platform/refusal.ts';
import { addressOf } from './tidied.ts';

/** Keeps a master account with its first admin, and what the log tells of it. */
export async function insertMaster(tx: Tx, master: NewMasterAccount, image_key: string | null) {
  const address = addressOf(master);
  const fee = readPercentage(master.fee) ?? 0;
  const { id } = await tx
    .insertInto('master_account')
    .values({ name: master.name, ...address, agreement: master.agreement, fee, image_key })
    .returning('id')
    .executeTakeFirstOrThrow();
  const admin = await insertAdmin(tx, id, master);
  const told: AuditFacts = {
    ...{ name: master.name, agreement: master.agreement, email: admin.email },
    ...{ address: Object.values(address).join(', '), fee: showPercentage(fee) },
    person: fullName(admin),
  };
  return { id, admin, told };
}

/** Makes a person its admin. Who is known keeps the name they gave themselves; who is not becomes known. */
export async function insertAdmin(tx: Tx, masterId: string, person: NewPerson) {
  const { email, first_name, last_name } = person;
  const admin = await tx
    .insertInto('person')
    .values({ email, first_name, last_name })
    .onConflict((same) =>
      same.column('email').doUpdateSet((row) => ({ email: row.ref('person.email') })),
    )
    .returning(['id', 'email', 'first_name', 'last_name'])
    .executeTakeFirstOrThrow();
  const made = await tx
    .insertInto('master_admin')
    .values({ person_id: admin.id, master_account_id: masterId })
    .onConflict((same) => same.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  if (!made) refuse(finding('administration.adminElsewhere', 'email', { email }), 'conflict');
  return admin;
}
