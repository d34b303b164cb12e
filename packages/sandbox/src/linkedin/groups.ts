import type { SandboxAccount, World } from '../dialect.ts';
import type { LedgerObject } from '../ledger/object.ts';
import { type Body, checkBody } from './check.ts';
import { bodyOf, kinds, stampsOf, versionOf } from './kinds.ts';
import { missing, refuse } from './problem.ts';
import type { Resource } from './resource.ts';
import {
  centsIn,
  checkAccount,
  checkCurrency,
  checkDeletable,
  checkName,
  checkSchedule,
  checkTransition,
  checkWithin,
  scheduleOf,
} from './rules.ts';
import { groupServing } from './serving.ts';
import { groupShape } from './shapes.ts';

/** adCampaignGroups: what holds campaigns together, and bounds them. */
export const groups: Resource = {
  kind: 'group',
  shape: groupShape,
  search: {
    largestPage: 1_000,
    fields: { id: 'id', name: 'name', status: 'status', test: 'test' },
  },

  async create(world, account, body) {
    check(world, account, body);
    const { name, ...fields } = body;
    const id = world.newId();
    world.ledger.create({ kind: kinds.group, id, account: account.id, name: String(name), fields });
    return id;
  },

  async change(world, account, object, after) {
    const before = bodyOf(object);
    checkTransition('status', before.status, after.status);
    check(world, account, after, before);
    if (before.objectiveType !== undefined && before.objectiveType !== after.objectiveType) {
      throw refuse(
        'IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE',
        "Campaign objective type can't be updated once set",
      );
    }
    const campaigns = world.ledger.list({ kind: kinds.campaign, parent: object.id });
    if (isLonger(before, after)) return;
    for (const campaign of campaigns.filter(isLiving)) {
      checkWithin(scheduleOf(bodyOf(campaign)), scheduleOf(after));
    }
  },

  checkDelete: (_, { fields }) => checkDeletable(fields.status),

  show: (world, group) => ({
    ...bodyOf(group),
    id: Number(group.id),
    test: false,
    backfilled: false,
    allowedCampaignTypes: ['SPONSORED_UPDATES', 'TEXT_AD', 'SPONSORED_INMAILS', 'DYNAMIC'],
    servingStatuses: groupServing(world, group),
    ...stampsOf(group),
    ...versionOf(world, group),
  }),
};

function check(world: World, account: SandboxAccount, body: Body, before?: Body): void {
  checkBody(body, groupShape);
  checkAccount(body, account);
  checkName(body);
  checkCurrency(body, account, world);
  checkSchedule(world, body, before);
  if (body.totalBudget !== undefined && scheduleOf(body).end === undefined) {
    throw missing('runSchedule.end');
  }
}

const isLonger = (before: Body, after: Body): boolean => {
  const [was, is] = [scheduleOf(before), scheduleOf(after)];
  const lasts = (end: number | undefined) => end ?? Number.POSITIVE_INFINITY;
  return is.start <= was.start && lasts(is.end) >= lasts(was.end);
};

export const isLiving = ({ fields }: LedgerObject): boolean =>
  !['PENDING_DELETION', 'REMOVED', 'CANCELED', 'ARCHIVED'].includes(
    String(fields.status ?? fields.intendedStatus),
  );

/** A group with a budget must have enough of it for all its campaigns. */
export function checkGroupBudget(world: World, group: LedgerObject, body: Body, id?: string): void {
  if (group.fields.totalBudget === undefined) return;
  const has = centsIn(group.fields.totalBudget);
  const others = world.ledger
    .list({ kind: kinds.campaign, parent: group.id })
    .filter((campaign) => campaign.id !== id && isLiving(campaign))
    .reduce((sum, { fields }) => sum + centsIn(fields.totalBudget), 0);
  const needs = centsIn(body.totalBudget);
  if (others + needs <= has) return;
  const message = `The campaign group needs a minimum available budget of ${needs / 100}. Currently the remaining campaign group budget is ${(has - others) / 100}. Please increase your campaign group total budget to ${(others + needs) / 100} to meet the minimum amount required to proceed`;
  throw refuse('INSUFFICIENT_CAMPAIGN_GROUP_BUDGET', message, 'totalBudget');
}
