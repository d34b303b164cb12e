import type { OperationAnswer } from '@posthorn/contract';
import { fullName } from '@posthorn/domain';
import type { findPersonById, listSessions } from './repository.ts';

type PersonRow = NonNullable<Awaited<ReturnType<typeof findPersonById>>>;

export function presentMe(person: PersonRow, isMasterAdmin: boolean): OperationAnswer<'getMe'> {
  return {
    id: person.id,
    name: fullName(person),
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    createdAt: person.created_at.toISOString(),
    is_master_admin: isMasterAdmin,
  };
}

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

export const presentSession = (session: SessionRow): OperationAnswer<'listMySessions'>[number] => ({
  id: session.id,
  userAgent: session.user_agent,
  startedAt: session.created_at.toISOString(),
  lastUsedAt: session.last_seen_at.toISOString(),
  isCurrent: Boolean(session.is_current),
});
