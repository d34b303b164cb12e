import type { OperationAnswer } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import { addDays } from '@posthorn/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  dayThere,
  kit,
  launch,
  makeCampaign,
  rewordPost,
  sandbox,
  server,
  setSandboxScene,
  tools,
  workOff,
} from '../../testing/networks/sandbox-scene.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { followTogether, type PublishTools } from '../publishing/index.ts';

setSandboxScene();
let admin: TestClient;
beforeEach(async () => {
  admin = await server.client(kit.admin.id);
});
afterEach(async () => {
  sandbox.faults.clear();
  await server.db.deleteFrom('campaign_error').execute();
});

const DAY_MS = 86_400_000;
type Page = OperationAnswer<'listErroredCampaigns'>;

const list = async (query = {}): Promise<Page> => {
  const params = { accountId: kit.account.id };
  return (await admin.call('listErroredCampaigns', { params, query })).body as Page;
};

/** A campaign that LinkedIn refuses as a whole, and Meta takes. */
async function refusedByLinkedIn() {
  const { id } = await makeCampaign(['FacebookPostAd', 'LinkedinPostAd']);
  sandbox.faults.add({ network: 'linkedin', effect: 'tokenExpired' });
  await launch(id);
  const errored = (await list()).data.find((campaign) => campaign.id === id);
  const [error] = errored?.errors ?? [];
  if (!error?.requestId) throw new Error('LinkedIn refused nothing');
  const params = { accountId: kit.account.id, campaignId: id, requestId: error.requestId };
  return { id, error, params };
}

/** A member of the account who is in no workspace. */
async function makeEditor(): Promise<TestClient> {
  const person = await builders.makePerson(server.db);
  const of = { account_id: kit.account.id, person_id: person.id };
  await builders.makeMembership(server.db, { ...of, role: 'editor' });
  return server.client(person.id);
}

const errorsOf = async (id: string) =>
  (await list()).data.find((campaign) => campaign.id === id)?.errors ?? [];

describe('the list of errored campaigns', () => {
  test('says of each error what it means, where it is mended and whose words it is', async () => {
    const { id } = await refusedByLinkedIn();
    const found = (await list()).data.filter((campaign) => campaign.id === id);
    expect(found).toMatchObject([
      {
        id,
        hasErrors: true,
        abilities: expect.arrayContaining(['redeploy']),
        errors: [
          {
            channel: 'linkedIn',
            adId: null,
            adType: null,
            requestId: expect.any(String),
            userMessage: expect.stringContaining('no longer valid'),
            cause: 'linkedin.connectionOver',
            cure: 'network',
            times: 1,
            formerEnd: null,
            isRetryable: true,
          },
        ],
      },
    ]);
    const { body } = await admin.call('getCampaign', { params: { campaignId: id } });
    expect(body.errors).toMatchObject([{ channel: 'linkedIn', cure: 'network' }]);
  });

  test('comes page by page, the latest error first, each campaign once', async () => {
    for (let n = 0; n < 12; n += 1) {
      const { id } = await makeCampaign(['FacebookPostAd']);
      const seen_at = new Date(Date.UTC(2026, 0, n + 1));
      const of = { account_id: kit.account.id, campaign_id: id, seen_at };
      await builders.makeCampaignError(server.db, of);
      await builders.makeCampaignError(server.db, of);
    }
    const first = await list();
    const second = await list({ page: 2 });
    expect([first.data.length, first.hasMore]).toEqual([10, true]);
    expect([second.data.length, second.hasMore]).toEqual([2, false]);
    const all = [...first.data, ...second.data];
    expect(new Set(all.map(({ id }) => id)).size).toBe(12);
    const seen = all.map(({ errors }) => errors[0]?.seenAt ?? '');
    expect(seen).toEqual(seen.toSorted().toReversed());
    expect(all.every(({ errors }) => errors.length === 2)).toBe(true);
  });

  test('an editor sees those of their own workspaces', async () => {
    await refusedByLinkedIn();
    const editor = await makeEditor();
    const params = { accountId: kit.account.id };
    expect((await editor.call('listErroredCampaigns', { params })).body.data).toEqual([]);
  });
});

