import {
  budgetChangeFinding,
  type ChannelAmounts,
  campaignActionSpecs,
  changedShares,
  changedTotal,
  channelAmountFinding,
  fill,
  isBudgetSettable,
  isDivided,
  isOver,
  splitEvenly,
  totalBudgetFinding,
} from '@posthorn/domain';
import { bulkTexts } from '@posthorn/domain/texts/bulk';
import { call } from '../../../lib/http/call.ts';
import { budgetBody } from '../api/budget-body.ts';
import type { Campaign } from '../api/get-campaign.ts';
import type { CampaignRow } from '../api/list-campaigns.ts';
import { extendBody } from '../enlarge/enlarge-campaign.ts';
import { rulesOf } from '../model/rules-of.ts';
import { type BulkAction, on, quiet, type Undo, undoOnce, type Versioned } from './bulk-action.ts';

const setTotal = (campaign: CampaignRow, to: Versioned, total: number | null) =>
  call(
    'setTotalBudget',
    { params: on(campaign), body: { total_gross_budget_in_cents: total } },
    { ...quiet, ...to },
  );

const setShares = (campaign: CampaignRow, to: Versioned, shares: ChannelAmounts) =>
  call('setCustomBudget', { params: on(campaign), body: budgetBody(shares) }, { ...quiet, ...to });

/** A row does not say what each channel has; undoing needs it. */
const undoTo = (row: CampaignRow, before: Campaign, after: Campaign): Undo =>
  undoOnce(after, (to) =>
    isDivided(rulesOf(before))
      ? setShares(row, to, before.customChannelBudget)
      : setTotal(row, to, before.customTotalGrossBudget),
  );

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
  run: async (campaign, { amount }, { key }) => {
    await call(
      'boostCampaign',
      { params: on(campaign), body: { additionalBudget: { amount } } },
      { ...quiet, ifMatch: campaign.version, idempotencyKey: key },
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
  run: async (campaign, { amount }, { key, before }) => {
    const was = await before();
    const to = { ifMatch: campaign.version, idempotencyKey: key };
    return undoTo(campaign, was, await setTotal(campaign, to, amount));
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
  run: async (campaign, { percent }, { key, before }) => {
    const was = await before();
    const to = { ifMatch: campaign.version, idempotencyKey: key };
    const shares = changedShares(rulesOf(was), percent, campaign.spend.currency);
    const after = shares
      ? await setShares(campaign, to, shares)
      : await setTotal(campaign, to, changedTotal(campaign.customTotalGrossBudget ?? 0, percent));
    return undoTo(campaign, was, after);
  },
};

/** A later last day for what runs or is paused; what is over is let run again one by one, as it spends anew. */
export const extend: BulkAction = {
  id: 'extend',
  label: campaignActionSpecs.extend.label,
  title: (n) => fill(bulkTexts.titles.extend, { n }),
  text: bulkTexts.extendText,
  input: 'endDate',
  money: {
    of: (_, { amount }) => amount,
    sum: (sum) => fill(bulkTexts.added, { sum }),
    reconfirm: (sum) => fill(bulkTexts.reconfirm, { sum }),
    findingOf: ({ amount }) => (amount > 0 ? channelAmountFinding(amount, 'amount') : undefined),
  },
  allows: ({ abilities, status }) => abilities.includes('extend') && !isOver(status),
  run: async (campaign, { endDate, amount }, { key, before }) => {
    const was = await before();
    const amounts = splitEvenly(amount, was.publishedChannels);
    await call(
      'extendCampaign',
      { params: on(campaign), body: extendBody(was, { endDate, amounts }) },
      { ...quiet, ifMatch: campaign.version, idempotencyKey: key },
    );
    return undefined;
  },
};

/** Before the launch a total is set or changed; afterwards it is a promise, to which money is added. */
export const budgetActions = [total, changed, added] as const;
