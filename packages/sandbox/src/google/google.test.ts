import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { Caller, CUSTOMER, texts, tree } from './testing.ts';

let sandbox: Sandbox;
let google: Caller;
beforeEach(async () => {
  sandbox = await startSandbox({ rate: 0, startAt: Date.UTC(2027, 0, 4, 9) });
  google = new Caller(sandbox);
});
afterEach(() => sandbox.stop());

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by tests only
type Json = any;
const errorsIn = ({ json }: { json: Json }): Json[] => json.error?.details?.[0]?.errors ?? [];
const codesIn = (answer: { json: Json }) =>
  errorsIn(answer).map(({ errorCode }) => Object.entries(errorCode)[0]?.join('.'));
const made = (kind: string) => sandbox.ledger.google.list({ kind });
const rows = async (query: string): Promise<Json[]> => {
  const answer = await google.search(query);
  expect(answer.json).not.toHaveProperty('error');
  return answer.json.results ?? [];
};

describe('a mutate', () => {
  test('makes a tree of things that refer to each other', async () => {
    const { status, headers, json } = await google.mutate(tree());
    expect(status).toBe(200);
    expect(headers.get('request-id')).toMatch(/\w{20}/);
    expect(json.mutateOperationResponses.map((one: object) => Object.keys(one)[0])).toEqual([
      'campaignBudgetResult',
      'campaignResult',
      'campaignCriterionResult',
      'adGroupResult',
      'adGroupCriterionResult',
      'adGroupAdResult',
    ]);
    const [group] = made('adGroup');
    expect(group?.fields.campaign).toBe(
      json.mutateOperationResponses[1].campaignResult.resourceName,
    );
    expect(json.mutateOperationResponses[5].adGroupAdResult.resourceName).toMatch(
      /^customers\/\d+\/adGroupAds\/\d+~\d+$/,
    );
  });

  test('makes nothing when one thing is wrong, and tells everything that is', async () => {
    const answer = await google.mutate(
      tree({ keyword: { text: 'x'.repeat(81) }, rsa: { headlines: texts('One', 'Two') } }),
    );
    expect(answer.status).toBe(400);
    expect(codesIn(answer)).toEqual([
      'criterionError.KEYWORD_TEXT_TOO_LONG',
      'collectionSizeError.TOO_FEW',
    ]);
    expect(errorsIn(answer)[1].location.fieldPathElements).toEqual([
      { fieldName: 'mutate_operations', index: 5 },
      { fieldName: 'ad_group_ad_operation' },
      { fieldName: 'create' },
      { fieldName: 'ad' },
      { fieldName: 'responsive_search_ad' },
      { fieldName: 'headlines' },
    ]);
    expect(made('campaign')).toEqual([]);
  });

  test('does what it can when partial failures are allowed', async () => {
    const { status, json } = await google.mutate(tree({ keyword: { text: '' } }), {
      partialFailure: true,
    });
    expect(status).toBe(200);
    expect(json.mutateOperationResponses[4]).toEqual({});
    expect(json.partialFailureError.details[0].errors[0].errorCode).toEqual({
      criterionError: 'INVALID_KEYWORD_TEXT',
    });
    expect(made('adGroupAd')).toHaveLength(1);
    expect(made('adGroupCriterion')).toHaveLength(0);
  });

  test('only tries when that is asked for', async () => {
    const { status, json } = await google.mutate(tree(), { validateOnly: true });
    expect([status, json]).toEqual([200, {}]);
    expect(made('campaign')).toEqual([]);
  });

  test('refers to nothing that failed or is not there', async () => {
    const failed = await google.mutate(tree({ group: { name: '' } }));
    expect(codesIn(failed)).toEqual([
      'adGroupError.MISSING_ADGROUP_NAME',
      'newResourceCreationError.TEMP_ID_RESOURCE_HAD_ERRORS',
      'newResourceCreationError.TEMP_ID_RESOURCE_HAD_ERRORS',
    ]);
    const missing = await google.mutate(tree().slice(1));
    expect(codesIn(missing)).toContain('mutateError.RESOURCE_NOT_FOUND');
  });

  test('answers the thing itself when asked to', async () => {
    const { json } = await google.mutate(tree().slice(0, 1), {
      responseContentType: 'MUTABLE_RESOURCE',
    });
    expect(json.mutateOperationResponses[0].campaignBudgetResult.campaignBudget).toMatchObject({
      totalAmountMicros: '500000000',
    });
  });

  test('goes by the service of one kind, too', async () => {
    const { json } = await google.call(`/v25/${CUSTOMER}/labels:mutate`, {
      operations: [{ create: { name: 'Nurses' } }],
    });
    expect(json.results[0].resourceName).toContain('/labels/');
    const again = await google.call(`/v25/${CUSTOMER}/labels:mutate`, {
      operations: [{ create: { name: 'Nurses' } }],
    });
    expect(codesIn(again)).toEqual(['labelError.DUPLICATE_NAME']);
    expect(errorsIn(again)[0].location.fieldPathElements[0]).toEqual({
      fieldName: 'operations',
      index: 0,
    });
  });
});

