import { type Role, seesWholeAccount } from '@posthorn/domain';
import { type RawBuilder, sql } from 'kysely';

/** Who looks at something of an account. An editor sees the campaigns of some workspaces only. */
export interface Viewer {
  accountId: string;
  personId: string;
  role: Role;
}

/** Whether a row of `campaign`, under the name it has in the statement, may be seen. */
export const isVisibleTo = (
  { personId, role }: Viewer,
  campaign: 'campaign' | 'c',
): RawBuilder<boolean> => sql<boolean>`(${seesWholeAccount(role)} or exists (
  select from workspace_member wm
  where wm.workspace_id = ${sql.ref(`${campaign}.workspace_id`)} and wm.person_id = ${personId}))`;
