import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { conversionOf } from '../accounts.ts';
import {
  ACCOUNT,
  Caller,
  campaignBody,
  campaigns,
  creativeBody,
  creatives,
  groupBody,
  groups,
  NOW,
  postBody,
  schedule,
  targeting,
} from './testing/caller.ts';

const DAY = 86_400_000;

let caller: Caller;
beforeEach(async () => {
  caller = await Caller.open();
});
afterEach(() => caller.close());

const euros = (amount: string, currencyCode = 'EUR') => ({ amount, currencyCode });

describe('a group is refused', () => {
  test.each<[string, object, string]>([
    ['with a field no one knows', { colour: 'red' }, 'FIELD_NOT_ALLOWED'],
    ['with a field that is told, not set', { servingStatuses: [] }, 'FIELD_NOT_ALLOWED'],
    ['with a status no one knows', { status: 'SLEEPING' }, 'INVALID_VALUE_FOR_FIELD'],
    ['without a name', { name: '  ' }, 'INVALID_VALUE_BLANK_FIELD'],
    ['with a name of 101 letters', { name: 'x'.repeat(101) }, 'FIELD_LENGTH_TOO_LONG'],
    ['of another account', { account: 'urn:li:sponsoredAccount:1' }, 'MISMATCH_FIELDS'],
    ['in another currency', { totalBudget: euros('500', 'USD') }, 'CURRENCY_MISMATCH'],
    [
      'with a budget and no end',
      { totalBudget: euros('500'), runSchedule: { start: NOW } },
      'MISSING_FIELD',
    ],
    [
      'that ends before it starts',
      { runSchedule: { start: NOW + DAY, end: NOW + 1 } },
      'START_DATE_AFTER_END_DATE',
    ],
    ['that is over', { runSchedule: { start: NOW - DAY, end: NOW } }, 'DATE_TOO_EARLY'],
  ])('%s', async (_, changes, code) => {
    const answer = await caller.create(groups, groupBody(changes));
    expect(answer).toMatchObject({ status: 400, body: { code } });
  });
});

test('a campaign is told in another order than it was said in', async () => {
  const group = await caller.group();
  const said = targeting({
    'urn:li:adTargetingFacet:interfaceLocales': ['urn:li:locale:nl_NL'],
  });
  const id = await caller.campaign(group, { targetingCriteria: said });
  const { body } = await caller.get(`${campaigns}/${id}`);
  const told = body.targetingCriteria.include.and.map(({ or }: { or: object }) => Object.keys(or));
  expect(told.flat().map((facet: string) => facet.split(':').at(-1))).toEqual([
    'interfaceLocales',
    'locations',
  ]);
});

