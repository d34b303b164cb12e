import { balanceTotal, campaignSpendsCsv, campaignTitle, csvStyleFor } from '@posthorn/domain';
import type { Handlers } from '../../platform/api/handler.ts';
import { addRecipient, deleteRecipient } from './change-recipients.ts';
import {
  findBalance,
  findSettings,
  listAllSpends,
  listBookings,
  listRecipients,
  listSpends,
} from './repository.ts';

const presentBooking = (row: Awaited<ReturnType<typeof listBookings>>[number]) => ({
  id: row.id,
  date: row.day,
  amount: row.amount,
  description: row.description,
});

export const financeHandlers = {
  async getFinanceSettings({ account, deps }) {
    const row = await findSettings(deps.connection.db, account.id);
    return {
      invoiceEmail: row.invoice_email ?? '',
      vatNumber: row.vat_number ?? '',
      billingOption: row.billing_option ?? '',
      taxGroup: row.tax_group ?? '',
      currencyCode: row.currency,
      paymentPeriod: row.payment_period,
      costCenter: row.cost_center ?? '',
    };
  },

  async getBalance({ account, deps }) {
    const { currency, ...balance } = await findBalance(deps.connection.db, account.id);
    return {
      totalBudget: { amount: balanceTotal(balance), currency },
      reserved: { amount: balance.reserved, currency },
    };
  },

  async listDeposits({ account, deps }) {
    return (await listBookings(deps.connection.db, account.id, 'deposit')).map(presentBooking);
  },

  async listCorrections({ account, deps }) {
    return (await listBookings(deps.connection.db, account.id, 'correction')).map(presentBooking);
  },

  async listCampaignSpends({ account, query, deps }) {
    const { db } = deps.connection;
    const { search, page, perpage: perPage } = query;
    const { currency } = await findSettings(db, account.id);
    // One more than asked for tells whether there are more.
    const rows = await listSpends(db, account.id, {
      search,
      limit: perPage + 1,
      offset: (page - 1) * perPage,
    });
    return {
      data: rows.slice(0, perPage).map((row) => ({
        id: row.id,
        campaignName: campaignTitle(row),
        product: row.product,
        spend: { amount: row.spent, currency },
        startDate: row.start_date,
      })),
      page,
      perPage,
      hasMore: rows.length > perPage,
    };
  },

  async getCampaignSpendReport({ account, deps, request, reply }) {
    const { db } = deps.connection;
    const rows = await listAllSpends(db, account.id);
    if (rows.length === 0) return reply.code(204).send();
    const { currency } = await findSettings(db, account.id);
    const spends = rows.map((row) => ({
      campaignName: campaignTitle(row),
      product: row.product,
      spend: row.spent,
      startDate: row.start_date,
    }));
    const style = csvStyleFor(request.headers['accept-language']);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="campaign_spends.csv"')
      .send(campaignSpendsCsv(spends, currency, style));
  },

  listBalanceRecipients: ({ account, deps }) => listRecipients(deps.connection.db, account.id),

  addBalanceRecipient: ({ account, person, body, deps }) =>
    addRecipient(deps, { accountId: account.id, personId: person.id }, body),

  deleteBalanceRecipient: ({ account, person, params, deps }) =>
    deleteRecipient(deps, { accountId: account.id, personId: person.id }, params.recipientId),
} satisfies Partial<Handlers>;
