import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPersonByEmail } from '../repository.ts';

export async function findLocalPerson(deps: Deps, email: string) {
  const person = await findPersonByEmail(deps.connection.db, email);
  if (!person) {
    throw new Refusal('invalid', 'session.unknownPerson', {
      findings: [{ code: 'session.unknownPerson', severity: 'error', path: 'email' }],
    });
  }
  return person;
}
