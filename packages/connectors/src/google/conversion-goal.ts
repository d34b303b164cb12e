import { createHash } from 'node:crypto';
import { needsConversionId } from '@posthorn/domain';
import type { Run } from '../connector.ts';
import { NetworkFailure } from '../failure.ts';
import type { Plan } from '../plan.ts';
import type { Desk } from './desk.ts';
import { isOnly } from './errors/error.ts';
import { byAge, idOf } from './gaql.ts';
import { create, type Operation, update } from './operation.ts';

/** Where the journal has the goal that a campaign was told to bid for; empty for the account's own. */
const GOAL_KEY = 'goal';

/** What was chosen as an application, where a plan is bid for applications at all. */
const chosenActions = ({ settings, client }: Desk, { goal }: Plan): string[] =>
  needsConversionId(goal)
    ? settings.applicationEvents.map((id) => `${client.customer}/conversionActions/${id}`)
    : [];

/**
 * Has a campaign bid for what counts as an application. The goals of the account may hold other things,
 * or not hold it at all: then Google would spend the money on those. Nothing chosen means the account's.
 */
export async function setConversionGoal(
  desk: Desk,
  plan: Plan,
  run: Run,
  campaign: string,
): Promise<void> {
  const actions = chosenActions(desk, plan);
  const isUsual = actions.length === 0;
  if (isUsual && !run.journal.ref(GOAL_KEY)) return;
  await run.journal.change({
    key: GOAL_KEY,
    request: actions,
    isRepeated: true,
    async send() {
      const goal = isUsual ? '' : await ensureGoal(desk, run, actions);
      const operation = bidFor(desk, campaign, goal);
      await desk.client.mutate('change', [operation], { signal: run.signal });
      return goal;
    },
  });
}

const bidFor = ({ client }: Desk, campaign: string, goal: string): Operation =>
  update(
    'conversionGoalCampaignConfigOperation',
    `${client.customer}/conversionGoalCampaignConfigs/${idOf(campaign)}`,
    goal === ''
      ? { goalConfigLevel: 'CUSTOMER' }
      : { goalConfigLevel: 'CAMPAIGN', customConversionGoal: goal },
  );

/** Tries out whether Google would take the goal, without making it. */
export async function tryConversionGoal(
  desk: Desk,
  plan: Plan,
  signal?: AbortSignal,
): Promise<void> {
  const actions = chosenActions(desk, plan);
  if (actions.length === 0 || (await findGoal(desk, actions)) !== undefined) return;
  await desk.client.mutate('read', [goalOperation(actions)], { validateOnly: true, signal });
}

/** All campaigns of an account that bid for the same actions share a goal: Google allows only one. */
async function ensureGoal(desk: Desk, run: Run, actions: string[]): Promise<string> {
  const known = await findGoal(desk, actions);
  if (known !== undefined) return known;
  try {
    const operations = [goalOperation(actions)];
    const [made = ''] = await desk.client.mutate('creation', operations, { signal: run.signal });
    return made;
  } catch (error) {
    // Another campaign, or a call whose answer was lost, has just made it, and lists lag behind.
    if (error instanceof NetworkFailure && isOnly(error, ...takenCodes))
      throw new NetworkFailure({ ...error.failure, kind: 'transient' });
    throw error;
  }
}

const takenCodes = [
  'customConversionGoalError.DUPLICATE_CONVERSION_ACTION_LIST',
  'customConversionGoalError.CUSTOM_GOAL_DUPLICATE_NAME',
];

/** It belongs to no campaign, so it is named by what it holds. */
function goalOperation(conversionActions: string[]): Operation {
  const hash = createHash('sha256')
    .update([...conversionActions].sort().join())
    .digest('hex');
  const name = `Applications (Posthorn ${hash.slice(0, 12)})`;
  return create('customConversionGoalOperation', { name, conversionActions });
}

async function findGoal({ client }: Desk, actions: readonly string[]): Promise<string | undefined> {
  const rows = await client.search(
    "SELECT custom_conversion_goal.resource_name, custom_conversion_goal.conversion_actions FROM custom_conversion_goal WHERE custom_conversion_goal.status = 'ENABLED'",
  );
  const wanted = [...actions].sort().join();
  return rows
    .flatMap(({ customConversionGoal: goal }) =>
      goal?.resourceName && [...(goal.conversionActions ?? [])].sort().join() === wanted
        ? [goal.resourceName]
        : [],
    )
    .sort(byAge)[0];
}
