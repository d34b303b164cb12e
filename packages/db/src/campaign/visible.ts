/**
 * Whether a campaign is in one of a person's workspaces, or in any where no person is given. By the columns
 * and values of a statement whose first value is the account.
 */
export const isVisibleTo = (person: string, workspaceId: string) => `(${person}::uuid is null
  or ${workspaceId} in (
    select workspace_id from workspace_member where account_id = $1 and person_id = ${person}))`;
