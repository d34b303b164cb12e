import type { Tx } from '@posthorn/db';

/** Above both accounts; its admin is a member of neither, and enters them as a visitor. */
export async function loadMasterAccount(
  tx: Tx,
  adminId: string,
  accountIds: readonly string[],
): Promise<void> {
  const master = await tx
    .insertInto('master_account')
    .values({
      ...{ name: 'Noordzee Media Groep', street: 'Coolsingel 12', postal_code: '3011 AD' },
      ...{ city: 'Rotterdam', country: 'Netherlands', agreement: 'MSA-2025-014', fee: 12_50 },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('master_admin')
    .values({ person_id: adminId, master_account_id: master.id })
    .execute();
  await tx
    .updateTable('account')
    .set({ master_account_id: master.id, fee: 12_50 })
    .where('id', 'in', accountIds)
    .execute();
}