describe('an error that is sent again', () => {
  test('is over when the network takes it, and the other networks are left alone', async () => {
    const { id, params } = await refusedByLinkedIn();
    sandbox.faults.clear();
    const before = await versions(id);
    const { body } = await admin.call('retryError', { params });
    expect(body.errors).toEqual([]);
    await workOff();
    expect(await errorsOf(id)).toEqual([]);
    const after = await versions(id);
    expect(after.facebook).toBe(before.facebook);
    expect(after.linkedIn).toBeGreaterThan(before.linkedIn ?? 0);
    const log = await admin.call('getActivityLog', { params: { campaignId: id } });
    expect(log.body.map(({ message }) => message)).toContain(
      'sent again what LinkedIn had refused',
    );
  });

  test('is opened again when the network repeats it, and says that it was sent again', async () => {
    const { id, error, params } = await refusedByLinkedIn();
    await admin.call('retryError', { params });
    expect(await errorsOf(id)).toEqual([]);
    await workOff();
    expect(await errorsOf(id)).toMatchObject([
      { id: error.id, times: 2, formerEnd: { resolution: 'sent_again', by: expect.any(String) } },
    ]);
  });

  test('is sent as the ad is now, where its channel has nothing yet', async () => {
    const { id } = await makeCampaign(['FacebookPostAd']);
    const match = { method: 'POST', bodyContains: 'creative_id' };
    sandbox.faults.add({ network: 'meta', effect: 'policy', match });
    await launch(id);
    sandbox.faults.clear();
    const [error] = await errorsOf(id);
    await rewordPost(error?.adId ?? (await adOf(id)), 'Work with us, day and night');
    const requestId = error?.requestId ?? '';
    const params = { accountId: kit.account.id, campaignId: id, requestId };
    await admin.call('retryError', { params });
    await workOff();
    expect(await publications(id)).toMatchObject([
      { state: 'live', reached_plan: { ads: [{ message: 'Work with us, day and night' }] } },
    ]);
  });

  test('is sent with other dates, also where its channel shows nothing again that is over', async () => {
    const { id } = await makeCampaign(['LinkedinPostAd']);
    sandbox.faults.add({ network: 'linkedin', effect: 'tokenExpired' });
    await launch(id);
    sandbox.faults.clear();
    await sandbox.clock.advance(60 * DAY_MS);
    const end_date = addDays(dayThere(), 20);
    await server.db
      .updateTable('campaign')
      .set({ start_date: addDays(dayThere(), 1), end_date })
      .where('id', '=', id)
      .execute();
    await admin.call('redeployCampaign', { params: { campaignId: id } });
    await workOff();
    expect(await publications(id)).toMatchObject([
      { state: 'live', reached_plan: { endDate: end_date } },
    ]);
  });

  test('is sent with the budget that was set since, while no network has anything', async () => {
    const { id } = await makeCampaign(['LinkedinPostAd']);
    sandbox.faults.add({ network: 'linkedin', effect: 'tokenExpired' });
    await launch(id);
    sandbox.faults.clear();
    const none = { facebook_amount: 0, google_display_amount: 0, google_search_amount: 0 };
    const body = { ...none, linkedin_amount: 2_345_00, total_gross_budget_in_cents: 2_345_00 };
    const set = { params: { campaignId: id }, body };
    expect((await admin.send('setCustomBudget', set)).status).toBe(200);
    await admin.call('redeployCampaign', { params: { campaignId: id } });
    await workOff();
    expect(await publications(id)).toMatchObject([
      { state: 'live', reached_plan: { budget: 2_345_00 } },
    ]);
    expect((await admin.send('setCustomBudget', set)).status).toBe(409);
  });

  test('is sent alone, while another ad that was refused there waits to be mended', async () => {
    const { id } = await makeCampaign(['FacebookPostAd', 'FacebookPostAd', 'FacebookPostAd']);
    const match = { method: 'POST', bodyContains: 'creative_id' };
    const rule = { network: 'meta', effect: 'policy', match } as const;
    sandbox.faults.add({ ...rule, when: { nth: 1 } });
    sandbox.faults.add({ ...rule, when: { nth: 2 } });
    await launch(id);
    sandbox.faults.clear();
    const [one, other] = await errorsOf(id);
    expect([one?.adId, other?.adId]).toEqual([expect.any(String), expect.any(String)]);
    // Meta refused both in one answer.
    expect(one?.requestId).toBe(other?.requestId);
    const retry = async (error: typeof one) => {
      const requestId = error?.requestId ?? '';
      const params = { accountId: kit.account.id, campaignId: id, requestId };
      const query = { error: error?.id };
      expect((await admin.send('retryError', { params, query })).status).toBe(200);
      await workOff();
    };
    await retry(one);
    expect(await errorsOf(id)).toMatchObject([{ id: other?.id, times: 1 }]);
    // Nor does it come along when another ad is saved.
    const [{ id: good } = { id: '' }] = await server.db
      .selectFrom('ad')
      .select('id')
      .where('campaign_id', '=', id)
      .where('id', 'not in', [one?.adId ?? '', other?.adId ?? ''])
      .execute();
    await rewordPost(good, 'Work with us, day and night');
    await workOff();
    expect(await errorsOf(id)).toMatchObject([{ id: other?.id, times: 1 }]);

    await retry(other);
    expect(await errorsOf(id)).toEqual([]);
    expect(await publications(id)).toMatchObject([{ state: 'live', is_whole: true }]);
  });

  test('a second press finds nothing to do', async () => {
    const { params } = await refusedByLinkedIn();
    sandbox.faults.clear();
    await admin.call('retryError', { params });
    expect((await admin.send('retryError', { params })).status).toBe(200);
  });
});

