import { kindsForAdmins } from '@posthorn/domain';
import { type RawBuilder, sql } from 'kysely';
import { isInWorkspaceOf, seesAll } from '../../platform/access/visible-campaigns.ts';

/**
 * Whether a member hears of a notification `n` about a campaign `c`: admins of all, editors of those in
 * their workspaces and of dynamic campaigns and job lists, which are in none; but neither of what they did themselves nor of what is for another person alone.
 */
export const mayHear = (personId: RawBuilder<unknown>, role: RawBuilder<unknown>) => sql<boolean>`
  n.by_person is distinct from ${personId}
  and coalesce(n.for_person, ${personId}) = ${personId}
  and (${seesAll(role)} or (
    (n.kind is null or n.kind <> all (${kindsForAdmins}))
    and (n.campaign_id is null or ${isInWorkspaceOf(personId, 'c')})))`;