describe('rules', () => {
  const point = (latitudeInMicroDegrees: number) => ({
    latitudeInMicroDegrees,
    longitudeInMicroDegrees: 6_566_700,
  });
  const circle = { geoPoint: point(53_219_200), radius: 25, radiusUnits: 'KILOMETERS' };
  const spoiled: [string, Parameters<typeof tree>[0], string][] = [
    ['no name', { campaign: { name: '' } }, 'fieldError.REQUIRED'],
    ['two lines in a name', { campaign: { name: 'a\nb' } }, 'campaignError.INVALID_CAMPAIGN_NAME'],
    [
      'no declaration',
      { campaign: { containsEuPoliticalAdvertising: null } },
      'fieldError.REQUIRED',
    ],
    ['no way of bidding', { campaign: { targetSpend: null } }, 'fieldError.REQUIRED'],
    [
      'a start in the past',
      { campaign: { startDateTime: '2027-01-03 00:00:00' } },
      'dateRangeError.CANNOT_SET_DATE_TO_PAST',
    ],
    [
      'an end before the start',
      { campaign: { endDateTime: '2027-01-04 23:59:59' } },
      'dateRangeError.START_DATE_AFTER_END_DATE',
    ],
    [
      'a date without time',
      { campaign: { startDateTime: '2027-01-05' } },
      'dateError.INVALID_STRING_DATE_TIME_SECONDS',
    ],
    [
      'a day that begins at noon',
      { campaign: { startDateTime: '2027-01-05 12:00:00' } },
      'dateError.DATE_RANGE_ERROR_START_TIME_MUST_BE_THE_START_OF_A_DAY',
    ],
    [
      'a total without an end',
      { campaign: { endDateTime: null } },
      'campaignError.END_DATE_TIME_REQUIRED_FOR_TOTAL_BUDGET',
    ],
    [
      'a total for more than a year',
      {
        campaign: { endDateTime: '2028-02-01 23:59:59' },
        budget: { totalAmountMicros: '9000000000' },
      },
      'campaignError.DURATION_TOO_LONG_FOR_TOTAL_BUDGET',
    ],
    [
      'a total on Display',
      {
        campaign: {
          advertisingChannelType: 'DISPLAY',
          networkSettings: { targetContentNetwork: true },
        },
      },
      'campaignBudgetError.CAMPAIGN_BUDGET_PERIOD_NOT_AVAILABLE',
    ],
    [
      'too little for its days',
      { budget: { totalAmountMicros: '13000000' } },
      'campaignBudgetError.BUDGET_BELOW_PER_DAY_MINIMUM',
    ],
    [
      'parts of cents',
      { budget: { totalAmountMicros: '500000001' } },
      'campaignBudgetError.NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT',
    ],
    [
      'a total and a daily amount',
      { budget: { amountMicros: '1000000' } },
      'campaignBudgetError.BUDGET_AMOUNT_MUST_BE_UNSET_FOR_CUSTOM_BUDGET_PERIOD',
    ],
    [
      'a total in a daily budget',
      { budget: { period: 'DAILY' } },
      'campaignBudgetError.TOTAL_BUDGET_AMOUNT_MUST_BE_UNSET_FOR_BUDGET_PERIOD_DAILY',
    ],
    [
      'shown nowhere',
      { campaign: { networkSettings: { targetGoogleSearch: false } } },
      'campaignError.CAMPAIGN_MUST_TARGET_AT_LEAST_ONE_NETWORK',
    ],
    [
      'a place that is no place',
      { location: { location: { geoTargetConstant: 'Utrecht' } } },
      'requestError.RESOURCE_NAME_MALFORMED',
    ],
    [
      'a circle around nothing',
      { location: { location: null, proximity: { radius: 25, radiusUnits: 'KILOMETERS' } } },
      'fieldError.REQUIRED',
    ],
    [
      'a circle beyond the pole',
      { location: { location: null, proximity: { ...circle, geoPoint: point(91_000_000) } } },
      'criterionError.INVALID_LATITUDE',
    ],
    [
      'a circle as large as a continent',
      { location: { location: null, proximity: { ...circle, radius: 801 } } },
      'criterionError.INVALID_PROXIMITY_RADIUS',
    ],
    [
      'a circle without a unit',
      { location: { location: null, proximity: { ...circle, radiusUnits: null } } },
      'criterionError.INVALID_PROXIMITY_RADIUS_UNITS',
    ],
    [
      'a group of another type',
      { group: { type: 'DISPLAY_STANDARD' } },
      'adGroupError.AD_GROUP_TYPE_NOT_VALID_FOR_ADVERTISING_CHANNEL_TYPE',
    ],
    [
      'eleven words',
      { keyword: { text: 'a b c d e f g h i j k' } },
      'criterionError.KEYWORD_HAS_TOO_MANY_WORDS',
    ],
    ['a bad sign', { keyword: { text: 'nurse!' } }, 'criterionError.KEYWORD_HAS_INVALID_CHARS'],
    [
      'a word against a policy',
      { keyword: { text: 'reject-policy' } },
      'policyViolationError.POLICY_ERROR',
    ],
    [
      'a place that there is not',
      { location: { location: { geoTargetConstant: 'geoTargetConstants/1' } } },
      'mutateError.RESOURCE_NOT_FOUND',
    ],
    [
      'a page on this machine',
      { ad: { finalUrls: ['http://localhost/jobs'] } },
      'urlFieldError.INVALID_FINAL_URL',
    ],
    [
      'pages of two websites',
      { ad: { finalUrls: ['https://jobs.example.com', 'https://other.example.com'] } },
      'urlFieldError.INCONSISTENT_EXPANDED_URL',
    ],
    [
      'a headline among the descriptions',
      { rsa: { headlines: [...texts('a', 'b'), { text: 'c', pinnedField: 'DESCRIPTION_1' }] } },
      'assetLinkError.PINNING_UNSUPPORTED',
    ],
    [
      'many exclamation marks',
      { rsa: { headlines: texts('Apply now!!', 'b', 'c') } },
      'policyFindingError.POLICY_FINDING',
    ],
    [
      'a phone number',
      { rsa: { headlines: texts('Call 030 123 45 67', 'b', 'c') } },
      'policyFindingError.POLICY_FINDING',
    ],
    [
      'a language that there is not',
      {
        location: { location: undefined, language: { languageConstant: 'languageConstants/1006' } },
      },
      'mutateError.RESOURCE_NOT_FOUND',
    ],
    [
      'a tracking template without the landing page',
      { campaign: { trackingUrlTemplate: 'https://track.example.com/?id=1' } },
      'urlFieldError.MISSING_TRACKING_URL_TEMPLATE_TAG',
    ],
    [
      'a tracking template that is no address',
      { ad: { trackingUrlTemplate: 'nonsense {lpurl}' } },
      'urlFieldError.INVALID_TRACKING_URL_TEMPLATE',
    ],
    ['no page', { ad: { finalUrls: [] } }, 'fieldError.REQUIRED'],
    [
      'a page without protocol',
      { ad: { finalUrls: ['jobs.example.com'] } },
      'urlFieldError.MISSING_PROTOCOL_IN_FINAL_URL',
    ],
    [
      'a long headline',
      { rsa: { headlines: texts('x'.repeat(31), 'b', 'c') } },
      'stringLengthError.TOO_LONG',
    ],
    [
      'a wide headline',
      { rsa: { headlines: texts('看護師'.repeat(6), 'b', 'c') } },
      'stringLengthError.TOO_LONG',
    ],
    [
      'the same headline twice',
      { rsa: { headlines: texts('Nurse', 'nurse', 'c') } },
      'assetError.DUPLICATE_ASSET',
    ],
    [
      'five descriptions',
      { rsa: { descriptions: texts('a', 'b', 'c', 'd', 'e') } },
      'collectionSizeError.TOO_MANY',
    ],
    ['a second path alone', { rsa: { path2: 'nurse' } }, 'fieldError.REQUIRED'],
    ['a long path', { rsa: { path1: 'x'.repeat(16) } }, 'stringLengthError.TOO_LONG'],
  ];
  test.each(spoiled)('%s is refused', async (_, change, code) => {
    const answer = await google.mutate(tree(change));
    expect(answer.status).toBe(400);
    expect(codesIn(answer)[0]).toBe(code);
    expect(made('campaign')).toEqual([]);
  });

  const malformed: [string, unknown, string][] = [
    [
      'an unknown field',
      tree({ campaign: { startDate: '2027-01-05' } }),
      'Unknown name "startDate"',
    ],
    ['an unknown enum', tree({ campaign: { status: 'RUNNING' } }), '"RUNNING"'],
    [
      'two of a choice',
      tree({ campaign: { manualCpc: {} } }),
      "'campaign_bidding_strategy' is already set",
    ],
    ['a number that is none', tree({ budget: { totalAmountMicros: '5e8' } }), 'TYPE_INT64'],
    ['an unknown operation', [{ carOperation: { create: {} } }], 'Unknown name "carOperation"'],
    [
      'two things at once',
      [{ labelOperation: { create: { name: 'a' }, remove: 'b' } }],
      'one operation',
    ],
  ];
  test.each(malformed)('%s does not even come in', async (_, operations, message) => {
    const { status, json } = await google.mutate(operations as unknown[]);
    expect([status, json.error.status]).toEqual([400, 'INVALID_ARGUMENT']);
    expect(json.error.message).toContain(message);
    expect(json.error).not.toHaveProperty('details');
  });

  test('names are kept apart until they are free again', async () => {
    const { json } = await google.mutate(tree());
    expect(codesIn(await google.mutate(tree()))[0]).toBe('campaignError.DUPLICATE_CAMPAIGN_NAME');
    const campaign = json.mutateOperationResponses[1].campaignResult.resourceName;
    await google.mutate([{ adGroupOperation: { create: { campaign, name: 'second' } } }]);
    const group = await google.mutate([
      { adGroupOperation: { create: { campaign, name: 'main' } } },
    ]);
    expect(codesIn(group)).toEqual(['adGroupError.DUPLICATE_ADGROUP_NAME']);
    await google.mutate([{ campaignOperation: { remove: campaign } }]);
    expect((await google.mutate(tree())).status).toBe(200);
  });
});

