import type { ErrorBody } from '@posthorn/contract';
import { book } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import { describe, expect, test } from 'vitest';
import { makeReadyCampaign } from '../../testing/ready-campaign.ts';
import { admin, server, setScene, world } from '../../testing/scene.ts';
import { sendBalanceLetters } from './send-balance-letters.ts';

setScene();

const params = () => ({ accountId: world.account.id });
const balance = async () => {
  const { body } = await admin.call('getBalance', { params: params() });
  return { total: body.totalBudget.amount, reserved: body.reserved.amount };
};
const booked = (kind: 'deposit' | 'correction', day: string, cents: number, description: string) =>
  server.db.transaction().execute((tx) =>
    book(tx, {
      accountId: world.account.id,
      personId: null,
      ...{ kind, day, cents, description },
    }),
  );

describe('bookings', () => {
  test('are listed by kind, newest first, and make the balance', async () => {
    await booked('deposit', '2027-01-04', 1_234_56, 'First deposit');
    await booked('deposit', '2027-02-01', 500_00, 'Second deposit');
    await booked('correction', '2027-02-02', -34_56, 'Bank charges');
    const deposits = (await admin.call('listDeposits', { params: params() })).body;
    expect(deposits).toEqual([
      { id: expect.any(Number), date: '2027-02-01', amount: 500_00, description: 'Second deposit' },
      {
        id: expect.any(Number),
        date: '2027-01-04',
        amount: 1_234_56,
        description: 'First deposit',
      },
    ]);
    expect((await admin.call('listCorrections', { params: params() })).body).toMatchObject([
      { date: '2027-02-02', amount: -34_56, description: 'Bank charges' },
    ]);
    expect(await balance()).toEqual({ total: 1_700_00, reserved: 0 });
  });
});

describe('a campaign', () => {
  test('reserves its budget while it runs and shows what it spent', async () => {
    const before = await balance();
    const ready = await makeReadyCampaign(server.db, {
      account_id: world.account.id,
      workspace_id: world.workspace.id,
    });
    const { status, body } = await admin.call('deployCampaign', {
      params: { campaignId: ready.id },
    });
    expect(status).toBe(200);
    const budget = ready.custom_total_gross_budget ?? 0;
    expect(budget).toBeGreaterThan(0);
    expect(await balance()).toEqual({ total: before.total, reserved: before.reserved + budget });
    await builders.makeFigures(server.db, ready.id, [
      { day: '2027-03-10', channel: 'googleSearch', clicks: 9, spend: 12_34 },
    ]);
    expect(await balance()).toEqual({
      total: before.total - 12_34,
      reserved: before.reserved + budget - 12_34,
    });
    const spends = await admin.call('listCampaignSpends', {
      params: params(),
      query: { search: 'NURSE' },
    });
    expect(spends.body).toMatchObject({
      data: [
        {
          id: ready.id,
          campaignName: 'ICU nurse',
          product: 'jobMarketing',
          spend: { amount: 12_34, currency: 'EUR' },
          startDate: body.startDate,
        },
      ],
      hasMore: false,
    });
    await admin.call('stopCampaign', { params: { campaignId: ready.id } });
    expect(await balance()).toEqual({ total: before.total - 12_34, reserved: before.reserved });
  });

  test('reserves nothing for a channel without ads', async () => {
    const before = await balance();
    const ready = await makeReadyCampaign(server.db, {
      account_id: world.account.id,
      workspace_id: world.workspace.id,
    });
    await server.db
      .updateTable('campaign')
      .set({ google_search_budget: 400_00, google_display_budget: 600_00 })
      .where('id', '=', ready.id)
      .execute();
    const params = { campaignId: ready.id };
    await admin.call('deployCampaign', { params });
    expect(await balance()).toEqual({ total: before.total, reserved: before.reserved + 400_00 });
    const { body } = await admin.call('getCampaign', { params });
    expect(body).toMatchObject({ customTotalGrossBudget: 1_000_00, spendableBudget: 400_00 });
    await admin.call('stopCampaign', { params });
    expect(await balance()).toEqual(before);
  });

  test('is told what its launch lacks, which keeps nobody from it', async () => {
    await booked('deposit', '2027-01-04', 2_000_00, 'Deposit');
    const { total, reserved } = await balance();
    const ready = await makeReadyCampaign(server.db, {
      account_id: world.account.id,
      workspace_id: world.workspace.id,
    });
    const params = { campaignId: ready.id };
    const shortfallAt = async (budget: number, action: 'deploy' | 'boost' = 'deploy') => {
      await server.db
        .updateTable('campaign')
        .set({ google_search_budget: budget, custom_total_gross_budget: budget })
        .where('id', '=', ready.id)
        .execute();
      const { body } = await admin.call('getInTheWay', { params, query: { action } });
      return body;
    };
    const free = total - reserved;
    expect(await shortfallAt(free)).toEqual({ inTheWay: [], shortfall: null });
    expect(await shortfallAt(free + 44_00)).toEqual({ inTheWay: [], shortfall: 44_00 });
    expect(await shortfallAt(free + 44_00, 'boost')).toMatchObject({ shortfall: null });
    expect((await admin.call('deployCampaign', { params })).status).toBe(200);
    expect((await shortfallAt(free + 44_00)).shortfall).toBeNull();
    await admin.call('stopCampaign', { params });
  });

  test('that was never launched is not in the overview', async () => {
    const { body } = await admin.call('listCampaignSpends', { params: params() });
    expect(body.data.map(({ id }) => id)).not.toContain(world.campaign.id);
  });
});

