import type { Tx } from '@posthorn/db';
import { sql } from 'kysely';
import { recordChange } from '../../platform/record.ts';
import type { LivingPerson } from './living-person.ts';

/**
 * Invitations to the person's address, or that they accepted, and their names in the log of users. One that was open is
 * taken back for all to see: nobody is left whom it could reach.
 */
export async function eraseInvited(tx: Tx, { id: personId, email }: LivingPerson): Promise<void> {
  const gone = await tx
    .deleteFrom('invitation')
    .where((eb) => eb.or([eb('email', '=', email), eb('accepted_by', '=', personId)]))
    .returning(['id', 'account_id', 'accepted_at', 'revoked_at'])
    .execute();
  for (const { id, account_id: accountId, accepted_at, revoked_at } of gone) {
    if (accepted_at || revoked_at) continue;
    await recordChange(tx, {
      ...{ accountId, workspaceId: null, personId },
      ...{ kind: 'invitation', entityId: id, action: 'removed' },
      before: { wasErased: true },
      tells: { admins: true },
    });
  }
  const invitations = gone.map(({ id }) => id);
  await sql`
    update activity set
      before = case when before ? 'name' then before - 'name' || '{"wasErased": true}' else before end,
      after = case when after ? 'name' then after - 'name' || '{"wasErased": true}' else after end
    where (kind = 'membership' and entity_id = ${personId})
      or (kind = 'invitation' and entity_id = any (${invitations}::uuid[]))
      or (kind = 'workspace'
        and ${personId} in (after ->> 'memberAdded', before ->> 'memberRemoved'))`.execute(tx);
}
