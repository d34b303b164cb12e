import { lockBalance, type Tx } from '@posthorn/db';
import {
  type AccountFeature,
  type AuditFacts,
  accountFeatureLabels,
  accountFeatures,
  auditAnswers,
  finding,
  listed,
  type ManagedSettings,
  managedSettingsFindings,
  readPercentage,
  runningStatuses,
  showPercentage,
} from '@posthorn/domain';
import { writeAudit } from '../../../platform/audit.ts';
import type { Deps } from '../../../platform/deps.ts';
import { announce } from '../../../platform/events/announce.ts';
import { lockAccount } from '../../../platform/lock-account.ts';
import { notFound, Refusal, refuse, refuseWhen } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { differing } from '../audit.ts';
import { presentManaged } from '../presenter.ts';
import { findAccount, listWorkspaces } from '../repository.ts';
import { tidied } from '../tidied.ts';

interface Request {
  masterId: string;
  personId: string;
  accountId: string;
  /** What is left out stays as it is. */
  settings: Partial<ManagedSettings>;
  expectedVersion: number | undefined;
}

export function updateManagedAccount(deps: Deps, request: Request) {
  const { masterId, personId, accountId, expectedVersion } = request;
  const settings = tidied(request.settings);
  refuseWhen(managedSettingsFindings(settings));
  return inTransaction(deps, async (tx) => {
    await lockAccount(tx, accountId);
    const before = await read(tx, masterId, accountId);
    if (expectedVersion !== undefined && expectedVersion !== before.version) {
      throw new Refusal('stale', 'request.stale', { current: before });
    }
    const after = { ...before, ...settings, fee: feeOf(settings, before.fee) };
    const differs = differing(factsOf(before), factsOf(after));
    if (Object.keys(differs.after).length === 0) return before;
    if (before.archive) refuseLaunchSettings(differs.after);
    await assertUnused(tx, accountId, before.features, after.features);
    await save(tx, accountId, after);
    await writeAudit(tx, {
      ...{ masterId, personId, account: before, action: 'accountChanged' },
      ...differs,
    });
    await announce(tx, {
      ...{ accountId, audience: { wholeAccount: true } },
      event: { kind: 'account', id: accountId, action: 'changed', by: personId },
    });
    return read(tx, masterId, accountId);
  });
}

async function read(tx: Tx, masterId: string, accountId: string) {
  const row = await findAccount(tx, masterId, accountId);
  if (!row) throw notFound();
  return presentManaged(row, await listWorkspaces(tx, accountId));
}

/** What they decide about is launching; invoices and bookings go on until the books are closed. */
function refuseLaunchSettings(after: AuditFacts): void {
  for (const field of ['features', 'isMoneyLimited'] as const) {
    if (field in after) refuse(finding('administration.archiving', field), 'conflict');
  }
}

/** Without the feature its running campaigns could be neither seen nor ended, while their ads go on. */
async function assertUnused(
  tx: Tx,
  accountId: string,
  before: readonly AccountFeature[],
  after: readonly AccountFeature[],
): Promise<void> {
  if (!before.includes('dynamicAds') || after.includes('dynamicAds')) return;
  // Waits for one that is being deployed, and those after it see what is written here.
  await lockBalance(tx, accountId);
  const running = await tx
    .selectFrom('dynamic_campaign')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', runningStatuses)
    .execute();
  if (running.length === 0) return;
  refuse(finding('administration.featureUsed', 'features', { n: running.length }), 'conflict');
}

const feeOf = ({ fee }: Partial<ManagedSettings>, before: number): number =>
  fee === undefined ? before : (readPercentage(fee) ?? 0);

type Kept = Omit<ManagedSettings, 'fee'> & { fee: number };

async function save(tx: Tx, accountId: string, kept: Kept): Promise<void> {
  const { alias, fee, features } = kept;
  await tx
    .updateTable('account')
    .set(({ eb }) => ({
      ...{ alias, fee, features: [...new Set(features)] },
      version: eb('version', '+', 1),
    }))
    .where('id', '=', accountId)
    .execute();
  const finance = {
    invoice_email: kept.invoiceEmail,
    vat_number: kept.vatNumber,
    billing_option: kept.billingOption,
    tax_group: kept.taxGroup,
    payment_period: kept.paymentPeriod,
    cost_center: kept.costCenter,
  };
  await tx
    .insertInto('finance_setting')
    .values({ account_id: accountId, ...finance })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(finance))
    .execute();
  await lockBalance(tx, accountId);
  await tx
    .updateTable('account_balance')
    .set({ is_limited: kept.isMoneyLimited })
    .where('account_id', '=', accountId)
    .execute();
}

/** As the log says it. */
const factsOf = (kept: Kept): AuditFacts => ({
  alias: kept.alias,
  fee: showPercentage(kept.fee),
  invoiceEmail: kept.invoiceEmail,
  vatNumber: kept.vatNumber,
  billingOption: kept.billingOption,
  taxGroup: kept.taxGroup,
  paymentPeriod: String(kept.paymentPeriod),
  costCenter: kept.costCenter,
  features: listed(
    accountFeatures
      .filter((feature) => kept.features.includes(feature))
      .map((feature) => accountFeatureLabels[feature]),
  ),
  isMoneyLimited: kept.isMoneyLimited ? auditAnswers.yes : auditAnswers.no,
});
