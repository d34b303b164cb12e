import type { Tx } from '@posthorn/db';
import { applicantEmails, applicantMatcher, applicantName } from '@posthorn/domain';
import { giveWayAfter } from '../../platform/give-way.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { everyApplication } from './repository.ts';
import { openApplication } from './sealing.ts';

interface Applicant {
  /** Their newest application. */
  applicationId: string;
  name: string | null;
  email: string | null;
  applications: number;
  lastAppliedAt: Date;
}

/**
 * The people in an account whose name or address matches, who applied last first. Those with the same address are one;
 * without an address each application is a person. All are opened for it, so that none is missed.
 */
export async function findApplicants(
  tx: Tx,
  secrets: Pick<Secrets, 'unseal'>,
  { accountId, text }: { accountId: string; text: string },
) {
  const matches = applicantMatcher(text);
  const giveWay = giveWayAfter();
  const found = new Map<string, Applicant>();
  let unreadable = 0;
  for await (const row of everyApplication(tx, accountId)) {
    await giveWay();
    const contents = openApplication(secrets, row);
    if (!contents) unreadable += 1;
    if (!contents || !matches(contents.answers)) continue;
    const email = applicantEmails(contents.answers)[0] ?? null;
    const key = email ?? row.id;
    const before = found.get(key);
    const applications = (before?.applications ?? 0) + 1;
    if (before && before.lastAppliedAt > row.applied_at) {
      found.set(key, { ...before, applications });
    } else {
      const name = applicantName(contents.answers) ?? null;
      const newest = { applicationId: row.id, name, email, lastAppliedAt: row.applied_at };
      found.set(key, { ...newest, applications });
    }
  }
  const people = [...found.values()].sort(
    (one, other) => +other.lastAppliedAt - +one.lastAppliedAt,
  );
  return { people, unreadable };
}
