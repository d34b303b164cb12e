import { EMAIL_MAX, products, RECIPIENT_NAME_MAX } from '@posthorn/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { accountParams, currency, day, id, line, money } from '../shapes.ts';

const tag = 'Finance';
const reads = { scope: 'account', capability: 'finance.view' } as const;
const changes = { scope: 'account', capability: 'finance.edit' } as const;

const recipient = z.object({ id, name: z.string(), email: z.string() });
const recipients = '/accounts/:accountId/balance-overview-recipients';

const booking = z.object({
  id: z.int(),
  date: day,
  /** In cents; a correction may take away. */
  amount: z.int(),
  description: z.string(),
});

/** What is looked for in the names of campaigns. */
const search = z.string().max(200).default('');

export const financeOperations = {
  getFinanceSettings: operation({
    method: 'GET',
    path: '/accounts/:accountId/finance-settings',
    summary: 'What invoices of the account say',
    tag,
    access: reads,
    params: accountParams,
    answer: z.object({
      invoiceEmail: z.string(),
      vatNumber: z.string(),
      billingOption: z.string(),
      taxGroup: z.string(),
      currencyCode: currency,
      /** In days. */
      paymentPeriod: z.int(),
      costCenter: z.string(),
    }),
  }),
  getBalance: operation({
    method: 'GET',
    path: '/accounts/:accountId/balance',
    summary: 'What the account has, and what of it is reserved for running campaigns',
    tag,
    access: reads,
    params: accountParams,
    answer: z.object({
      /** Deposits and corrections less what was spent; below zero where more was spent than paid in. */
      totalBudget: money.extend({ amount: z.int() }),
      reserved: money,
    }),
  }),
  listDeposits: operation({
    method: 'GET',
    path: '/accounts/:accountId/deposits',
    summary: 'What was paid in, newest first',
    tag,
    access: reads,
    params: accountParams,
    answer: z.array(booking),
  }),
  listCorrections: operation({
    method: 'GET',
    path: '/accounts/:accountId/corrections',
    summary: 'What was corrected, newest first',
    tag,
    access: reads,
    params: accountParams,
    answer: z.array(booking),
  }),
  listCampaignSpends: operation({
    method: 'GET',
    path: '/accounts/:accountId/campaign-spends',
    summary: 'One page of what launched campaigns have spent, latest start first',
    tag,
    access: reads,
    params: accountParams,
    query: z.object({
      search,
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      perpage: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({
      data: z.array(
        z.object({
          id,
          campaignName: z.string(),
          product: z.enum(products),
          spend: money,
          startDate: day.nullable(),
        }),
      ),
      page: z.int(),
      perPage: z.int(),
      hasMore: z.boolean(),
    }),
  }),
  getCampaignSpendReport: operation({
    method: 'GET',
    path: '/accounts/:accountId/campaign-spends/report',
    summary: 'What launched campaigns have spent, as CSV; 204 where there are none',
    tag,
    access: reads,
    limit: 'report',
    params: accountParams,
    kind: 'file',
  }),
  listBalanceRecipients: operation({
    method: 'GET',
    path: recipients,
    summary: 'Who is sent the balance overview',
    tag,
    access: reads,
    params: accountParams,
    answer: z.array(recipient),
  }),
  addBalanceRecipient: operation({
    method: 'POST',
    path: recipients,
    summary: 'Adds a person who is sent the balance overview',
    tag,
    access: changes,
    limit: 'letter',
    params: accountParams,
    body: z.object({ name: line(RECIPIENT_NAME_MAX), email: line(EMAIL_MAX) }),
    status: 201,
    answer: recipient,
  }),
  deleteBalanceRecipient: operation({
    method: 'DELETE',
    path: `${recipients}/:recipientId`,
    summary: 'Sends the balance overview to this person no more',
    tag,
    access: changes,
    params: accountParams.extend({ recipientId: id }),
    kind: 'empty',
  }),
};
