import { createHash, randomUUID } from 'node:crypto';
import type { Lead } from '@posthorn/connectors';
import { writeFigures } from '@posthorn/db';
import { KEPT_ANSWER_MAX } from '@posthorn/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { secretsFrom } from '../../platform/secrets.ts';
import { server, setScene, world } from '../../testing/scene.ts';
import { eraseApplications } from './erase.ts';
import { hashLeadNumbers, resealLeadKeys } from './lead-hash.ts';
import { resealApplications } from './reseal.ts';
import { openApplication } from './sealing.ts';
import { arrive, leadOf } from './testing/arriving.ts';

setScene();

const ada = (more: Partial<Lead> = {}) => leadOf({ full_name: 'Ada Lovelace' }, more);

const oldKey = 'an-old-secret-that-is-long-enough-to-be-one';
const newKey = 'a-new-secret-that-is-long-enough-to-be-one-';
let secrets = secretsFrom(oldKey);
beforeEach(() => {
  secrets = secretsFrom(oldKey);
});

const receive = (leads: Lead[], campaignId = world.activeCampaign.id) =>
  arrive(server, campaignId, leads, { secrets });
const rows = () =>
  server.db
    .selectFrom('application')
    .selectAll()
    .where('campaign_id', '=', world.activeCampaign.id)
    .orderBy('applied_at')
    .orderBy('lead_hash')
    .execute();
const texts = async () =>
  (await rows()).map((row) => openApplication(secrets, row)?.answers[0]?.text);
const leadsOf = (campaignId = world.activeCampaign.id) =>
  server.db
    .selectFrom('campaign_figure')
    .select(['day', 'channel', 'ad_id', 'leads'])
    .where('campaign_id', '=', campaignId)
    .where('leads', '>', 0)
    .orderBy('day')
    .execute();

