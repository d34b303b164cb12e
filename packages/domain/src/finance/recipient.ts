import {
  firstFinding,
  email as isEmail,
  maxLength,
  printableLine,
  required,
} from '../field/rules.ts';
import { type Finding, finding } from '../finding.ts';

export const RECIPIENT_NAME_MAX = 100;
export const RECIPIENTS_MAX = 20;

/** A person the balance overview is sent to; they need not be a member. */
export interface Recipient {
  name: string;
  email: string;
}

export const recipientFindings = ({ name, email }: Recipient): Finding[] =>
  [
    firstFinding(name, [required, printableLine, maxLength(RECIPIENT_NAME_MAX)], 'name'),
    firstFinding(email, [required, isEmail], 'email'),
  ].filter((found) => found !== undefined);

/** Why one more can not be added to these. */
export function additionFinding(
  { email }: Recipient,
  others: readonly Recipient[],
): Finding | undefined {
  const isThere = others.some((other) => other.email.toLowerCase() === email.toLowerCase());
  if (isThere) return finding('finance.recipientKnown', 'email');
  if (others.length < RECIPIENTS_MAX) return undefined;
  return finding('finance.tooManyRecipients', '', { max: RECIPIENTS_MAX });
}