describe('an update', () => {
  let campaign: string;
  let budget: string;
  beforeEach(async () => {
    const { json } = await google.mutate(tree());
    budget = json.mutateOperationResponses[0].campaignBudgetResult.resourceName;
    campaign = json.mutateOperationResponses[1].campaignResult.resourceName;
  });
  const update = (fields: object, updateMask?: string) =>
    google.mutate([
      { campaignOperation: { update: { resourceName: campaign, ...fields }, updateMask } },
    ]);
  const now = () => sandbox.ledger.google.get(campaign)?.fields;

  test.each(['status,end_date_time', 'status,endDateTime'])('sets what %s names', async (mask) => {
    const fields = { status: 'ENABLED', endDateTime: '2027-01-20 23:59:59', name: 'Ignored' };
    expect((await update(fields, mask)).status).toBe(200);
    expect(now()).toMatchObject({
      status: 'ENABLED',
      endDateTime: '2027-01-20 23:59:59',
      name: 'Nurse',
    });
  });

  test('of one of a choice clears the others', async () => {
    const mask = 'maximize_conversions.target_cpa_micros';
    expect((await update({ maximizeConversions: {} }, mask)).status).toBe(200);
    expect(now()).toHaveProperty('maximizeConversions');
    expect(now()).not.toHaveProperty('targetSpend');
  });

  test.each([
    [{ status: 'ENABLED' }, '', 'fieldMaskError.FIELD_MASK_MISSING'],
    [{ status: 'ENABLED' }, 'state', 'fieldMaskError.FIELD_NOT_FOUND'],
    [{ maximizeConversions: {} }, 'maximize_conversions', 'fieldMaskError.FIELD_HAS_SUBFIELDS'],
    [
      { advertisingChannelType: 'DISPLAY' },
      'advertising_channel_type',
      'fieldError.IMMUTABLE_FIELD',
    ],
    [{ status: 'REMOVED' }, 'status', 'enumError.ENUM_VALUE_NOT_PERMITTED'],
    [
      { endDateTime: '2027-01-01 23:59:59' },
      'end_date_time',
      'dateRangeError.CANNOT_SET_DATE_TO_PAST',
    ],
  ])('%j by %s is refused', async (fields, mask, code) => {
    expect(codesIn(await update(fields, mask))).toEqual([code]);
  });

  test('does not move a start that has passed', async () => {
    await sandbox.clock.set(Date.UTC(2027, 0, 6));
    const answer = await update({ startDateTime: '2027-01-08 00:00:00' }, 'start_date_time');
    expect(codesIn(answer)).toEqual(['dateRangeError.CANNOT_MODIFY_START_DATE_IF_ALREADY_STARTED']);
  });

  test('of a budget keeps to its days', async () => {
    const change = (totalAmountMicros: string) =>
      google.mutate([
        {
          campaignBudgetOperation: {
            update: { resourceName: budget, totalAmountMicros },
            updateMask: 'total_amount_micros',
          },
        },
      ]);
    expect((await change('600000000')).status).toBe(200);
    expect(codesIn(await change('1000000'))).toEqual([
      'campaignBudgetError.BUDGET_BELOW_PER_DAY_MINIMUM',
    ]);
  });

  test('comes too late for what was removed', async () => {
    await google.mutate([{ campaignOperation: { remove: campaign } }]);
    expect(codesIn(await update({ status: 'ENABLED' }, 'status'))).toEqual([
      'contextError.OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE',
    ]);
    expect(codesIn(await google.mutate([{ campaignOperation: { remove: campaign } }]))).toEqual([
      'contextError.OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE',
    ]);
  });

  test('a criterion can be removed and made again, but not twice', async () => {
    const [criterion] = made('campaignCriterion');
    const resourceName = criterion?.fields.resourceName;
    const again = {
      campaignCriterionOperation: {
        create: { campaign, location: { geoTargetConstant: 'geoTargetConstants/2528' } },
      },
    };
    expect(codesIn(await google.mutate([again]))).toEqual(['mutateError.RESOURCE_ALREADY_EXISTS']);
    await google.mutate([{ campaignCriterionOperation: { remove: resourceName } }]);
    const { json } = await google.mutate([again]);
    expect(json.mutateOperationResponses[0].campaignCriterionResult.resourceName).toBe(
      resourceName,
    );
  });
});

