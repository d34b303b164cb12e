import { email as emailRule } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import {
  findPersonByEmail,
  findPersonByIdentity,
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

/**
 * Somebody is recognised by issuer and subject. The first time, a verified e-mail address connects
 * them with the person already known under it; an unverified one could be anybody's.
 */
export function findOrMakePerson(deps: Deps, claims: Claims) {
  return inTransaction(deps, async (tx) => {
    const known = await findPersonByIdentity(tx, claims.iss, claims.sub);
    if (known) return known;
    const email = verifiedEmail(claims);
    const person =
      (await findPersonByEmail(tx, email)) ??
      (await insertPerson(tx, { email, ...namesOf(claims) }));
    await linkIdentity(tx, { issuer: claims.iss, subject: claims.sub, personId: person.id });
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