describe('the same cause in several campaigns', () => {
  const retryCause = (client: TestClient, cause: string) =>
    client.call('retryCause', { params: { accountId: kit.account.id }, body: { cause } });

  const nothing = { sent: 0, notSent: 0, refused: [] };

  test('is one cause, whatever page they stand on, and is sent again together', async () => {
    const refused = [await refusedByLinkedIn(), await refusedByLinkedIn()];
    const { causes, data } = await list({ perpage: 1 });
    expect(data).toHaveLength(1);
    const { cause, cure, userMessage } = refused[0]?.error ?? {};
    // Other tests leave work behind, which LinkedIn refuses meanwhile, too.
    const campaigns = (await list({ perpage: 100 })).data.length;
    expect(campaigns).toBeGreaterThan(1);
    expect(causes).toEqual([{ cause, cure, userMessage, campaigns, retryable: campaigns }]);

    sandbox.faults.clear();
    expect((await retryCause(admin, String(cause))).body).toMatchObject({
      ...{ sent: campaigns, notSent: 0 },
    });
    await workOff();
    for (const { id } of refused) expect(await errorsOf(id)).toEqual([]);
    expect((await list()).causes).toEqual([]);
    expect((await retryCause(admin, String(cause))).body).toEqual(nothing);
  });

  test('is one cause, too, in the own words of a network, by its code', async () => {
    const words = { code: 'meta.ownWords', params: { words: 'This action is not allowed.' } };
    const user_text = JSON.stringify(words);
    for (const code of ['368', '368', '1487']) {
      const { id } = await makeCampaign(['FacebookPostAd']);
      await builders.makeCampaignError(server.db, {
        ...{ account_id: kit.account.id, campaign_id: id, channel: 'facebook', code },
        ...{ user_message: null, user_text },
      });
    }
    const { causes, data } = await list();
    expect(causes).toMatchObject([{ cause: 'meta 368', campaigns: 2 }]);
    expect(data.flatMap(({ errors }) => errors.map(({ cause }) => cause)).toSorted()).toEqual([
      ...['meta 1487', 'meta 368', 'meta 368'],
    ]);
    // All of them were kept without anything published.
    expect((await retryCause(admin, 'meta 368')).body).toEqual(nothing);
  });

  test('which campaign could not be sent again is said, and why', async () => {
    const { id, error } = await refusedByLinkedIn();
    await refusedByLinkedIn();
    sandbox.faults.clear();
    await server.db
      .updateTable('campaign')
      .set({ title: 'Cooks', target_url: '' })
      .where('id', '=', id)
      .execute();
    const { body } = await retryCause(admin, String(error.cause));
    expect(body.refused).toMatchObject([
      {
        ...{ campaignId: id, title: 'Cooks', requestId: error.requestId },
        findings: [{ code: 'field.required', path: 'targetUrl' }],
      },
    ]);
    expect(body.refused[0]?.message).not.toBe('');
    expect(body.notSent).toBe(1);
    await workOff();
  });

  test('is that of their own workspaces for editors', async () => {
    const { error } = await refusedByLinkedIn();
    await refusedByLinkedIn();
    const editor = await makeEditor();
    expect((await retryCause(editor, String(error.cause))).body).toEqual(nothing);
    expect(await errorsOf((await list()).data[0]?.id ?? '')).not.toEqual([]);
  });
});

describe('an error that is resolved', () => {
  test('leaves the list, and stays with who said so, when and why', async () => {
    const { id, error, params } = await refusedByLinkedIn();
    const body = { resolution: 'wont_fix', note: ' The account is closed ' } as const;
    const answer = await admin.call('resolveError', { params, body });
    expect(answer.body.errors).toEqual([]);
    expect(await errorsOf(id)).toEqual([]);
    const kept = server.db.selectFrom('campaign_error').selectAll().where('id', '=', error.id);
    expect(await kept.executeTakeFirstOrThrow()).toMatchObject({
      is_open: false,
      resolution: 'wont_fix',
      note: 'The account is closed',
      resolved_by: kit.admin.id,
      resolved_at: expect.any(Date),
    });
    const log = await admin.call('getActivityLog', { params: { campaignId: id } });
    expect(log.body[0]?.message).toBe(
      "resolved an error of LinkedIn as 'Won’t fix', with the note 'The account is closed'",
    );
  });

  test('has a note that can be kept', async () => {
    const { params } = await refusedByLinkedIn();
    const body = { resolution: 'wont_fix', note: 'half a smile: \ud83d' } as const;
    const answer = await admin.send('resolveError', { params, body });
    expect(answer).toMatchObject({
      status: 422,
      body: { findings: [{ code: 'field.malformed', path: 'note' }] },
    });
  });

  test('has no note where it asks for none, and says so where none was given', async () => {
    const { error, params } = await refusedByLinkedIn();
    await admin.call('resolveError', { params, body: { resolution: 'wont_fix' } });
    const kept = server.db.selectFrom('campaign_error').select('note').where('id', '=', error.id);
    expect(await kept.executeTakeFirst()).toEqual({ note: 'no note' });
  });

  test('comes back when the network repeats it', async () => {
    const { id, error, params } = await refusedByLinkedIn();
    await admin.call('resolveError', { params, body: { resolution: 'solved' } });
    // A second error keeps the campaign open to be sent again as a whole.
    await builders.makeCampaignError(server.db, { account_id: kit.account.id, campaign_id: id });
    await admin.call('redeployCampaign', { params: { campaignId: id } });
    await workOff();
    expect(await errorsOf(id)).toMatchObject([
      { id: error.id, times: 2, formerEnd: { resolution: 'solved' } },
    ]);
  });
});