describe('a question', () => {
  beforeEach(async () => {
    await google.mutate(tree({ campaign: { status: 'ENABLED' } }));
  });

  test('is answered with what was selected, and names', async () => {
    const [row] = await rows(
      "SELECT campaign.name, ad_group.id FROM ad_group WHERE campaign.name = 'Nurse'",
    );
    expect(row).toEqual({
      campaign: { resourceName: expect.stringContaining('/campaigns/'), name: 'Nurse' },
      adGroup: {
        resourceName: expect.stringContaining('/adGroups/'),
        id: expect.stringMatching(/^\d+$/),
      },
    });
    expect(await rows("SELECT campaign.id FROM campaign WHERE campaign.name = 'Other'")).toEqual(
      [],
    );
  });

  test('about an account tells its currency and those below it', async () => {
    expect(
      await rows('SELECT customer.currency_code, customer.time_zone FROM customer'),
    ).toMatchObject([{ customer: { currencyCode: 'EUR', timeZone: 'Europe/Amsterdam' } }]);
    expect(
      await rows(
        'SELECT customer_client.id, customer_client.descriptive_name FROM customer_client WHERE customer_client.manager = FALSE',
      ),
    ).toMatchObject([{ customerClient: { id: CUSTOMER.split('/')[1] } }]);
  });

  test('about what something is made of is put in order and cut off', async () => {
    await google.mutate(tree({ campaign: { name: 'Anaesthetist' } }));
    const found = await rows('SELECT campaign.name FROM campaign ORDER BY campaign.name LIMIT 1');
    expect(found.map(({ campaign }) => campaign.name)).toEqual(['Anaesthetist']);
  });

  test('comes as a stream, too', async () => {
    const stream = (query: string) =>
      google.call(`/v25/${CUSTOMER}/googleAds:searchStream`, { query });
    const { json } = await stream('SELECT campaign.id FROM campaign');
    expect(json).toMatchObject([{ results: [{ campaign: {} }], fieldMask: 'campaign.id' }]);
    expect((await stream('SELECT campaign.id FROM campaign WHERE campaign.id = 1')).json).toEqual(
      [],
    );
  });

  test.each([
    ['SELECT campaign.colour FROM campaign', 'queryError.UNRECOGNIZED_FIELD'],
    ['SELECT car.id FROM campaign', 'queryError.UNRECOGNIZED_FIELD'],
    ['SELECT campaign.id FROM car', 'queryError.BAD_RESOURCE_TYPE_IN_FROM_CLAUSE'],
    ['SELECT ad_group.id FROM campaign', 'queryError.PROHIBITED_RESOURCE_TYPE_IN_SELECT_CLAUSE'],
    [
      'SELECT campaign.network_settings FROM campaign',
      'queryError.PROHIBITED_FIELD_IN_SELECT_CLAUSE',
    ],
    [
      "SELECT campaign.id FROM campaign WHERE campaign.status = 'ON'",
      'queryError.BAD_ENUM_CONSTANT',
    ],
    [
      'SELECT campaign.id, segments.date FROM campaign',
      'queryError.EXPECTED_FILTERS_ON_DATE_RANGE',
    ],
    [
      'SELECT campaign.id FROM campaign ORDER BY campaign.name',
      'queryError.EXPECTED_REFERENCED_FIELD_IN_SELECT_CLAUSE',
    ],
    [
      'SELECT label.id, metrics.clicks FROM label',
      'queryError.PROHIBITED_METRIC_IN_SELECT_OR_WHERE_CLAUSE',
    ],
  ])('%s is refused', async (query, code) => {
    expect(codesIn(await google.search(query))).toEqual([code]);
  });

  test('has no size of pages to choose', async () => {
    const answer = await google.call(`/v25/${CUSTOMER}/googleAds:search`, {
      query: 'SELECT campaign.id FROM campaign',
      pageSize: 10,
    });
    expect(codesIn(answer)).toEqual(['requestError.PAGE_SIZE_NOT_SUPPORTED']);
  });

  test('about review and state is answered as of now', async () => {
    const summary = async () => {
      const [row] = await rows(
        'SELECT campaign.primary_status, campaign.primary_status_reasons, ad_group_ad.policy_summary.review_status, ad_group_ad.policy_summary.approval_status FROM ad_group_ad',
      );
      return [
        row.campaign.primaryStatus,
        row.campaign.primaryStatusReasons[0],
        row.adGroupAd.policySummary.reviewStatus,
        row.adGroupAd.policySummary.approvalStatus,
      ];
    };
    expect(await summary()).toEqual([
      'PENDING',
      'CAMPAIGN_PENDING',
      'REVIEW_IN_PROGRESS',
      'UNKNOWN',
    ]);
    await sandbox.clock.set(Date.UTC(2027, 0, 6));
    expect(await summary()).toEqual(['ELIGIBLE', undefined, 'REVIEWED', 'APPROVED']);
    await sandbox.clock.set(Date.UTC(2027, 0, 20));
    expect(await summary()).toEqual(['ENDED', 'CAMPAIGN_ENDED', 'REVIEWED', 'APPROVED']);
  });

  test('about figures adds up over ads, groups, campaigns and days', async () => {
    await sandbox.clock.set(Date.UTC(2027, 0, 25));
    const cost = (found: Json[]) =>
      found.reduce((sum, { metrics }) => sum + Number(metrics.costMicros), 0);
    const span = "segments.date BETWEEN '2027-01-05' AND '2027-01-18'";
    const byDay = await rows(
      `SELECT ad_group_ad.ad.id, segments.date, metrics.cost_micros, metrics.clicks, metrics.impressions, metrics.ctr FROM ad_group_ad WHERE ${span}`,
    );
    expect(byDay).toHaveLength(14);
    const total = cost(byDay);
    expect(total).toBeGreaterThan(250_000_000);
    expect(total).toBeLessThanOrEqual(500_000_000);
    for (const from of ['campaign', 'ad_group', 'customer'])
      expect(cost(await rows(`SELECT ${from}.id, metrics.cost_micros FROM ${from}`))).toBe(total);
    const byHour = await rows(
      `SELECT campaign.id, segments.date, segments.hour, metrics.cost_micros FROM campaign WHERE ${span}`,
    );
    expect(cost(byHour)).toBe(total);
    expect(byHour.length).toBeGreaterThan(14);
  });
});

