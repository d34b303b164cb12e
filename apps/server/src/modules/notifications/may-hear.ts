import { kindsForAdmins, roles, seesWholeAccount } from '@posthorn/domain';
import { type RawBuilder, sql } from 'kysely';

const admins = roles.filter(seesWholeAccount);

/**
 * Whether a member hears of a notification `n` about a campaign `c`: admins of all, editors of those in
 * their workspaces and of dynamic campaigns, which are in none; no one of what they did themselves, or of what is for another person alone.
 */
export const mayHear = (personId: RawBuilder<unknown>, role: RawBuilder<unknown>) => sql<boolean>`
  n.by_person is distinct from ${personId}
  and coalesce(n.for_person, ${personId}) = ${personId}
  and (${role} = any (${admins}) or (
    (n.kind is null or n.kind <> all (${kindsForAdmins}))
    and (n.dynamic_campaign_id is not null or exists (
      select from workspace_member wm
      where wm.workspace_id = c.workspace_id and wm.person_id = ${personId}))))`;