describe('recipients of the balance overview', () => {
  const add = (name: string, email: string) =>
    admin.call('addBalanceRecipient', { params: params(), body: { name, email } });
  const list = async () =>
    (await admin.call('listBalanceRecipients', { params: params() })).body.map(
      ({ email }) => email,
    );

  test('are added once, also by two presses at once, and deleted', async () => {
    const answers = await Promise.all([
      add(' Ada ', 'ada@example.test'),
      add('Ada', 'ADA@example.test'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body as unknown as ErrorBody;
    expect(refused.message).toBe('The balance overview is sent to this address already');
    const [added] = answers.filter(({ status }) => status === 201);
    const recipientId = added?.body.id ?? '';
    const { status } = await admin.call('deleteBalanceRecipient', {
      params: { ...params(), recipientId },
    });
    expect(status).toBe(204);
    expect(await list()).not.toContain('ada@example.test');
  });

  test('need a name and an address that can be', async () => {
    const { status, body } = await add('', 'x@');
    expect(status).toBe(422);
    expect((body as unknown as ErrorBody).findings?.map(({ path }) => path)).toEqual([
      'name',
      'email',
    ]);
  });
});

describe('the balance overview', () => {
  let now: Date;
  const mornings = () =>
    sendBalanceLetters(server.db, server.deps.log, {
      now: () => now,
      publicUrl: 'https://posthorn.example',
    });
  const letters = async () =>
    (await server.db.selectFrom('mail').selectAll().orderBy('id').execute()).filter(
      ({ recipient }) => recipient === 'carol@example.test',
    );

  test('is posted once on the first morning of a month, however many processes run and months were missed', async () => {
    await booked('deposit', '2030-04-02', 800_00, 'April');
    await builders.makeFigures(server.db, world.activeCampaign.id, [
      { day: '2030-04-30', channel: 'facebook', clicks: 1, spend: 20_00 },
      { day: '2030-05-01', channel: 'facebook', clicks: 1, spend: 3_00 },
    ]);
    await server.db
      .insertInto('balance_recipient')
      .values({
        ...{ account_id: world.account.id, name: 'Carol', email: 'carol@example.test' },
        posted_in: '2030-04-01',
      })
      .execute();
    now = new Date('2030-05-01T05:59:00Z');
    await mornings();
    expect(await letters()).toEqual([]);
    now = new Date('2030-05-01T06:00:00Z');
    await Promise.all([mornings(), mornings(), mornings()]);
    await mornings();
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.subject).toBe(`Balance overview of ${world.account.name} for April 2030`);
    expect(letter?.body).toContain(
      'Deposits: €800,00\nCorrections: €0,00\nSpent by campaigns: €20,00',
    );
    expect(letter?.body).toContain(
      `https://posthorn.example/settings/finance?account=${world.account.id}\n`,
    );
    now = new Date('2030-09-15T12:00:00Z');
    await mornings();
    expect((await letters()).map(({ subject }) => subject).at(-1)).toContain('August 2030');
    expect(await letters()).toHaveLength(2);
  });

  test('is not posted to those who were just added', async () => {
    // By the clock of the product, also when it is a month ahead of the machine's.
    now = new Date('2031-03-31T23:30:00Z');
    server.clock.now = now;
    await admin.call('addBalanceRecipient', {
      params: params(),
      body: { name: 'Dan', email: 'dan@example.test' },
    });
    await mornings();
    const mail = await server.db.selectFrom('mail').select('recipient').execute();
    expect(mail.map(({ recipient }) => recipient)).not.toContain('dan@example.test');
    now = new Date('2031-04-01T06:00:00Z');
    await mornings();
    const later = await server.db.selectFrom('mail').select('recipient').execute();
    expect(later.map(({ recipient }) => recipient)).toContain('dan@example.test');
  });
});
