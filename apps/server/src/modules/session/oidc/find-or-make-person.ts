import { email as emailRule } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import {
  findPersonByEmail,
  findPersonByIdentity,
  hasOtherIdentity,
  insertPerson,
  linkIdentity,
} from '../repository.ts';

export interface Claims {
  iss: string;
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  given_name?: unknown;
  family_name?: unknown;
  name?: unknown;
}

type Identity = Pick<Claims, 'iss' | 'sub'>;

/**
 * A person is recognised by issuer and subject. Only the first time the provider is asked what else
 * it knows: a verified e-mail address connects them with the person already known under it; an
 * unverified one could be anyone's.
 */
export async function findOrMakePerson(
  deps: Deps,
  { iss, sub }: Identity,
  askClaims: () => Promise<Claims>,
) {
  const known = await findPersonByIdentity(deps.connection.db, iss, sub);
  if (known) return known;
  const claims = await askClaims();
  return inTransaction(deps, async (tx) => {
    // The same first sign-in may be going on in another tab.
    const knownNow = await findPersonByIdentity(tx, iss, sub);
    if (knownNow) return knownNow;
    const email = verifiedEmail(claims);
    const sameAddress = await findPersonByEmail(tx, email);
    // Of one provider a person has one account: with another one the address belongs to someone else by now.
    if (sameAddress && (await hasOtherIdentity(tx, sameAddress.id, { iss, sub }))) {
      throw new Refusal('forbidden', 'session.otherProviderAccount');
    }
    const person = sameAddress ?? (await insertPerson(tx, { email, ...namesOf(claims) }));
    await linkIdentity(tx, { issuer: iss, subject: sub, personId: person.id });
    return person;
  });
}

function verifiedEmail({ email, email_verified }: Claims): string {
  const isAddress = typeof email === 'string' && emailRule(email) === undefined;
  if (!isAddress || email_verified !== true) {
    throw new Refusal('forbidden', 'session.providerEmailUnverified');
  }
  return email;
}

function namesOf(claims: Claims): { first_name: string; last_name: string } {
  const text = (value: unknown) =>
    typeof value === 'string'
      ? value
          .replace(/\p{Cc}/gu, ' ')
          .trim()
          .slice(0, 100)
      : '';
  const [first = '', ...rest] = text(claims.name).split(/\s+/);
  return {
    first_name: text(claims.given_name) || first || text(claims.email).split('@')[0] || '',
    last_name: text(claims.family_name) || rest.join(' '),
  };
}
