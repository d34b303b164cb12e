import type { SandboxAccount } from './dialect.ts';

/**
 * What can be the matter with an ad account: closed, suspended, without a way to pay, owing money; or with a
 * page: the terms of forms were not accepted.
 */
type Trouble = 'closed' | 'suspended' | 'no billing' | 'unsettled' | 'no terms';

/** It has it when its name says so: 'Stadsziekenhuis [[closed]]'. */
export const hasTrouble = ({ name }: Pick<SandboxAccount, 'name'>, trouble: Trouble): boolean =>
  name.includes(`[[${trouble}]]`);
