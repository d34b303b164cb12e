import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox.ts';
import { Caller, CUSTOMER, tree } from '../testing.ts';

let sandbox: Sandbox;
let google: Caller;
beforeEach(async () => {
  sandbox = await startSandbox({ rate: 0, startAt: Date.UTC(2027, 0, 4, 9) });
  google = new Caller(sandbox);
});
afterEach(() => sandbox.stop());

const rows = async (query: string) => (await google.search(query)).json.results ?? [];
const codeOf = async (query: string) =>
  (await google.search(query)).json.error.details[0].errors[0].errorCode;

test('an account says who pays for it', async () => {
  const query = 'SELECT billing_setup.id, billing_setup.status FROM billing_setup';
  expect(await rows(query)).toMatchObject([{ billingSetup: { status: 'APPROVED' } }]);
  const where = `${query} WHERE billing_setup.status = 'CANCELLED'`;
  expect(await rows(where)).toEqual([]);
});

test('figures are told by the country in which people are', async () => {
  const { json } = await google.mutate(tree());
  const campaign = json.mutateOperationResponses[1].campaignResult.resourceName;
  const enable = { update: { resourceName: campaign, status: 'ENABLED' }, updateMask: 'status' };
  await google.mutate([{ campaignOperation: enable }]);
  await sandbox.clock.advance(5 * 86_400_000);
  const query =
    'SELECT campaign.id, geographic_view.country_criterion_id, metrics.impressions FROM geographic_view';
  const [row, ...others] = await rows(query);
  expect(others).toEqual([]);
  expect(row.geographicView.countryCriterionId).toBe('2528');
  expect(Number(row.metrics.impressions)).toBeGreaterThan(0);
});

describe('what is bid for', () => {
  const action = async (name: string) => {
    const found = await rows(
      `SELECT conversion_action.resource_name FROM conversion_action WHERE conversion_action.name = '${name}'`,
    );
    return String(found[0].conversionAction.resourceName);
  };
  const goal = (name: string, conversionActions: string[]) => ({
    customConversionGoalOperation: { create: { name, conversionActions } },
  });
  const refused = async (operation: object) =>
    (await google.mutate([operation])).json.error.details[0].errors[0].errorCode;

  test('in the account, by the category of its conversions', async () => {
    const query =
      'SELECT customer_conversion_goal.category, customer_conversion_goal.biddable FROM customer_conversion_goal';
    expect(await rows(query)).toMatchObject([
      { customerConversionGoal: { category: 'SUBMIT_LEAD_FORM', biddable: true } },
      { customerConversionGoal: { category: 'PAGE_VIEW', biddable: false } },
    ]);
  });

  test('in a campaign, the same at first, then a goal of its own', async () => {
    const { json } = await google.mutate(tree());
    const campaign = json.mutateOperationResponses[1].campaignResult.resourceName;
    const query =
      'SELECT conversion_goal_campaign_config.resource_name, conversion_goal_campaign_config.goal_config_level, custom_conversion_goal.name FROM conversion_goal_campaign_config';
    const [usual] = await rows(query);
    expect(usual.conversionGoalCampaignConfig.goalConfigLevel).toBe('CUSTOMER');
    const made = await google.mutate([goal('Ours', [await action('Page scrolled')])]);
    const own = made.json.mutateOperationResponses[0].customConversionGoalResult.resourceName;
    const config = `${CUSTOMER}/conversionGoalCampaignConfigs/${campaign.split('/').at(-1)}`;
    await google.mutate([
      {
        conversionGoalCampaignConfigOperation: {
          update: {
            resourceName: config,
            goalConfigLevel: 'CAMPAIGN',
            customConversionGoal: own,
          },
          updateMask: 'goal_config_level,custom_conversion_goal',
        },
      },
    ]);
    expect(await rows(query)).toMatchObject([
      {
        conversionGoalCampaignConfig: { resourceName: config, goalConfigLevel: 'CAMPAIGN' },
        customConversionGoal: { name: 'Ours' },
      },
    ]);
    expect(await refused({ customConversionGoalOperation: { remove: own } })).toEqual({
      customConversionGoalError: 'CANNOT_REMOVE_LINKED_CUSTOM_CONVERSION_GOAL',
    });
  });

  test('by one goal only for the same actions, and only what is counted', async () => {
    const applications = await action('Applications');
    await google.mutate([goal('One', [applications])]);
    expect(await refused(goal('Two', [applications]))).toEqual({
      customConversionGoalError: 'DUPLICATE_CONVERSION_ACTION_LIST',
    });
    expect(await refused(goal('One', [await action('Page scrolled')]))).toEqual({
      customConversionGoalError: 'CUSTOM_GOAL_DUPLICATE_NAME',
    });
    expect(await refused(goal('None', [`${CUSTOMER}/conversionActions/4711`]))).toEqual({
      customConversionGoalError: 'INVALID_CONVERSION_ACTION',
    });
  });
});

describe('changes', () => {
  const SELECT =
    'SELECT change_event.resource_change_operation, change_event.changed_fields, change_event.change_resource_name FROM change_event';
  const span = "change_event.change_date_time BETWEEN '2027-01-04' AND '2027-01-05'";

  test('are told, each as what was done', async () => {
    const { json } = await google.mutate(tree());
    const campaign = json.mutateOperationResponses[1].campaignResult.resourceName;
    const renamed = { update: { resourceName: campaign, name: 'Doctor' }, updateMask: 'name' };
    await google.mutate([{ campaignOperation: renamed }]);
    const kind = "change_event.change_resource_type = 'CAMPAIGN'";
    const events = await rows(`${SELECT} WHERE ${span} AND ${kind} LIMIT 10`);
    expect(events.map(({ changeEvent }: { changeEvent: object }) => changeEvent)).toMatchObject([
      { resourceChangeOperation: 'CREATE', changeResourceName: campaign },
      { resourceChangeOperation: 'UPDATE', changedFields: 'name', changeResourceName: campaign },
    ]);
    expect(campaign).toContain(CUSTOMER);
  });

  test('are not told without a limit and an end', async () => {
    const noLimit = await codeOf(`${SELECT} WHERE ${span}`);
    expect(noLimit).toEqual({ changeEventError: 'LIMIT_NOT_SPECIFIED' });
    const endless = await codeOf(
      `${SELECT} WHERE change_event.change_date_time > '2027-01-01' LIMIT 5`,
    );
    expect(endless).toEqual({ changeEventError: 'CHANGE_DATE_RANGE_INFINITE' });
  });
});
