import {
  budgetChangeFinding,
  type ChannelAmounts,
  changedShares,
  changedTotal,
  channelAmountFinding,
  fill,
  isBudgetSettable,
  isDivided,
  totalBudgetFinding,
  totalOf,
} from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { call } from '../../../lib/http/call.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import type { Campaign } from '../api/get-campaign.ts';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { rulesOf } from '../model/rules-of.ts';
import { type BulkAction, on, quiet, type Undo } from './bulk-action.ts';

const setTotal = (campaign: CampaignRow, version: number, total: number | null) =>
  call(
    'setTotalBudget',
    { params: on(campaign), body: { total_gross_budget_in_cents: total } },
    { ...quiet, ifMatch: version },
  );

const setShares = (campaign: CampaignRow, version: number, shares: ChannelAmounts) =>
  call(
    'setCustomBudget',
    {
      params: on(campaign),
      body: {
        total_gross_budget_in_cents: totalOf(shares),
        facebook_amount: shares.facebook ?? 0,
        google_display_amount: shares.googleDisplay ?? 0,
        google_search_amount: shares.googleSearch ?? 0,
        linkedin_amount: shares.linkedIn ?? 0,
      },
    },
    { ...quiet, ifMatch: version, idempotencyKey: newKey() },
  );

/** A row does not say what each channel has; undoing needs it, and so do shares made by hand. */
const read = (campaign: CampaignRow) =>
  call('getCampaign', { params: on(campaign) }, { suppressErrorToast: true });

const undoTo =
  (row: CampaignRow, before: Campaign, after: Campaign): Undo =>
  () =>
    isDivided(rulesOf(before))
      ? setShares(row, after.version, before.customChannelBudget)
      : setTotal(row, after.version, before.customTotalGrossBudget);

const added: BulkAction = {
  id: 'boost',
  label: bulkTexts.boost,
  title: (n) => fill(bulkTexts.titles.boost, { n }),
  text: bulkTexts.boostText,
  input: 'amount',
  money: {
    of: (_, { amount }) => amount,
    sum: (sum) => fill(bulkTexts.added, { sum }),
    reconfirm: (sum) => fill(bulkTexts.reconfirm, { sum }),
    findingOf: ({ amount }) => channelAmountFinding(amount, 'amount'),
  },
  allows: ({ abilities }) => abilities.includes('boost'),
  run: async (campaign, { amount }) => {
    await call(
      'boostCampaign',
      { params: on(campaign), body: { additionalBudget: { amount } } },
      { ...quiet, ifMatch: campaign.version, idempotencyKey: newKey() },
    );
    return undefined;
  },
};

const total: BulkAction = {
  id: 'total',
  label: bulkTexts.total,
  title: (n) => fill(bulkTexts.titles.total, { n }),
  text: bulkTexts.totalText,
  input: 'amount',
  money: {
    of: (_, { amount }) => amount,
    sum: (sum, before) => fill(bulkTexts.together, { sum, before }),
    reconfirm: (sum) => fill(bulkTexts.reconfirmTotal, { sum }),
    findingOf: ({ amount }, { spend: { currency } }) =>
      totalBudgetFinding(amount, currency, 'amount') ??
      (amount % 100 === 0 ? undefined : channelAmountFinding(amount, 'amount')),
    isTotal: true,
  },
  allows: ({ status }) => isBudgetSettable(status),
  run: async (campaign, { amount }) => {
    const before = await read(campaign);
    const after = await setTotal(campaign, campaign.version, amount);
    return undoTo(campaign, before, after);
  },
};

const changed: BulkAction = {
  id: 'percent',
  label: bulkTexts.percent,
  title: (n) => fill(bulkTexts.titles.percent, { n }),
  text: bulkTexts.percentText,
  input: 'percent',
  money: {
    of: ({ customTotalGrossBudget }, { percent }) =>
      changedTotal(customTotalGrossBudget ?? 0, percent),
    sum: (sum, before) => fill(bulkTexts.together, { sum, before }),
    reconfirm: (sum) => fill(bulkTexts.reconfirmTotal, { sum }),
    findingOf: ({ percent }) => budgetChangeFinding(percent, 'percent'),
    isTotal: true,
  },
  allows: ({ status, customTotalGrossBudget }) =>
    isBudgetSettable(status) && customTotalGrossBudget !== null,
  run: async (campaign, { percent }) => {
    const before = await read(campaign);
    const shares = changedShares(rulesOf(before), percent, campaign.spend.currency);
    const after = shares
      ? await setShares(campaign, campaign.version, shares)
      : await setTotal(
          campaign,
          campaign.version,
          changedTotal(campaign.customTotalGrossBudget ?? 0, percent),
        );
    return undoTo(campaign, before, after);
  },
};

/** Before the launch a total is set or changed; afterwards it is a promise, to which money is added. */
export const budgetActions = [total, changed, added] as const;
