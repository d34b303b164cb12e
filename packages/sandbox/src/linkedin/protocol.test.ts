import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ACCOUNT,
  ACCOUNT_URN,
  Caller,
  campaigns,
  creativeBody,
  creatives,
  groupBody,
  groups,
  NOW,
  PAGE_URN,
  postBody,
  schedule,
} from './testing/caller.ts';

let caller: Caller;
beforeEach(async () => {
  caller = await Caller.open();
});
afterEach(() => caller.close());

describe('the protocol', () => {
  test.each<[string, Record<string, string>, number, object]>([
    ['no key', { authorization: '' }, 401, { serviceErrorCode: 65600 }],
    [
      'a key that has ended',
      { authorization: 'Bearer sandbox-1' },
      401,
      { serviceErrorCode: 65602 },
    ],
    ['no version', { 'linkedin-version': '' }, 400, { code: 'VERSION_MISSING' }],
    [
      'a version that is gone',
      { 'linkedin-version': '202401' },
      426,
      { code: 'NONEXISTENT_VERSION' },
    ],
    [
      'a version of the future',
      { 'linkedin-version': '202811' },
      426,
      { code: 'NONEXISTENT_VERSION' },
    ],
    ['the old protocol', { 'x-restli-protocol-version': '1.0.0' }, 400, { status: 400 }],
    ['a method that does not fit', { 'x-restli-method': 'DELETE' }, 405, { status: 405 }],
  ])('%s is refused', async (_, headers, status, body) => {
    const path = `/rest/${groups}?q=search&search=()`;
    const answer = await caller.call('GET', path, undefined, headers);
    expect(answer).toMatchObject({ status, body });
  });

  test.each([
    ['q=search&search=(status:', 400, 'ILLEGAL_ARGUMENT'],
    ['q=search&search=()&what=1', 400, 'QUERY_PARAM_NOT_ALLOWED'],
    ['q=search&search=(colour:(values:List(RED)))', 400, 'ILLEGAL_ARGUMENT'],
    ['q=search&search=(status:(values:List(COMPLETED)))', 400, 'INVALID_VALUE_FOR_FIELD'],
    ['q=nothing', 400, 'ILLEGAL_ARGUMENT'],
    ['q=search&search=()&pageSize=1001', 400, 'INVALID_VALUE_FOR_FIELD'],
    ['q=search&search=()&pageToken=nonsense', 400, 'INVALID_VALUE_FOR_FIELD'],
  ])('the query %s is refused', async (query, status, code) => {
    expect(await caller.get(`${groups}?${query}`)).toMatchObject({ status, body: { code } });
  });

  test('a creation answers with an id and nothing else', async () => {
    const answer = await caller.create(groups, groupBody());
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-restli-id')).toMatch(/^\d+$/);
    expect(answer.body).toBeUndefined();
    expect(answer.headers.get('x-li-uuid')).toBeTruthy();
  });

  test('a partial update sets, deletes and reaches inside, and says so in its header', async () => {
    const path = `${groups}/${await caller.group({ totalBudget: { amount: '900', currencyCode: 'EUR' } })}`;
    const patch = {
      $set: { name: 'Another' },
      $delete: ['totalBudget'],
      runSchedule: { $set: { end: schedule.end + 1 } },
    };
    const answer = await caller.patch(path, patch);
    expect(answer).toMatchObject({ status: 204, body: undefined });
    const { body } = await caller.get(path);
    expect(body).toMatchObject({
      name: 'Another',
      runSchedule: { ...schedule, end: schedule.end + 1 },
    });
    expect(body).not.toHaveProperty('totalBudget');
    expect(body.version.versionTag).toBe('1');
    const unsaid = await caller.call('POST', `/rest/${path}`, { patch });
    expect(unsaid).toMatchObject({ status: 400, body: { code: 'ILLEGAL_ARGUMENT' } });
  });

  test('a query can be tunnelled', async () => {
    const id = await caller.group();
    const headers = {
      'x-http-method-override': 'GET',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const query = 'q=search&search=(name:(values:List(A%20group)))';
    const answer = await caller.call('POST', `/rest/${groups}`, query, headers);
    expect(answer).toMatchObject({ status: 200, body: { elements: [{ id: Number(id) }] } });
  });

  test('a search goes on by tokens', async () => {
    const ids = [await caller.group(), await caller.group(), await caller.group()].map(Number);
    const first = await caller.get(`${groups}?q=search&search=()&pageSize=2`);
    expect(first.body.elements.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 2));
    const { nextPageToken } = first.body.metadata;
    const second = await caller.get(
      `${groups}?q=search&search=()&pageSize=2&pageToken=${nextPageToken}`,
    );
    expect(second.body).toMatchObject({ elements: [{ id: ids[2] }], metadata: {} });
    expect(second.body.metadata).not.toHaveProperty('nextPageToken');
  });

  test('both ways to say no', async () => {
    expect((await caller.create(groups, groupBody({ name: undefined }))).body).toEqual({
      status: 400,
      code: 'MISSING_FIELD',
      message: 'name is required but missing',
      serviceErrorCode: 100,
      errorDetailType: 'com.linkedin.common.error.BadRequest',
      errorDetails: {
        inputErrors: [
          {
            code: 'MISSING_FIELD',
            description: 'name is required but missing',
            input: { inputPath: { fieldPath: 'name' } },
          },
        ],
      },
    });
    expect((await caller.create(creatives, {})).body).toEqual({
      status: 400,
      message: 'ERROR :: /campaign :: campaign is required but missing',
      serviceErrorCode: 100,
    });
  });

  test('several are made at once, each for itself', async () => {
    const answer = await caller.call(
      'POST',
      `/rest/${groups}`,
      { elements: [groupBody(), groupBody({ name: '' }), groupBody()] },
      { 'x-restli-method': 'BATCH_CREATE' },
    );
    expect(answer.body.elements).toMatchObject([
      { status: 201 },
      { status: 400, error: { code: 'INVALID_VALUE_BLANK_FIELD' } },
      { status: 201 },
    ]);
    const partial = await caller.call(
      'POST',
      `/rest/${groups}`,
      { elements: [groupBody(), groupBody()] },
      { 'x-restli-method': 'BATCH_CREATE', 'x-sandbox-fault': 'partial' },
    );
    expect(partial.body.elements).toMatchObject([{ status: 201 }, { status: 400 }]);
  });

  test('several are read at once', async () => {
    const id = await caller.group();
    const { body } = await caller.get(`${groups}?ids=List(${id},1)`);
    expect(body).toMatchObject({
      results: { [id]: { name: 'A group' } },
      errors: { 1: { status: 404 } },
    });
  });

  test('what is not ours is not there', async () => {
    caller.sandbox.addAccount({
      network: 'linkedin',
      id: '999',
      name: 'Other',
      currency: 'EUR',
      timeZone: 'UTC',
    });
    const id = await caller.group();
    expect((await caller.get(`adAccounts/999/adCampaignGroups/${id}`)).status).toBe(404);
    expect((await caller.get('adAccounts/998/adCampaignGroups/1')).status).toBe(403);
  });

  test.each(['rest/nothing', 'rest/adAccounts/%E0%A4%A/adCampaigns/1', 'elsewhere'])(
    '/%s is nowhere',
    async (path) => {
      const { status } = await caller.call('GET', `/${path}`);
      expect([400, 404]).toContain(status);
    },
  );
});

