import { type StoppableLetters, stoppableLetters } from '@posthorn/domain';
import type { Secrets } from '../../platform/secrets.ts';

export const UNSUBSCRIBE_PATH = '/unsubscribe';
const PURPOSE = 'unsubscribe';

/** Whose letters, and which of them. */
interface Stopping {
  personId: string;
  letters: StoppableLetters;
}

/** An address that stops letters without signing in: it is signed, so that it stops no others. */
export const unsubscribePath = (secrets: Secrets, { personId, letters }: Stopping): string =>
  [UNSUBSCRIBE_PATH, personId, letters, secrets.sign(PURPOSE, signedText(personId, letters))].join(
    '/',
  );

/** What such an address stops; undefined where it is not one of ours. */
export function stoppingOf(
  secrets: Secrets,
  { personId, letters, signature }: { personId: string; letters: string; signature: string },
): Stopping | undefined {
  const known = stoppableLetters.find((each) => each === letters);
  if (!known || !secrets.matches(PURPOSE, signedText(personId, known), signature)) return undefined;
  return { personId, letters: known };
}

const signedText = (personId: string, letters: string): string => `${personId} ${letters}`;
