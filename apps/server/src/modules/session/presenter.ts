import type { OperationAnswer } from '@posthorn/contract';
import { fullName } from '@posthorn/domain';
import type { findPersonById } from './repository.ts';

type PersonRow = NonNullable<Awaited<ReturnType<typeof findPersonById>>>;

export function presentMe(person: PersonRow): OperationAnswer<'getMe'> {
  return {
    id: person.id,
    name: fullName(person),
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    createdAt: person.created_at.toISOString(),
  };
}
