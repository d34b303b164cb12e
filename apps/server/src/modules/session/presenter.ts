import type { OperationAnswer } from '@posthorn/contract';
import type { findPersonById } from './repository.ts';

type PersonRow = NonNullable<Awaited<ReturnType<typeof findPersonById>>>;

export const fullName = (person: { first_name: string; last_name: string }) =>
  `${person.first_name} ${person.last_name}`.trim();

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
