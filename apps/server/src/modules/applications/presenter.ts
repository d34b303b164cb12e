import type { OperationAnswer } from '@posthorn/contract';
import { applicantName, contactHref, erasedOn, fullName } from '@posthorn/domain';
import type { Secrets } from '../../platform/secrets.ts';
import type { ApplicationRow, listPeople } from './repository.ts';
import { openApplication } from './sealing.ts';
import type { UseRow } from './uses.ts';

type ListAnswer = OperationAnswer<'searchApplications'>;

export function presentRow(
  secrets: Pick<Secrets, 'unseal'>,
  row: ApplicationRow,
): ListAnswer['data'][number] {
  const contents = openApplication(secrets, row);
  return {
    id: row.id,
    name: (contents && applicantName(contents.answers)) ?? null,
    isReadable: contents !== undefined,
    hasNote: row.sealed_note !== null,
    appliedAt: row.applied_at.toISOString(),
    channel: row.channel,
    adType: row.ad_type,
    status: row.status,
    assignedTo: row.assigned_to ? { id: row.assigned_to, name: nameOf(row) } : null,
    version: row.version,
  };
}

export function presentApplication(
  secrets: Pick<Secrets, 'unseal'>,
  row: ApplicationRow,
): OperationAnswer<'getApplication'> {
  const contents = openApplication(secrets, row);
  const kept = { status: row.status, appliedAt: row.applied_at, statusAt: row.status_at };
  return {
    ...presentRow(secrets, row),
    answers: (contents?.answers ?? []).map((answer) => {
      const { label, text, isCut } = answer;
      return { label, text, isCut, href: contactHref(answer) ?? null };
    }),
    note: contents?.note ?? '',
    erasedOn: erasedOn(kept, row.application_days).toISOString(),
  };
}

export const nameOf = (person: { first_name: string | null; last_name: string | null }): string =>
  fullName({ first_name: person.first_name ?? '', last_name: person.last_name ?? '' });

export const presentPerson = ({
  id,
  is_mailed: isMailed,
  email,
  ...person
}: Awaited<ReturnType<typeof listPeople>>[number]) => ({
  id,
  name: fullName(person) || email,
  isMailed,
});

type Use = OperationAnswer<'listApplicationUses'>['data'][number];

export const presentUse = (secrets: Pick<Secrets, 'unseal'>, row: UseRow): Use => ({
  id: row.id,
  person: row.person_id ? nameOf(row) : null,
  use: row.use,
  application: presentUsed(secrets, row),
  number: row.number,
  times: row.times,
  at: row.at.toISOString(),
  lastAt: row.last_at.toISOString(),
});

/** Whose application it was. Names stand in the application only: when that is erased, they are gone here too. */
function presentUsed(secrets: Pick<Secrets, 'unseal'>, row: UseRow): Use['application'] {
  const { application_id: id, account_id, sealed_answers, sealed_note } = row;
  if (id === null || account_id === null || row.applied_at === null) return null;
  const known = { id, appliedAt: row.applied_at.toISOString() };
  if (row.erased_at) return { ...known, name: null, state: 'erased' };
  const contents = openApplication(secrets, { id, account_id, sealed_answers, sealed_note });
  if (!contents) return { ...known, name: null, state: 'unreadable' };
  return { ...known, name: applicantName(contents.answers) ?? null, state: 'readable' };
}