describe('an application', () => {
  test('is kept once, however often and in whatever order it comes', async () => {
    const [first, second] = [ada({ at: Date.UTC(2027, 0, 4) }), ada({ at: Date.UTC(2027, 0, 5) })];
    expect(await receive([second])).toBe(1);
    expect(await receive([second, first, first])).toBe(1);
    expect(await receive([first, second])).toBe(0);
    expect(await rows()).toHaveLength(2);
  });

  test('is kept once when two processes receive it at the same time', async () => {
    const leads = Array.from({ length: 30 }, () => ada());
    const received = await Promise.all([
      receive(leads),
      receive(leads.toReversed()),
      receive(leads),
    ]);
    expect(received.reduce((sum, n) => sum + n, 0)).toBe(30);
    expect(await rows()).toHaveLength(30);
  });

  test('is known by a keyed hash: its number on the network stands nowhere', async () => {
    const lead = ada();
    await receive([lead]);
    const [row] = await rows();
    expect(row?.lead_hash).toMatch(/^hmac-sha256:[\w-]{43}$/);
    const key = await server.db.selectFrom('lead_key').select('sealed').execute();
    expect(key.every(({ sealed }) => sealed.length > 32)).toBe(true);
    const plain = createHash('sha256').update(lead.id).digest('base64url');
    expect(JSON.stringify(row)).not.toContain(lead.id);
    expect(row?.lead_hash).not.toContain(plain);
  });

  test('that was kept with its number is hashed at the next start, and stays known', async () => {
    const leads = [ada(), ada()];
    await receive(leads);
    const [first, second] = leads;
    const known = await rows();
    const numbers = new Map([
      [known[0]?.id ?? '', first?.id ?? ''],
      [known[1]?.id ?? '', second?.id ?? ''],
    ]);
    for (const [id, lead_hash] of numbers) {
      await server.db.updateTable('application').set({ lead_hash }).where('id', '=', id).execute();
    }
    await hashLeadNumbers(server.db, secrets);
    expect(JSON.stringify(await rows())).not.toContain(first?.id);
    expect(await receive(leads)).toBe(0);
  });

  test('to a campaign that is gone is kept nowhere', async () => {
    expect(await receive([ada()], randomUUID())).toBe(0);
  });

  test('is encrypted, whatever it holds', async () => {
    const long = 'x'.repeat(KEPT_ANSWER_MAX + 1);
    await receive([
      leadOf({ full_name: '👩🏽‍🚀 Zoë' }, { at: 1 }),
      leadOf({ letter: long }, { at: 2 }),
      leadOf({ full_name: '=1+1' }, { at: 3 }),
      leadOf({ full_name: 'N\u0000ul' }, { at: 4 }),
    ]);
    expect(await texts()).toEqual(['👩🏽‍🚀 Zoë', long.slice(0, KEPT_ANSWER_MAX), '=1+1', 'Nul']);
    const all = Buffer.concat((await rows()).map(({ sealed_answers }) => sealed_answers as Buffer));
    expect(all.includes('Zoë')).toBe(false);
  });

  test('does not open in the place of another', async () => {
    await receive([ada({ at: 1 }), leadOf({ full_name: 'Bob' }, { at: 2 })]);
    const [one, other] = await rows();
    if (!one || !other) throw new Error('missing');
    expect(openApplication(secrets, { ...one, sealed_answers: other.sealed_answers })).toBe(
      undefined,
    );
    expect(
      openApplication(secrets, { ...one, account_id: world.other.id }),
      'not in another account',
    ).toBe(undefined);
  });

  test('is counted to the one, and stays counted when it is erased', async () => {
    const adId = randomUUID();
    const day = (n: number) => Date.UTC(2027, 0, n, 12);
    await receive([ada({ at: day(4), adId }), ada({ at: day(4) }), ada({ at: day(5) })]);
    const counted = await leadsOf();
    expect(counted.map(({ leads }) => leads).sort()).toEqual([1, 1, 1]);
    const ids = (await rows()).map(({ id }) => id);
    const erasure = { ids, reason: 'time' as const, now: new Date(), personId: null };
    await server.db.transaction().execute((tx) => eraseApplications(tx, erasure));
    expect(await receive([ada({ at: day(5) })])).toBe(1);
    expect((await leadsOf()).map(({ leads }) => Number(leads)).sort()).toEqual([1, 1, 2]);
    const total = await server.db
      .selectFrom('campaign_total')
      .select('leads')
      .where('campaign_id', '=', world.activeCampaign.id)
      .executeTakeFirstOrThrow();
    expect(total.leads).toBe(4);
  });

  test('is counted where its ad was shown: Facebook and Instagram share a publication', async () => {
    const adId = randomUUID();
    const leads = [ada({ adId }), ada()];
    const channelOfAd = { [adId]: 'instagram' as const };
    await arrive(server, world.activeCampaign.id, leads, { secrets, channelOfAd });
    const counted = (await leadsOf()).map(({ channel, ad_id }) => [channel, ad_id]);
    expect(counted).toHaveLength(2);
    expect(counted).toContainEqual(['instagram', adId]);
    expect(counted).toContainEqual(['facebook', null]);
  });

  test('is counted to the one, whatever the network counts, before and after', async () => {
    const [facebookAd, instagramAd] = [randomUUID(), randomUUID()];
    const at = Date.UTC(2027, 0, 4, 12);
    const campaign_id = world.activeCampaign.id;
    const counted = (leads: number) =>
      server.db.transaction().execute((tx) =>
        writeFigures(
          tx,
          [
            { ad_id: facebookAd, channel: 'facebook' as const },
            { ad_id: instagramAd, channel: 'instagram' as const },
          ].map((ad) => ({
            ...{ ...ad, campaign_id, day: '2027-01-04', leads },
            ...{ impressions: 100, clicks: 10, spend: 500 },
          })),
          { keepsLeads: true },
        ),
      );
    const leads = [
      ada({ at, adId: facebookAd }),
      ada({ at, adId: facebookAd }),
      ada({ at, adId: instagramAd }),
    ];
    const channelOfAd = { [facebookAd]: 'facebook', [instagramAd]: 'instagram' } as const;
    const totals = async () =>
      (
        await server.db
          .selectFrom('campaign_total')
          .select(['channel', 'leads', 'clicks'])
          .where('campaign_id', '=', campaign_id)
          .orderBy('channel')
          .execute()
      ).map(({ channel, leads, clicks }) => [channel, leads, clicks]);
    await counted(7);
    expect(await totals()).toEqual([
      ['facebook', 0, 10],
      ['instagram', 0, 10],
    ]);
    await arrive(server, campaign_id, leads, { secrets, channelOfAd });
    const right = [
      ['facebook', 2, 10],
      ['instagram', 1, 10],
    ];
    expect(await totals()).toEqual(right);
    await counted(9);
    expect(await totals()).toEqual(right);
    const ids = (await rows()).map(({ id }) => id);
    const erasure = { ids, reason: 'person' as const, now: new Date(), personId: world.admin.id };
    await server.db.transaction().execute((tx) => eraseApplications(tx, erasure));
    await counted(11);
    await arrive(server, campaign_id, leads, { secrets, channelOfAd });
    expect(await totals()).toEqual(right);
  });

  test('that was erased does not come back', async () => {
    const sent = ada();
    await receive([sent]);
    const ids = (await rows()).map(({ id }) => id);
    const erasure = { ids, reason: 'person' as const, now: new Date(), personId: world.admin.id };
    await server.db.transaction().execute((tx) => eraseApplications(tx, erasure));
    expect(await receive([sent])).toBe(0);
    expect(await rows()).toMatchObject([
      { sealed_answers: null, sealed_note: null, assigned_to: null, erased_for: 'person' },
    ]);
  });
});