describe('a campaign is refused', () => {
  test.each<[string, object, string]>([
    [
      'for the page of a stranger',
      { associatedEntity: 'urn:li:organization:999' },
      'FIELD_VALUE_DOES_NOT_EXIST',
    ],
    [
      'in a language that LinkedIn does not have',
      { locale: { country: 'YY', language: 'xx' } },
      'INVALID_VALUE_FOR_FIELD',
    ],
    [
      'for members in another language than its own',
      {
        targetingCriteria: targeting({
          'urn:li:adTargetingFacet:interfaceLocales': ['urn:li:locale:en_US'],
        }),
      },
      'MISMATCH_FIELDS',
    ],
    [
      'that began a second ago',
      { runSchedule: { ...schedule, start: NOW - 1_000 } },
      'DATE_TOO_EARLY',
    ],
    ['with three decimals', { totalBudget: euros('500.001') }, 'INVALID_VALUE_FOR_FIELD'],
    ['with too little for a day', { dailyBudget: euros('5.00') }, 'FIELD_VALUE_TOO_LOW'],
    [
      'that bids nothing by hand',
      { optimizationTargetType: 'NONE', costType: 'CPC', unitCost: euros('0') },
      'FIELD_VALUE_TOO_LOW',
    ],
    [
      'by a facet that there is not',
      { targetingCriteria: targeting({ 'urn:li:adTargetingFacet:moods': ['urn:li:mood:1'] }) },
      'FAILED_TO_PROCESS_TARGETING_CRITERIA',
    ],
    ['without saying whether it is political', { politicalIntent: undefined }, 'MISSING_FIELD'],
    [
      'without saying whether it leaves LinkedIn',
      { offsiteDeliveryEnabled: undefined },
      'MISSING_FIELD',
    ],
    ['without a budget', { totalBudget: undefined, pacingStrategy: undefined }, 'MISSING_FIELD'],
    ['without a page', { associatedEntity: undefined }, 'MISSING_FIELD'],
    ['with a field no one knows', { colour: 'red' }, 'FIELD_NOT_ALLOWED'],
    ['with a format no one knows', { format: 'HOLOGRAM' }, 'INVALID_VALUE_FOR_FIELD'],
    ['in the plural', { objectiveType: 'WEBSITE_VISITS' }, 'INVALID_VALUE_FOR_FIELD'],
    [
      'with a goal that does not fit',
      { optimizationTargetType: 'MAX_LEAD' },
      'INVALID_CAMPAIGN_CONFIGURATION',
    ],
    ['in another currency', { unitCost: euros('0', 'USD') }, 'CURRENCY_MISMATCH'],
    ['with too little for its days', { totalBudget: euros('139.99') }, 'FIELD_VALUE_TOO_LOW'],
    [
      'that begins before its group',
      { runSchedule: { ...schedule, start: NOW } },
      'CONDITIONAL_VALUE_TOO_LOW',
    ],
    [
      'that outlives its group',
      { runSchedule: { ...schedule, end: schedule.end + 1 } },
      'CONDITIONAL_VALUE_TOO_HIGH',
    ],
    [
      'that is on in a group of drafts',
      { status: 'ACTIVE' },
      'ONLY_DRAFT_CAMPAIGNS_ALLOWED_IN_DRAFT_CAMPAIGN_GROUPS',
    ],
    [
      'in a group that does not exist',
      { campaignGroup: 'urn:li:sponsoredCampaignGroup:1' },
      'FIELD_VALUE_DOES_NOT_EXIST',
    ],
    [
      'for too few people',
      { targetingCriteria: targeting({ 'urn:li:adTargetingFacet:titles': ['urn:li:title:1'] }) },
      'AUDIENCE_SIZE_TOO_SMALL',
    ],
    ['for nowhere', { targetingCriteria: { include: { and: [] } } }, 'MISSING_FIELD'],
    [
      'for a place no one knows',
      {
        targetingCriteria: {
          include: { and: [{ or: { 'urn:li:adTargetingFacet:locations': ['urn:li:geo:1'] } }] },
        },
      },
      'FIELD_VALUE_DOES_NOT_EXIST',
    ],
  ])('%s', async (_, changes, code) => {
    const answer = await caller.create(campaigns, campaignBody(await caller.group(), changes));
    expect(answer).toMatchObject({ status: 400, body: { code } });
  });

  test('above the budget of its group', async () => {
    const group = await caller.group({ totalBudget: euros('900') });
    await caller.campaign(group);
    expect(await caller.create(campaigns, campaignBody(group))).toMatchObject({
      status: 400,
      body: { code: 'INSUFFICIENT_CAMPAIGN_GROUP_BUDGET' },
    });
  });
});

