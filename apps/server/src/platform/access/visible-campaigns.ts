import { type Role, roles, seesWholeAccount } from '@posthorn/domain';
import { type RawBuilder, sql } from 'kysely';

/** Who looks at something of an account. An editor sees the campaigns of some workspaces only. */
export interface Viewer {
  accountId: string;
  personId: string;
  role: Role;
}

/** What a row of `campaign` is called in a statement. */
type Name = 'campaign' | 'c' | 'other';

/** Whether a campaign is in a workspace of a person. */
export const isInWorkspaceOf = (
  personId: string | RawBuilder<unknown>,
  campaign: Name,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from workspace_member wm
  where wm.workspace_id = ${sql.ref(`${campaign}.workspace_id`)} and wm.person_id = ${personId})`;

/** Whether a campaign may be seen. */
export const isVisibleTo = ({ personId, role }: Viewer, campaign: Name): RawBuilder<boolean> =>
  sql<boolean>`(${seesWholeAccount(role)} or ${isInWorkspaceOf(personId, campaign)})`;

const seeingAll = roles.filter(seesWholeAccount);

/** Whether a role that stands in a row of the statement sees all campaigns of its account. */
export const seesAll = (role: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${role} = any (${seeingAll})`;
