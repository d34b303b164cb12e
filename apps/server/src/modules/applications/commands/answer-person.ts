import type { Tx } from '@posthorn/db';
import {
  applicantEmails,
  applicantName,
  applicationStatusSpecs,
  campaignTitle,
  channelLabels,
  finding,
  isSamePerson,
} from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { eraseApplications } from '../erase.ts';
import { everyApplication, findApplication } from '../repository.ts';
import { type Contents, openApplication } from '../sealing.ts';
import { recordUse } from '../uses.ts';

interface Request {
  accountId: string;
  personId: string;
  /** The application by which the person is known, and its campaign. */
  campaignId: string;
  applicationId: string;
}

interface Found {
  id: string;
  campaignId: string;
  title: string;
  appliedAt: Date;
  channel: keyof typeof channelLabels;
  status: keyof typeof applicationStatusSpecs;
  contents: Contents;
}

/**
 * Every application in the account that carries the same e-mail address as this one. Addresses are encrypted,
 * so all applications are opened for it. One without an address is alone. What can not be read is counted.
 */
async function findOfPerson(tx: Tx, { secrets }: Deps, request: Request) {
  const row = await findApplication(tx, request.campaignId, request.applicationId);
  if (!row) throw notFound();
  const own = openApplication(secrets, row);
  if (!own) return refuse(finding('application.notReadable'), 'conflict');
  const emails = applicantEmails(own.answers);
  const found: Found[] = [];
  let unreadable = 0;
  for await (const each of everyApplication(tx, request.accountId)) {
    const contents = openApplication(secrets, each);
    if (!contents) unreadable += 1;
    else if (each.id === row.id || isSamePerson(contents.answers, emails)) {
      const { id, campaign_id: campaignId, title, applied_at: appliedAt, channel, status } = each;
      found.push({ id, campaignId, title, appliedAt, channel, status, contents });
    }
  }
  return { found, unreadable };
}

export const getPersonData = (deps: Deps, request: Request) =>
  inTransaction(deps, (tx) => givePerson(tx, deps, request));

export const erasePerson = (deps: Deps, request: Request) =>
  inTransaction(deps, (tx) => takePerson(tx, deps, request));

/** All that is kept of a person, in a file to hand over. */
export async function givePerson(tx: Tx, deps: Deps, request: Request) {
  const { found, unreadable } = await findOfPerson(tx, deps, request);
  for (const { id: applicationId, campaignId } of found) {
    const { personId } = request;
    await recordUse(tx, { campaignId, personId, use: 'handedOver', applicationId });
  }
  const content = JSON.stringify(
    {
      madeAt: deps.now().toISOString(),
      applications: found.map(({ title, appliedAt, channel, status, contents }) => ({
        campaign: campaignTitle({ title }),
        name: applicantName(contents.answers) ?? null,
        appliedAt: appliedAt.toISOString(),
        channel: channelLabels[channel],
        status: applicationStatusSpecs[status].label,
        answers: contents.answers.map(({ label, text }) => ({ question: label, answer: text })),
        note: contents.note,
      })),
    },
    null,
    2,
  );
  return { name: 'personal-data.json', content, count: found.length, unreadable };
}

/** Erases all that is kept of a person; that there were applications stays counted. */
export async function takePerson(tx: Tx, deps: Deps, request: Request) {
  const { found, unreadable } = await findOfPerson(tx, deps, request);
  const ids = found.map(({ id }) => id);
  const { personId } = request;
  const erasure = { ids, reason: 'person', now: deps.now(), personId } as const;
  return { count: await eraseApplications(tx, erasure), unreadable };
}