describe('a change is refused', () => {
  test.each<[string, object, string]>([
    [
      'of what it is for',
      { $set: { objectiveType: 'BRAND_AWARENESS' } },
      'INVALID_CAMPAIGN_CONFIGURATION',
    ],
    [
      'of what it is for and how',
      { $set: { objectiveType: 'BRAND_AWARENESS', optimizationTargetType: 'MAX_REACH' } },
      'IMMUTABLE_CAMPAIGN_OBJECTIVE_TYPE',
    ],
    ['of its pace', { $set: { pacingStrategy: 'ACCELERATED' } }, 'FIELD_NOT_ALLOWED'],
    ['of a field no one knows', { $set: { colour: 'red' } }, 'FIELD_NOT_ALLOWED'],
    ['that deletes what is needed', { $delete: ['name'] }, 'MISSING_FIELD'],
    ['in words no one knows', { $add: { name: 'x' } }, 'INVALID_VALUE_FOR_FIELD'],
    [
      'of a draft that is to go',
      { $set: { status: 'PENDING_DELETION' } },
      'STATUS_CHANGE_NOT_ALLOWED',
    ],
  ])('%s', async (_, patch, code) => {
    const id = await caller.campaign(await caller.group());
    const answer = await caller.patch(`${campaigns}/${id}`, patch);
    expect(answer).toMatchObject({ status: 400, body: { code } });
  });

  test('of dates that are past', async () => {
    const path = `${groups}/${await caller.group()}`;
    await caller.sandbox.clock.set(schedule.start + 1);
    const start = await caller.patch(path, {
      runSchedule: { $set: { start: schedule.start + DAY } },
    });
    expect(start.body.code).toBe('DATE_IMMUTABLE_WHEN_PASSED');
    const end = await caller.patch(path, { runSchedule: { $set: { end: schedule.start + 1 } } });
    expect(end.body.code).toBe('DATE_TOO_EARLY');
    await caller.sandbox.clock.set(schedule.end);
    const late = await caller.patch(path, { runSchedule: { $set: { end: schedule.end + DAY } } });
    expect(late.body.code).toBe('DATE_IMMUTABLE_WHEN_PASSED');
  });

  test('of a group that would end before its campaigns', async () => {
    const group = await caller.group();
    await caller.campaign(group);
    const patch = { runSchedule: { $set: { end: schedule.end - 1 } } };
    expect(await caller.patch(`${groups}/${group}`, patch)).toMatchObject({
      status: 400,
      body: { code: 'CONDITIONAL_VALUE_TOO_HIGH' },
    });
  });

  test('that switches on what does not know its conversions', async () => {
    const group = await caller.group({ status: 'ACTIVE' });
    const id = await caller.campaign(group, {
      objectiveType: 'WEBSITE_CONVERSION',
      optimizationTargetType: 'MAX_CONVERSION',
    });
    const activate = () => caller.patch(`${campaigns}/${id}`, { $set: { status: 'ACTIVE' } });
    expect((await activate()).body.code).toBe('CONVERSION_CAMPAIGN_MISSING_ASSOCIATED_CONVERSION');
    const campaign = encodeURIComponent(`urn:li:sponsoredCampaign:${id}`);
    const count = async (conversion: string) => {
      const urn = encodeURIComponent(`urn:lla:llaPartnerConversion:${conversion}`);
      const key = `(campaign:${campaign},conversion:${urn})`;
      return (await caller.call('PUT', `/rest/campaignConversions/${key}`, {})).status;
    };
    expect(await count('104012')).toBe(404);
    expect(await count(conversionOf({ id: ACCOUNT }))).toBe(204);
    expect((await activate()).status).toBe(204);
    const format = await caller.patch(`${campaigns}/${id}`, { $set: { format: 'CAROUSEL' } });
    expect(format.body.code).toBe('FIELD_IMMUTABLE_FOR_NON_DRAFT_CAMPAIGNS');
  });
});

describe('tracking parameters', () => {
  const pathOf = (id: string) =>
    `/rest/adTrackingParameters/(adEntity:(sponsoredCampaign:${encodeURIComponent(`urn:li:sponsoredCampaign:${id}`)}))`;

  test('are kept beside a campaign, and not shown as a part of it', async () => {
    const id = await caller.campaign(await caller.group());
    expect((await caller.call('GET', pathOf(id))).status).toBe(404);
    const parameters = {
      customValueParameters: { utm_source: 'linkedin' },
      dynamicValueParameters: { utm_id: 'CAMPAIGN_ID' },
    };
    expect((await caller.call('PUT', pathOf(id), parameters)).status).toBe(204);
    expect((await caller.call('GET', pathOf(id))).body).toEqual(parameters);
    expect((await caller.get(`${campaigns}/${id}`)).body).not.toHaveProperty('trackingParameters');
    const renamed = await caller.patch(`${campaigns}/${id}`, { $set: { name: 'Another' } });
    expect(renamed.status).toBe(204);
    expect((await caller.call('GET', pathOf(id))).body).toEqual(parameters);
  });

  test.each([
    ['a value that is no text', { customValueParameters: { utm_source: 5 } }],
    ['a word LinkedIn does not fill in', { dynamicValueParameters: { utm_id: 'MOOD' } }],
    [
      'a parameter that is there twice',
      {
        customValueParameters: { utm_id: '5' },
        dynamicValueParameters: { utm_id: 'CAMPAIGN_ID' },
      },
    ],
  ])('are refused with %s', async (_, parameters) => {
    const id = await caller.campaign(await caller.group());
    expect((await caller.call('PUT', pathOf(id), parameters)).status).toBe(400);
  });

  test('are refused for a campaign that does not exist', async () => {
    expect((await caller.call('PUT', pathOf('999'), {})).status).toBe(404);
  });
});

describe('deleting', () => {
  test('takes drafts away, and nothing else', async () => {
    const draft = `${groups}/${await caller.group()}`;
    expect((await caller.delete(draft)).status).toBe(204);
    expect((await caller.get(draft)).status).toBe(404);
    const active = `${groups}/${await caller.group({ status: 'ACTIVE' })}`;
    expect(await caller.delete(active)).toMatchObject({
      status: 400,
      body: { code: 'DELETE_ALLOWED_ONLY_FOR_DRAFT_STATUS' },
    });
    await caller.patch(active, { $set: { status: 'PENDING_DELETION' } });
    expect((await caller.get(active)).body.status).toBe('PENDING_DELETION');
    expect((await caller.patch(active, { $set: { status: 'ACTIVE' } })).body.code).toBe(
      'STATUS_CHANGE_NOT_ALLOWED',
    );
  });
});

