import { API_BASE, type OperationAnswer } from '@posthorn/contract';
import { auditChanges, balanceTotal, PAYMENT_DAYS } from '@posthorn/domain';
import type { listAudit } from './audit.ts';
import type { AccountRow, findVisit, listWorkspaces, ManagedRow } from './repository.ts';

/** The key in it makes another picture another address, so that a browser may keep each. */
export const imageUrlOf = (path: string, key: string | null): string | null =>
  key ? `${API_BASE}${path}?v=${key.slice(-12, -4)}` : null;

const accountPath = (id: string) => `/master-account/accounts/${id}`;

export const presentAccount = (
  row: AccountRow,
): OperationAnswer<'listManagedAccounts'>['data'][number] => ({
  id: row.id,
  name: row.name,
  alias: row.alias,
  imageUrl: imageUrlOf(`${accountPath(row.id)}/image`, row.image_key),
  createdAt: row.created_at.toISOString(),
  people: row.people,
  activeCampaigns: row.active_campaigns,
  balance: { amount: balanceTotal(row), currency: row.currency },
  reserved: row.reserved,
  archive: row.archive_begun_at && {
    begunAt: row.archive_begun_at.toISOString(),
    archivedAt: row.archived_at?.toISOString() ?? null,
    running: row.running,
  },
});

export const presentManaged = (
  row: ManagedRow,
  workspaces: Awaited<ReturnType<typeof listWorkspaces>>,
): OperationAnswer<'getManagedAccount'> => ({
  ...presentAccount(row),
  currency: row.currency,
  address: {
    street: row.street,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
  },
  agreement: row.agreement,
  fee: row.fee,
  features: row.features,
  isMoneyLimited: row.is_limited ?? false,
  invoiceEmail: row.invoice_email ?? '',
  vatNumber: row.vat_number ?? '',
  billingOption: row.billing_option ?? '',
  taxGroup: row.tax_group ?? '',
  paymentPeriod: row.payment_period ?? PAYMENT_DAYS,
  costCenter: row.cost_center ?? '',
  workspaces: workspaces.map(({ id, name, slug, mark_up, image_key }) => ({
    ...{ id, name, slug, markUp: mark_up },
    imageUrl: imageUrlOf(`${accountPath(row.id)}/workspaces/${id}/image`, image_key),
  })),
  version: row.version,
});

export const presentVisit = (
  visit: NonNullable<Awaited<ReturnType<typeof findVisit>>>,
): OperationAnswer<'enterAccount'> => ({
  id: visit.id,
  accountId: visit.account_id,
  accountName: visit.name,
  enteredAt: visit.entered_at.toISOString(),
  endsAt: visit.ends_at.toISOString(),
});

export const presentAudit = (row: Awaited<ReturnType<typeof listAudit>>[number]) => ({
  id: row.id,
  at: row.at.toISOString(),
  person: row.person_name,
  email: row.person_email,
  action: row.action,
  accountId: row.account_id,
  accountName: row.account_name,
  changes: auditChanges(row.before, row.after),
});
