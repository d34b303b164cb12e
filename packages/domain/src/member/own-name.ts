import { firstFinding, maxLength, printableLine, required } from '../field/rules.ts';
import type { Finding } from '../finding.ts';
import { MEMBER_NAME_MAX } from './invitation.ts';

export interface OwnName {
  firstName: string;
  lastName: string;
}

/** What is wrong with the name that a person wants to have; many people have one name only. */
export function ownNameFindings({ firstName, lastName }: OwnName): Finding[] {
  const rules = [printableLine, maxLength(MEMBER_NAME_MAX)];
  return [
    firstFinding(firstName, [required, ...rules], 'firstName'),
    firstFinding(lastName, rules, 'lastName'),
  ].filter((found) => found !== undefined);
}
