import type { Customer } from '../customer.ts';
import { Malformed, type Path, refuse } from '../errors.ts';
import { partsOf } from '../kinds.ts';
import type { JsonObject } from '../names/check.ts';
import { checkStatus, type Rule, required } from './rule.ts';

/** An action with this in its name can be counted, but no bid can be made for it. */
const NOT_BIDDABLE = '[[not biddable]]';

/** Conversion actions that campaigns can bid for together, apart from the goals of the account. */
export const customConversionGoalRule: Rule = {
  create(wish, customer, path) {
    const name = String(required(wish, 'name', path, 'name'));
    required(wish, 'conversionActions', path, 'conversion_actions');
    checkStatus(wish.status, path, true);
    const resourceName = customer.newName('customConversionGoal');
    takeActions(wish, customer, resourceName, path);
    return {
      resourceName,
      parent: null,
      name,
      fields: { status: 'ENABLED', ...wish },
      unique: {
        scope: 'customConversionGoal',
        code: 'customConversionGoalError.CUSTOM_GOAL_DUPLICATE_NAME',
        message: 'Custom goal with the same name already exists.',
        field: [...path, 'name'],
      },
    };
  },
  change(object, after, touched, customer, path) {
    if (touched.has('conversionActions')) takeActions(after, customer, object.id, path);
    return undefined;
  },
  remove(object, customer, path) {
    const isUsed = customer.world.ledger
      .list({ kind: 'conversionGoalCampaignConfig', account: customer.account.id })
      .some(({ fields }) => fields.customConversionGoal === object.id);
    if (isUsed)
      refuse(
        'customConversionGoalError.CANNOT_REMOVE_LINKED_CUSTOM_CONVERSION_GOAL',
        "The custom conversion goal cannot be removed because it's linked to a campaign.",
        path,
      );
  },
};

/** Only actions that are switched on, and each set of them in one goal only. */
function takeActions(wish: JsonObject, customer: Customer, goal: string, path: Path): void {
  const at = [...path, 'conversion_actions'];
  const actions = [wish.conversionActions].flat().map(String);
  for (const name of actions) {
    const action = customer.find(name);
    if (action?.kind !== 'conversionAction' || action.removedAt !== null)
      refuse(
        'customConversionGoalError.INVALID_CONVERSION_ACTION',
        'Cannot find a conversion action with the specified id.',
        at,
        { trigger: name },
      );
    if (action.fields.status !== 'ENABLED')
      refuse(
        'customConversionGoalError.CONVERSION_ACTION_NOT_ENABLED',
        'The conversion action is not enabled.',
        at,
        { trigger: name },
      );
    if (action.name.includes(NOT_BIDDABLE))
      refuse(
        'customConversionGoalError.NON_BIDDABLE_CONVERSION_ACTION_NOT_ELIGIBLE_FOR_CUSTOM_GOAL',
        'Conversion types that cannot be biddable should not be included in custom goal.',
        at,
        { trigger: name },
      );
  }
  const key = `goalActions:${[...new Set(actions)].sort().join()}`;
  const holder = customer.claimed(key);
  if (holder && holder.id !== goal && holder.removedAt === null)
    refuse(
      'customConversionGoalError.DUPLICATE_CONVERSION_ACTION_LIST',
      'Custom goal with the same conversion action list already exists.',
      at,
    );
  customer.claim(key, goal);
}

/** What a campaign bids for; it comes and goes with its campaign. */
export const goalConfigRule: Rule = {
  create() {
    throw new Malformed('Invalid JSON payload received. Unknown name "create": Cannot find field.');
  },
  change(_object, after, touched, customer, path) {
    if (touched.has('customConversionGoal') && after.customConversionGoal !== undefined)
      customer.living(after.customConversionGoal, 'customConversionGoal', [
        ...path,
        'custom_conversion_goal',
      ]);
    return undefined;
  },
  remove() {
    throw new Malformed('Invalid JSON payload received. Unknown name "remove": Cannot find field.');
  },
};

/** What every campaign has without being given it: at first it bids for the goals of its account. */
export function furnishGoalConfig(customer: Customer, resourceName: string): void {
  const { kind, id } = partsOf(resourceName);
  const campaign = customer.find(customer.newName('campaign', id));
  if (kind !== 'conversionGoalCampaignConfig' || !campaign || customer.find(resourceName)) return;
  customer.world.ledger.create({
    kind,
    id: resourceName,
    account: customer.account.id,
    parent: campaign.id,
    fields: { resourceName, campaign: campaign.id, ...usualGoals },
  });
}

export const usualGoals = { goalConfigLevel: 'CUSTOMER' };
