import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findInvitedNames, findPersonByEmail, insertPerson } from '../repository.ts';

/** Without an identity provider: a known person, or one who is invited and becomes known by signing in. */
export async function findLocalPerson(deps: Deps, email: string) {
  const person =
    (await findPersonByEmail(deps.connection.db, email)) ?? (await welcome(deps, email));
  if (!person) {
    throw new Refusal('invalid', 'session.unknownPerson', {
      findings: [{ code: 'session.unknownPerson', severity: 'error', path: 'email' }],
    });
  }
  return person;
}

/** The membership comes with the acceptance, not with the sign-in. */
function welcome(deps: Deps, email: string) {
  return inTransaction(deps, async (tx) => {
    const names = await findInvitedNames(tx, email, deps.now());
    if (!names) return undefined;
    const { first_name, last_name } = names;
    const isNameless = !first_name && !last_name;
    return insertPerson(tx, {
      email,
      first_name: isNameless ? (email.split('@')[0] ?? '') : first_name,
      last_name,
    });
  });
}
