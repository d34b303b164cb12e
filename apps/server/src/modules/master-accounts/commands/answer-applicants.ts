import type { Tx } from '@posthorn/db';
import { applicantSearchFinding, finding } from '@posthorn/domain';
import { writeAudit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notFound, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { findApplicants, givePerson, takePerson } from '../../applications/index.ts';
import { findAccount } from '../repository.ts';

interface Request {
  masterId: string;
  personId: string;
  accountId: string;
}

interface About extends Request {
  applicationId: string;
}

const MOST_SHOWN = 50;

/** What is searched for is not written down: it names a person, and the log keeps what it holds. */
export function searchApplicants(deps: Deps, request: Request & { text: string }) {
  const tooShort = applicantSearchFinding(request.text);
  refuseWhen(tooShort ? [tooShort] : []);
  return inTransaction(deps, async (tx) => {
    const account = await archivedAccount(tx, request);
    const { people, unreadable } = await findApplicants(tx, deps.secrets, request);
    const after = { found: String(people.length) };
    await writeAudit(tx, { ...request, account, action: 'applicantsSearched', after });
    return {
      data: people.slice(0, MOST_SHOWN).map(({ lastAppliedAt, ...person }) => ({
        ...person,
        lastAppliedAt: lastAppliedAt.toISOString(),
      })),
      hasMore: people.length > MOST_SHOWN,
      unreadable,
    };
  });
}

export const getApplicantData = (deps: Deps, request: About) =>
  inTransaction(deps, async (tx) => {
    const account = await archivedAccount(tx, request);
    const given = await givePerson(tx, deps, { ...request, ...(await campaignOf(tx, request)) });
    const after = { applications: String(given.count) };
    await writeAudit(tx, { ...request, account, action: 'personDataGiven', after });
    return given;
  });

export const eraseApplicant = (deps: Deps, request: About) =>
  inTransaction(deps, async (tx) => {
    const account = await archivedAccount(tx, request);
    const erased = await takePerson(tx, deps, { ...request, ...(await campaignOf(tx, request)) });
    const after = { applications: String(erased.count) };
    await writeAudit(tx, { ...request, account, action: 'personErased', after });
    return erased;
  });

/** As long as it has admins of its own, they answer. */
async function archivedAccount(tx: Tx, { masterId, accountId }: Request) {
  const account = await findAccount(tx, masterId, accountId);
  if (!account) throw notFound();
  if (!account.archived_at) refuse(finding('administration.notArchived'), 'conflict');
  return account;
}

async function campaignOf(tx: Tx, { accountId, applicationId }: About) {
  const found = await tx
    .selectFrom('application')
    .select('campaign_id')
    .where('id', '=', applicationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) throw notFound();
  return { campaignId: found.campaign_id };
}