test("a reviewer's refusal that a person settled is not brought back by asking again", async () => {
  const { id } = await makeCampaign(['FacebookPostAd', 'FacebookPostAd']);
  const match = { method: 'POST', bodyContains: 'creative_id' };
  sandbox.faults.add({ network: 'meta', effect: 'policyLater', times: 1, match });
  await launch(id);
  sandbox.faults.clear();
  await sandbox.clock.advance(DAY_MS);
  await follow(id);
  const [error] = await errorsOf(id);
  expect(error).toMatchObject({ code: 'review', isRetryable: false, cure: 'ad' });
  const params = {
    accountId: kit.account.id,
    campaignId: id,
    requestId: error?.requestId ?? '',
  };
  expect((await admin.send('retryError', { params })).status).toBe(409);
  await admin.call('resolveError', { params, body: { resolution: 'cant_reproduce' } });
  await sandbox.clock.advance(DAY_MS);
  await follow(id);
  expect(await errorsOf(id)).toEqual([]);

  // The ad is another one since: what reviewers say of it is news.
  sandbox.faults.add({ network: 'meta', effect: 'policyLater', times: 1, match });
  await rewordPost(error?.adId ?? '', 'Work with us, day and night');
  await workOff();
  expect(await stateOf(id, error?.adId)).toBe('in_review');
  await sandbox.clock.advance(DAY_MS);
  await follow(id);
  expect(await errorsOf(id)).toMatchObject([{ id: error?.id, times: 2 }]);
});

test('what reviewers said of an ad that is replaced while they are asked is not held against the new one', async () => {
  const { id } = await makeCampaign(['FacebookPostAd']);
  const match = { method: 'POST', bodyContains: 'creative_id' };
  sandbox.faults.add({ network: 'meta', effect: 'policyLater', times: 1, match });
  await launch(id);
  await sandbox.clock.advance(DAY_MS);
  const adId = await adOf(id);
  const [row] = await publications(id);
  await followTogether(
    whileAsked(() => rewordPost(adId, 'Other words')),
    [row?.id ?? ''],
  );
  expect(await errorsOf(id)).toEqual([]);
  expect(await stateOf(id, adId)).toBe('in_review');
});

/** Something happens between the question to a network and what is written down of its answer. */
const whileAsked = (work: () => Promise<unknown>): PublishTools => ({
  ...tools,
  networks: {
    ...tools.networks,
    connectorFor: async (...wanted) => {
      const connector = await tools.networks.connectorFor(...wanted);
      if (!connector) return undefined;
      const follow: typeof connector.follow = async (asked) => {
        const answer = await connector.follow(asked);
        await work();
        await workOff();
        return answer;
      };
      return { ...connector, follow };
    },
  },
});

async function adOf(campaignId: string): Promise<string> {
  const ads = server.db.selectFrom('ad').select('id').where('campaign_id', '=', campaignId);
  return (await ads.executeTakeFirstOrThrow()).id;
}

async function stateOf(campaignId: string, adId: string | null | undefined) {
  const { body } = await admin.call('getLaunch', { params: { campaignId } });
  return body.channels.flatMap(({ ads }) => ads).find((ad) => ad.adId === adId)?.state;
}

async function follow(campaignId: string) {
  const rows = await publications(campaignId);
  for (const { id } of rows) await followTogether(tools, [id]);
}

const publications = (campaignId: string) =>
  server.db
    .selectFrom('publication')
    .select(['id', 'channel', 'wanted_version', 'state', 'reached_plan', 'is_whole'])
    .where('campaign_id', '=', campaignId)
    .execute();

const versions = async (campaignId: string) =>
  Object.fromEntries(
    (await publications(campaignId)).map((row) => [row.channel, row.wanted_version]),
  );