describe('when it arrives', () => {
  const told = () =>
    server.db
      .selectFrom('notification')
      .select('message')
      .where('campaign_id', '=', world.activeCampaign.id)
      .execute();

  test('people are told of several at once, and never who it is', async () => {
    await receive([ada(), ada()]);
    await receive([ada()]);
    const messages = (await told()).map(({ message }) => message).sort();
    expect(messages).toEqual([
      expect.stringContaining('has 2 new applications'),
      expect.stringContaining('has a new application'),
    ]);
    expect(messages.join()).not.toContain('Ada');
  });

  test('programs are told of each, with where to look at it', async () => {
    const webhook = await server.db
      .insertInto('webhook')
      .values({
        ...{ account_id: world.account.id, url: 'https://program.test' },
        ...{ sealed_secret: Buffer.from('x'), events: ['application.received'] },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await receive([ada(), ada()]);
    const sent = await server.db
      .selectFrom('webhook_delivery')
      .select('body')
      .where('webhook_id', '=', webhook.id)
      .execute();
    const [application] = await rows();
    const bodies = sent.map(({ body }) => JSON.parse(body));
    expect(bodies).toHaveLength(2);
    expect(bodies.map(({ data }) => data.applicationId)).toContain(application?.id);
    expect(bodies[0]).toMatchObject({
      event: 'application.received',
      data: { url: expect.stringContaining('/campaign-details/applications?account=') },
    });
    expect(JSON.stringify(bodies)).not.toContain('Ada');
  });
});

describe('when our secret is changed', () => {
  test('everything is sealed with the new one, and the old one can be given up', async () => {
    await receive([ada(), ada()]);
    secrets = secretsFrom(`${newKey} ${oldKey}`);
    await resealApplications(server.db, secrets, server.deps.log);
    secrets = secretsFrom(newKey);
    expect(await texts()).toEqual(['Ada Lovelace', 'Ada Lovelace']);
  });

  test('what was erased does not come back, whether its secret is given up or lost', async () => {
    const lead = ada();
    await receive([lead]);
    const ids = (await rows()).map(({ id }) => id);
    const erasure = { ids, reason: 'person' as const, now: new Date(), personId: null };
    await server.db.transaction().execute((tx) => eraseApplications(tx, erasure));
    secrets = secretsFrom(`${newKey} ${oldKey}`);
    await resealLeadKeys(server.db, secrets, server.deps.log);
    secrets = secretsFrom(newKey);
    expect(await receive([lead])).toBe(0);
    const lost = ada();
    secrets = secretsFrom('another-secret-that-knows-none-of-the-keys');
    expect(await receive([lost])).toBe(1);
    secrets = secretsFrom(`${newKey} another-secret-that-knows-none-of-the-keys`);
    expect(await receive([lead, lost])).toBe(0);
  });

  test('what none of them opens is left as it is, and opens when its secret is back', async () => {
    await receive([ada()]);
    secrets = secretsFrom(newKey);
    await resealApplications(server.db, secrets, server.deps.log);
    expect(await texts()).toEqual([undefined]);
    secrets = secretsFrom(`${newKey} ${oldKey}`);
    expect(await texts()).toEqual(['Ada Lovelace']);
  });
});