describe('a post is refused', () => {
  test.each<[string, object, number, string]>([
    ['of a page that is not ours', { author: 'urn:li:organization:1' }, 403, 'permission'],
    ['with 3,001 letters', { commentary: 'x'.repeat(3_001) }, 400, '/commentary'],
    ['with signs that are not escaped', { commentary: 'work (with us' }, 400, '/commentary'],
    [
      'with a button no one knows',
      { contentCallToActionLabel: 'HURRY' },
      400,
      '/contentCallToActionLabel',
    ],
    ['with an address that is none', { contentLandingPage: 'jobs' }, 400, '/contentLandingPage'],
    [
      'with an address of 2,001 signs',
      { contentLandingPage: `https://jobs.example/${'x'.repeat(1_980)}` },
      400,
      '/contentLandingPage',
    ],
    [
      'with a picture that is not there',
      { content: { media: { id: 'urn:li:image:C0' } } },
      400,
      '/content/media/id',
    ],
    ['with a field no one knows', { colour: 'red' }, 422, '/colour'],
    [
      'with a field that is told, not set',
      { adContext: { dscAdAccount: 'urn:li:sponsoredAccount:1', isDsc: true } },
      422,
      '/adContext/isDsc',
    ],
  ])('%s', async (_, changes, status, says) => {
    const answer = await caller.create('posts', { ...postBody(await caller.image()), ...changes });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(says);
    expect(answer.body).not.toHaveProperty('code');
  });

  test('not with signs that are escaped, or meant', async () => {
    await caller.post({ commentary: 'work \\(with us\\) {hashtag|\\#|nurse} #care' });
  });
});

describe('a creative is refused', () => {
  const cases: [string, object, string][] = [
    ['when it begins paused', { intendedStatus: 'PAUSED' }, '/intendedStatus'],
    [
      'with a post that is not there',
      { content: { reference: 'urn:li:share:1' } },
      '/content/reference',
    ],
    ['in a campaign that is not there', { campaign: 'urn:li:sponsoredCampaign:1' }, '/campaign'],
    ['with a field that is told, not set', { review: { status: 'APPROVED' } }, '/review'],
  ];
  test.each(cases)('%s', async (_, changes, says) => {
    const campaign = await caller.campaign(await caller.group());
    const body = { ...creativeBody(campaign, await caller.post()), ...changes };
    const answer = await caller.create(creatives, body);
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.message).toContain(says);
  });

  test('with a picture in a campaign of films', async () => {
    const campaign = await caller.campaign(await caller.group(), { format: 'SINGLE_VIDEO' });
    const answer = await caller.create(creatives, creativeBody(campaign, await caller.post()));
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.body.message).toContain("can't show image");
  });

  test('the sixteenth that is on', async () => {
    const campaign = await caller.campaign(await caller.group());
    const post = await caller.post();
    const body = { ...creativeBody(campaign, post), intendedStatus: 'ACTIVE' };
    for (let n = 0; n < 15; n += 1) await caller.made(creatives, body);
    expect((await caller.create(creatives, body)).status).toBe(400);
    await caller.made(creatives, { ...body, intendedStatus: 'DRAFT' });
  });

  test('with another post, and paused while it is looked at', async () => {
    const id = await caller.creative(await caller.campaign(await caller.group()));
    const path = `${creatives}/${encodeURIComponent(id)}`;
    const content = { reference: await caller.post() };
    expect((await caller.patch(path, { $set: { content } })).status).toBe(422);
    await caller.patch(path, { $set: { intendedStatus: 'ACTIVE' } });
    expect((await caller.patch(path, { $set: { intendedStatus: 'PAUSED' } })).status).toBe(400);
    expect((await caller.delete(path)).status).toBe(400);
    await caller.sandbox.clock.advance(DAY / 2);
    expect((await caller.patch(path, { $set: { intendedStatus: 'PAUSED' } })).status).toBe(204);
  });
});

test('uploads are refused for foreign pages and unknown wishes', async () => {
  const start = (initializeUploadRequest: object) =>
    caller.create('images?action=initializeUpload', { initializeUploadRequest });
  expect((await start({ owner: 'urn:li:organization:1' })).status).toBe(403);
  expect((await start({ owner: 'urn:li:organization:90210', colour: 'red' })).status).toBe(422);
  expect((await caller.create('images?action=dance', {})).status).toBe(400);
});
