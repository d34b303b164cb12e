import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { Caller, tree } from './testing.ts';

let sandbox: Sandbox;
let google: Caller;
beforeEach(async () => {
  sandbox = await startSandbox({ rate: 0, startAt: Date.UTC(2027, 0, 4, 9) });
  google = new Caller(sandbox);
});
afterEach(() => sandbox.stop());

const withFault = (effect: string, operations = tree()) => {
  const path = `/v25/customers/${sandbox.world('google').accounts()[0]?.id}/googleAds:mutate`;
  return google.call(path, { mutateOperations: operations }, { 'x-sandbox-fault': effect });
};

test.each([
  ['rateLimit', 429, 'RESOURCE_EXHAUSTED', { quotaError: 'RESOURCE_TEMPORARILY_EXHAUSTED' }],
  ['dailyQuota', 429, 'RESOURCE_EXHAUSTED', { quotaError: 'RESOURCE_EXHAUSTED' }],
  ['tokenExpired', 401, 'UNAUTHENTICATED', { authenticationError: 'OAUTH_TOKEN_EXPIRED' }],
  ['permission', 403, 'PERMISSION_DENIED', { authorizationError: 'USER_PERMISSION_DENIED' }],
  ['policy', 400, 'INVALID_ARGUMENT', { policyFindingError: 'POLICY_FINDING' }],
  ['sunsetVersion', 400, 'INVALID_ARGUMENT', { requestError: 'UNSUPPORTED_VERSION' }],
])('%s is %i %s', async (effect, http, status, errorCode) => {
  const answer = await withFault(effect);
  expect([answer.status, answer.json.error.status]).toEqual([http, status]);
  const [detail] = answer.json.error.details;
  expect(detail['@type']).toContain('v25.errors.GoogleAdsFailure');
  expect(detail.errors[0].errorCode).toEqual(errorCode);
  expect(detail.requestId).toBe(answer.headers.get('request-id'));
  expect(sandbox.ledger.google.list({ kind: 'campaign' })).toEqual([]);
});

test('a stumble says no more than that', async () => {
  const { status, json } = await withFault('transient');
  expect([status, json.error.status]).toEqual([503, 'UNAVAILABLE']);
});

test('a policy names the ad and its topics', async () => {
  const { json } = await withFault('policy');
  const [error] = json.error.details[0].errors;
  expect(error.location.fieldPathElements[0]).toEqual({ fieldName: 'mutate_operations', index: 5 });
  expect(error.details.policyFindingDetails.policyTopicEntries).toHaveLength(1);
});

test('a limit says how long to wait', async () => {
  const { json } = await withFault('rateLimit');
  expect(json.error.details[0].errors[0].details.quotaErrorDetails.retryDelay).toBe('5s');
});

test('partial refuses the last ad: all of an atomic mutate, or only that one', async () => {
  expect((await withFault('partial')).status).toBe(400);
  expect(sandbox.ledger.google.list({ kind: 'campaign' })).toEqual([]);
  const path = `/v25/customers/${sandbox.world('google').accounts()[0]?.id}/googleAds:mutate`;
  const { status, json } = await google.call(
    path,
    { mutateOperations: tree(), partialFailure: true },
    { 'x-sandbox-fault': 'partial' },
  );
  expect(status).toBe(200);
  expect(json.mutateOperationResponses[5]).toEqual({});
  expect(json.partialFailureError.details[0].errors).toHaveLength(1);
});

test('an ad that is refused later is disapproved with a reason', async () => {
  await withFault('policyLater', tree({ campaign: { status: 'ENABLED' } }));
  await sandbox.clock.advance(3_600_000);
  const { json } = await google.search(
    'SELECT ad_group_ad.policy_summary.approval_status, ad_group_ad.policy_summary.policy_topic_entries FROM ad_group_ad',
  );
  expect(json.results[0].adGroupAd.policySummary).toMatchObject({
    approvalStatus: 'DISAPPROVED',
    policyTopicEntries: [{ topic: 'EMPLOYMENT_SCAMS' }],
  });
});

test('names are known also to a list that is behind', async () => {
  await google.mutate(tree());
  const { json } = await withFault('staleRead');
  expect(json.error.details[0].errors[0].errorCode).toEqual({
    campaignError: 'DUPLICATE_CAMPAIGN_NAME',
  });
});

test('too many operations in a day are refused; each change is one, and further pages are none', async () => {
  await sandbox.stop();
  sandbox = await startSandbox({ rate: 0, tiers: { google: 'explorer' } });
  google = new Caller(sandbox);
  const ask = () => google.search('SELECT campaign.id FROM campaign');
  const wanted = tree();
  expect((await google.mutate(wanted)).status).toBe(200);
  for (let used = wanted.length; used < 2_880; used += 1)
    sandbox.world('google').countCall('application');
  const { status, json } = await ask();
  expect(status).toBe(429);
  expect(json.error.details[0].errors[0].errorCode).toEqual({ quotaError: 'RESOURCE_EXHAUSTED' });
  await sandbox.clock.advance(86_400_000);
  expect((await ask()).status).toBe(200);
});