describe('the shapes of answers', () => {
  test('a group', async () => {
    const id = await caller.group();
    expect((await caller.get(`${groups}/${id}`)).body).toEqual({
      id: Number(id),
      account: ACCOUNT_URN,
      name: 'A group',
      status: 'DRAFT',
      runSchedule: schedule,
      test: false,
      backfilled: false,
      allowedCampaignTypes: expect.arrayContaining(['SPONSORED_UPDATES']),
      servingStatuses: ['STOPPED', 'CAMPAIGN_GROUP_START_DATE_HOLD'],
      changeAuditStamps: {
        created: { actor: expect.stringMatching(/^urn:li:person:/), time: NOW },
        lastModified: { actor: expect.stringMatching(/^urn:li:person:/), time: NOW },
      },
      version: { versionTag: '1' },
    });
  });

  test('a campaign', async () => {
    const id = await caller.campaign(await caller.group());
    const { body } = await caller.get(`${campaigns}/${id}`);
    expect(body).toMatchObject({
      id: Number(id),
      status: 'DRAFT',
      test: false,
      totalBudget: { amount: '500.00', currencyCode: 'EUR' },
      servingStatuses: [
        'STOPPED',
        'CAMPAIGN_START_DATE_HOLD',
        'CAMPAIGN_GROUP_STATUS_HOLD',
        'CAMPAIGN_GROUP_START_DATE_HOLD',
      ],
    });
  });

  test('a creative, as a draft and in review', async () => {
    const campaign = await caller.campaign(await caller.group());
    const id = await caller.creative(campaign);
    const path = `${creatives}/${encodeURIComponent(id)}`;
    const { body } = await caller.get(path);
    expect(body).toMatchObject({
      id,
      account: ACCOUNT_URN,
      campaign: `urn:li:sponsoredCampaign:${campaign}`,
      content: { reference: expect.stringMatching(/^urn:li:share:\d+$/) },
      intendedStatus: 'DRAFT',
      isServing: false,
      isTest: false,
      createdAt: NOW,
    });
    expect(body).not.toHaveProperty('review');
    await caller.patch(path, { $set: { intendedStatus: 'ACTIVE' } });
    expect((await caller.get(path)).body).toMatchObject({
      review: { status: 'PENDING' },
      servingHoldReasons: expect.arrayContaining(['UNDER_REVIEW', 'CAMPAIGN_STOPPED']),
    });
    await caller.sandbox.clock.advance(3_600_000);
    expect((await caller.get(path)).body.review).toEqual({ status: 'APPROVED' });
  });

  test('a post, found by its account', async () => {
    const id = await caller.post();
    const account = encodeURIComponent(ACCOUNT_URN);
    const query = `q=dscAdAccount&dscAdAccount=${account}&dscAdTypes=List(STANDARD,VIDEO)&count=5`;
    const { body } = await caller.get(`posts?${query}`);
    expect(body).toMatchObject({
      elements: [
        {
          id,
          author: PAGE_URN,
          publishedAt: NOW,
          adContext: { isDsc: true, dscAdType: 'STANDARD' },
        },
      ],
      paging: { start: 0, count: 5 },
    });
    expect((await caller.delete(`posts/${encodeURIComponent(id)}`)).status).toBe(204);
    expect((await caller.get(`posts?${query}`)).body.elements).toEqual([]);
  });

  test('a post and its creative in one call', async () => {
    const campaign = await caller.campaign(await caller.group());
    const { content: _, ...creative } = creativeBody(campaign, '');
    const post = postBody(await caller.image());
    const answer = await caller.create(`${creatives}?action=createInline`, {
      creative: { ...creative, inlineContent: { post } },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-restli-id')).toMatch(/^urn:li:sponsoredCreative:/);
  });

  test('an upload', async () => {
    const { body } = await caller.create('images?action=initializeUpload', {
      initializeUploadRequest: { owner: PAGE_URN },
    });
    expect(body).toEqual({
      value: {
        uploadUrl: expect.stringMatching(/^http/),
        uploadUrlExpiresAt: expect.any(Number),
        image: expect.stringMatching(/^urn:li:image:C/),
      },
    });
    const path = `images/${encodeURIComponent(body.value.image)}`;
    expect((await caller.get(path)).body).toMatchObject({ status: 'WAITING_UPLOAD' });
  });

  test('a film comes in pieces of 4 MB, and is ready after a while', async () => {
    const { body } = await caller.create('videos?action=initializeUpload', {
      initializeUploadRequest: {
        owner: PAGE_URN,
        fileSizeBytes: 5_000_000,
        uploadCaptions: false,
        uploadThumbnail: false,
      },
    });
    const { uploadInstructions, uploadToken, video } = body.value;
    expect(
      uploadInstructions.map((one: { firstByte: number; lastByte: number }) => [
        one.firstByte,
        one.lastByte,
      ]),
    ).toEqual([
      [0, 4_194_303],
      [4_194_304, 4_999_999],
    ]);
    const tags: (string | null)[] = [];
    const film = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('ftyp')]);
    for (const { uploadUrl } of uploadInstructions) {
      const headers = { authorization: 'Bearer token' };
      tags.push(
        (await fetch(uploadUrl, { method: 'PUT', headers, body: film })).headers.get('etag'),
      );
    }
    const finish = (uploadedPartIds: unknown) =>
      caller.create('videos?action=finalizeUpload', {
        finalizeUploadRequest: { video, uploadToken, uploadedPartIds },
      });
    expect((await finish(tags.slice(1))).status).toBe(400);
    expect((await finish(tags)).status).toBe(200);
    const path = `videos/${encodeURIComponent(video)}`;
    expect((await caller.get(path)).body.status).toBe('PROCESSING');
    await caller.sandbox.clock.advance(5_000);
    expect((await caller.get(path)).body.status).toBe('AVAILABLE');
  });

  test('accounts, people and pages', async () => {
    const { body } = await caller.get('adAccounts?q=search&search=(status:(values:List(ACTIVE)))');
    expect(body.elements).toMatchObject([
      { id: Number(ACCOUNT), currency: 'EUR', status: 'ACTIVE', type: 'BUSINESS', test: false },
    ]);
    expect((await caller.get('adAccountUsers?q=authenticatedUser')).body.elements).toMatchObject([
      { account: ACCOUNT_URN, role: 'CAMPAIGN_MANAGER' },
    ]);
    const acls = await caller.get(
      'organizationAcls?q=roleAssignee&role=ADMINISTRATOR&state=APPROVED',
    );
    expect(acls.body.elements).toMatchObject([{ organization: PAGE_URN, state: 'APPROVED' }]);
    expect((await caller.get('organizations/90210')).body).toMatchObject({
      id: 90210,
      localizedName: 'Ziekenhuis',
    });
  });

  test('places, audiences and prices', async () => {
    const facet = encodeURIComponent('urn:li:adTargetingFacet:locations');
    const { body } = await caller.get(
      `adTargetingEntities?q=typeahead&facet=${facet}&query=Utrecht&queryVersion=QUERY_USES_URNS`,
    );
    expect(body.elements).toContainEqual({
      urn: 'urn:li:geo:2745912',
      name: 'Utrecht, Utrecht, Netherlands',
      facetUrn: 'urn:li:adTargetingFacet:locations',
    });
    const criteria = `targetingCriteria=(include:(and:List((or:(${facet}:List(urn%3Ali%3Ageo%3A2745912))))))`;
    const counts = await caller.get(`audienceCounts?q=targetingCriteriaV2&${criteria}`);
    expect(counts.body.elements[0].total).toBeGreaterThan(300);
    const account = encodeURIComponent(ACCOUNT_URN);
    const prices = await caller.get(
      `adBudgetPricing?q=criteriaV2&account=${account}&bidType=CPM&campaignType=SPONSORED_UPDATES&matchType=EXACT&${criteria}`,
    );
    expect(prices.body.elements).toMatchObject([
      {
        bidLimits: { min: { currencyCode: 'EUR' } },
        dailyBudgetLimits: { min: { amount: '10.00', currencyCode: 'EUR' } },
      },
    ]);
  });

  test('a new key for an old one', async () => {
    const form = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: 'r',
      client_id: 'c',
      client_secret: 's',
    });
    const ask = (body: string) => caller.call('POST', '/oauth/v2/accessToken', body);
    expect((await ask(form.toString())).body).toEqual({
      access_token: expect.any(String),
      expires_in: 5_184_000,
    });
    form.set('refresh_token', 'revoked');
    expect(await ask(form.toString())).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect(await ask('')).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  });
});

describe('what goes wrong, in LinkedIn’s words', () => {
  test.each<[string, number, object]>([
    ['rateLimit', 429, { serviceErrorCode: 101 }],
    ['dailyQuota', 429, { message: expect.stringContaining(' DAY limit') }],
    ['transient', 503, { code: 'UNDER_MAINTENANCE' }],
    ['tokenExpired', 401, { serviceErrorCode: 65602 }],
    ['permission', 403, { code: 'NO_PERMISSION_ON_ENTITY' }],
    ['policy', 400, { code: 'CREATE_NOT_ALLOWED_WITH_FAILED_CREATIVES' }],
    ['sunsetVersion', 426, { code: 'NONEXISTENT_VERSION' }],
  ])('%s', async (effect, status, body) => {
    const path = `/rest/${groups}?q=search&search=()`;
    const answer = await caller.call('GET', path, undefined, { 'x-sandbox-fault': effect });
    expect(answer).toMatchObject({ status, body: { status, ...body } });
    // LinkedIn says neither how long to wait nor how much is left.
    expect(answer.headers.get('retry-after')).toBeNull();
  });
});