describe('at the door', () => {
  test('no one comes in without a key', async () => {
    const answer = await google.call('/v25/customers:listAccessibleCustomers', undefined, {
      authorization: '',
    });
    expect([answer.status, answer.json.error.status]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('a key is good for an hour', async () => {
    const form = 'grant_type=refresh_token&refresh_token=r&client_id=c&client_secret=s';
    const { json } = await google.call('/token', form);
    const authorization = `Bearer ${json.access_token}`;
    const list = () =>
      google.call('/v25/customers:listAccessibleCustomers', undefined, { authorization });
    expect((await list()).json).toEqual({ resourceNames: [CUSTOMER] });
    await sandbox.clock.advance(3_600_000);
    expect(codesIn(await list())).toEqual(['authenticationError.OAUTH_TOKEN_EXPIRED']);
  });

  test.each([
    ['grant_type=refresh_token&refresh_token=revoked', 'invalid_grant'],
    ['grant_type=password', 'unsupported_grant_type'],
    ['grant_type=refresh_token&refresh_token=r', 'invalid_client'],
  ])('%s gets no key', async (form, error) => {
    expect((await google.call('/token', form)).json.error).toBe(error);
  });

  test('versions come and go', async () => {
    const list = (version: string) => google.call(`/${version}/customers:listAccessibleCustomers`);
    expect((await list('v26')).status).toBe(200);
    expect(codesIn(await list('v22'))).toEqual(['requestError.UNSUPPORTED_VERSION']);
  });

  test('an account of another customer stays closed', async () => {
    const answer = await google.call('/v25/customers/1/googleAds:search', { query: 'x' });
    expect(answer.status).toBe(403);
    expect(codesIn(answer)).toEqual(['authorizationError.USER_PERMISSION_DENIED']);
  });

  test.each(['/v25/nothing', '/other', `/v25/${CUSTOMER}/cars:mutate`])(
    '%s is nowhere',
    async (path) => {
      expect((await google.call(path, {})).status).toBe(404);
    },
  );

  test('what is no JSON is not read', async () => {
    expect((await google.call(`/v25/${CUSTOMER}/googleAds:search`, '{"quer')).status).toBe(400);
  });
});

test('places are found by name', async () => {
  const { json } = await google.call('/v25/geoTargetConstants:suggest', {
    locale: 'nl',
    countryCode: 'NL',
    locationNames: { names: ['Utrecht'] },
  });
  expect(json.geoTargetConstantSuggestions).toContainEqual(
    expect.objectContaining({
      searchTerm: 'Utrecht',
      geoTargetConstant: expect.objectContaining({
        resourceName: 'geoTargetConstants/2745912',
        targetType: 'City',
        canonicalName: 'Utrecht,Utrecht,Netherlands',
      }),
    }),
  );
  const empty = await google.call('/v25/geoTargetConstants:suggest', {});
  expect(codesIn(empty)).toEqual(['geoTargetConstantSuggestionError.REQUEST_PARAMETERS_UNSET']);
});
