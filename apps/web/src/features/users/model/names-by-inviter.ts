import type { Member } from '../../members/index.ts';

/** Whom each user has invited who has not accepted yet. */
export function namesByInviter(users: readonly Member[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { isPending, invitedBy, name } of users) {
    if (isPending && invitedBy) found.set(invitedBy, [...(found.get(invitedBy) ?? []), name]);
  }
  return found;
}
