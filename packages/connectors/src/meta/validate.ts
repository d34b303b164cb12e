import { type Message, messageOf, networkNames, runningDays, sayMessage } from '@posthorn/domain';
import type { Rehearsal, Verdict } from '../connector.ts';
import { otherDays } from '../days.ts';
import { isPassing, NetworkFailure } from '../failure.ts';
import { endOfDay } from '../moment.ts';
import type { Plan } from '../plan.ts';
import { planFailures } from './checks.ts';
import { familyOf, metaAds } from './family.ts';
import { checkTerms } from './form/check-terms.ts';
import type { Graph } from './graph.ts';
import { campaignWish } from './mapping.ts';
import { onMeta } from './places.ts';

/** What Meta would refuse, as far as it can be asked without anything coming into being. */
export async function validate(
  graph: Graph,
  plan: Plan,
  { placeOn }: Pick<Rehearsal, 'placeOn'>,
): Promise<Verdict> {
  const refusals = planFailures(plan, graph.eventToAimAt);
  const remarks: Message[] = [];
  const asked = [
    async () => {
      const account = await readAccount(graph);
      remarks.push(...otherDays(plan, 'meta', account.timezone_name));
      if (!account.funding_source)
        remarks.push(messageOf('remark.noPayment', { network: networkNames.meta }));
      refuseAccount(graph, plan, account);
    },
    () => checkBudget(graph, plan),
    ...plan.places.map((place) => async () => void (await onMeta(placeOn, place))),
    () => checkTerms(graph, plan),
    () => rehearseCampaign(graph, plan),
  ];
  for (const ask of asked) {
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof NetworkFailure) || isPassing(error.kind)) throw error;
      refusals.push(error.failure);
    }
  }
  return { refusals, remarks };
}

async function rehearseCampaign(graph: Graph, plan: Plan): Promise<void> {
  if (plan.places.length === 0) return;
  const { once, always } = campaignWish(plan);
  await graph.change(`${graph.account}/campaigns`, {
    ...once,
    ...always,
    status: 'PAUSED',
    execution_options: ['validate_only'],
  });
}

/** It runs, or it runs although a bill is open. */
const mayAdvertise = [1, 9];
/** A payment failed, or is awaited before anything is shown. */
const unsettled = [3, 8];

interface Account {
  account_status: number;
  currency: string;
  timezone_name: string;
  /** Missing without a payment method, or where our key may not see it. */
  funding_source?: string;
}

const readAccount = (graph: Graph): Promise<Account> =>
  graph.get<Account>(graph.account, {
    fields: 'account_status,currency,timezone_name,funding_source',
  });

export const checkAccount = async (graph: Graph, plan: Plan): Promise<void> =>
  refuseAccount(graph, plan, await readAccount(graph));

/** The same for what has no end. */
export const checkPayment = async (graph: Graph, plan: Pick<Plan, 'currency'>): Promise<void> =>
  refusePayment(plan, await readAccount(graph));

/** Money is counted in the account's currency, whatever we mean by a number. */
function refusePayment(plan: Pick<Plan, 'currency'>, account: Account): void {
  if (unsettled.includes(account.account_status)) {
    throw refused('policy', 'accountUnsettled', messageOf('meta.accountUnsettled'));
  }
  if (!mayAdvertise.includes(account.account_status)) {
    throw refused('policy', 'accountDisabled', messageOf('meta.accountClosed'));
  }
  if (account.currency !== plan.currency) {
    const sentence = messageOf('meta.thisCampaignCountsInCurrency', {
      ours: plan.currency,
      theirs: account.currency,
    });
    throw refused('invalid', 'currency', sentence, 'currency');
  }
}

function refuseAccount(graph: Graph, plan: Plan, account: Account): void {
  refusePayment(plan, account);
  if (endOfDay(plan.endDate, plan.timeZone) <= graph.now()) {
    throw refused('invalid', 'ended', messageOf('meta.campaignOver'), 'endDate');
  }
}

async function checkBudget(graph: Graph, plan: Plan): Promise<void> {
  const floors = await graph.list<{ currency: string; min_daily_budget_imp: number }>(
    `${graph.account}/minimum_budgets`,
  );
  const floor = floors.find(({ currency }) => currency === plan.currency);
  const days = runningDays(plan.startDate, plan.endDate);
  // Each ad set has days of its own.
  const sets = new Set(metaAds(plan).map(familyOf)).size;
  if (!floor || plan.budget >= floor.min_daily_budget_imp * days * sets) return;
  const sentence = messageOf('meta.metaWantsAtLeastN', {
    amount: floor.min_daily_budget_imp / 100,
    currency: plan.currency,
  });
  throw refused('invalid', 'budgetTooLow', sentence, 'budget');
}

const refused = (
  kind: 'policy' | 'invalid',
  code: string,
  userMessage: Message,
  field?: string,
): NetworkFailure =>
  new NetworkFailure({ kind, code, message: sayMessage(userMessage), userMessage, field });
