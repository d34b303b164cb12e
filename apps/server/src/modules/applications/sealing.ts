import type { ApplicationAnswer } from '@posthorn/domain';
import type { Secrets } from '../../platform/secrets.ts';

interface Owner {
  id: string;
  account_id: string;
}

interface Sealed extends Owner {
  sealed_answers: Buffer | null;
  sealed_note: Buffer | null;
}

/** A key for each account. What was sealed names its row, so that it opens in no other. */
const purposeOf = (accountId: string): string => ['application', accountId].join('/');

/** Names for our secrets, the first one first: they tell with which something was sealed, and not the secret. */
export const sealNames = (secrets: Pick<Secrets, 'signatures'>): string[] =>
  secrets.signatures('application-seal', 'name').map((signature) => signature.slice(0, 16));

/** The name of the secret that is used now. */
export const sealName = (secrets: Pick<Secrets, 'signatures'>): string =>
  sealNames(secrets)[0] ?? '';

type Part = 'answers' | 'note';

function seal(secrets: Secrets, { id, account_id }: Owner, part: Part, value: unknown): Buffer {
  return secrets.seal(purposeOf(account_id), JSON.stringify({ of: `${id}/${part}`, value }));
}

/** Undefined when no secret of ours opens it, or when it belongs to another row. */
function unseal<Value>(
  secrets: Pick<Secrets, 'unseal'>,
  { id, account_id }: Owner,
  part: Part,
  sealed: Buffer,
): Value | undefined {
  const text = secrets.unseal(purposeOf(account_id), sealed);
  if (text === undefined) return undefined;
  const { of, value } = JSON.parse(text) as { of: string; value: Value };
  return of === `${id}/${part}` ? value : undefined;
}

export interface Contents {
  answers: ApplicationAnswer[];
  note: string;
}

/** What a person wrote, and what was noted about it; undefined when it can not be read, or was erased. */
export function openApplication(
  secrets: Pick<Secrets, 'unseal'>,
  row: Sealed,
): Contents | undefined {
  if (!row.sealed_answers) return undefined;
  const answers = unseal<ApplicationAnswer[]>(secrets, row, 'answers', row.sealed_answers);
  const note = row.sealed_note ? unseal<string>(secrets, row, 'note', row.sealed_note) : '';
  return answers && note !== undefined ? { answers, note } : undefined;
}

/** Sealed with the first of our secrets, all of it, so that it is known which one opens it. */
export const sealContents = (secrets: Secrets, owner: Owner, { answers, note }: Contents) => ({
  sealed_answers: seal(secrets, owner, 'answers', answers),
  // An empty note is none.
  sealed_note: note === '' ? null : seal(secrets, owner, 'note', note),
  sealed_with: sealName(secrets),
});

/** The same, sealed with the first of our secrets; undefined as above. */
export function resealed(secrets: Secrets, row: Sealed) {
  const contents = openApplication(secrets, row);
  return contents && sealContents(secrets, row, contents);
}
