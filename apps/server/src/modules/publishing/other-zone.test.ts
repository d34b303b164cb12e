import { addDays, dayIn } from '@posthorn/domain';
import { beforeAll, expect, test } from 'vitest';
import {
  kit,
  launch,
  makeCampaign,
  sandbox,
  server,
  setSandboxScene,
  tools,
  workOff,
} from '../../testing/networks/sandbox-scene.ts';
import { finishCampaigns } from '../campaigns/index.ts';
import { followTogether } from './follow/follow-together.ts';

setSandboxScene();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HERE = 'Europe/Amsterdam';

/** The customer is in Amsterdam; the Google Ads account counts in New York. */
beforeAll(async () => {
  const { external_id: id } = await server.db
    .selectFrom('ad_account')
    .select('external_id')
    .where('account_id', '=', kit.account.id)
    .where('network', '=', 'google')
    .executeTakeFirstOrThrow();
  const [account] = sandbox
    .world('google')
    .accounts()
    .filter((one) => one.id === id);
  if (!account) throw new Error('There is no such account');
  await sandbox.addAccount({ network: 'google', ...account, timeZone: 'America/New_York' });
});

const statusThere = () =>
  sandbox.ledger.google
    .list({ kind: 'campaign' })
    .map(({ fields }) => fields.status)
    .at(-1);
const finish = () => finishCampaigns(server.db, tools.log, new Date(sandbox.clock.now()));

test('whose days are counted is said before a launch', async () => {
  const { id } = await makeCampaign(['GoogleSearchAd']);
  const admin = await server.client(kit.admin.id);
  const { body } = await admin.call('checkLaunch', { params: { campaignId: id } });
  expect(body.channels.flatMap(({ remarks }) => remarks)).toEqual([
    'Google Ads counts days in New York time: its daily figures, and the ads on the first day, begin at 06:00 here.',
  ]);
});

test('a campaign ends with the last day here, though it goes on there', async () => {
  const { id, end_date } = await makeCampaign(['GoogleSearchAd']);
  await launch(id);
  const endDate = end_date ?? '';
  // An hour before midnight here it is five in the afternoon there.
  await sandbox.clock.set(Date.parse(`${addDays(endDate, 1)}T00:00:00+01:00`) - HOUR_MS);
  await finish();
  await workOff();
  expect(statusThere()).toBe('ENABLED');
  await sandbox.clock.advance(HOUR_MS + 1_000);
  await finish();
  for (let round = 0; round < 5; round += 1) {
    await workOff();
    await sandbox.clock.advance(60_000);
  }
  expect(statusThere()).toBe('PAUSED');
  const admin = await server.client(kit.admin.id);
  const { body } = await admin.call('getCampaign', { params: { campaignId: id } });
  expect([body.status, body.errors]).toEqual(['finished', []]);
});

test('daily money is spread anew when the day begins there, not when it begins here', async () => {
  const { id } = await makeCampaign(['GoogleDisplayGeneratedAd']);
  await launch(id);
  const publication = await server.db
    .selectFrom('publication')
    .select('id')
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow();
  const spreadAt = async () => {
    const row = await server.db
      .selectFrom('publication')
      .select('last_spread_at')
      .where('id', '=', publication.id)
      .executeTakeFirstOrThrow();
    return row.last_spread_at?.getTime();
  };
  const follow = async () => {
    await followTogether(tools, [publication.id]);
    await workOff();
    return spreadAt();
  };
  const today = dayIn(HERE, new Date(sandbox.clock.now() + 6 * DAY_MS));
  const tomorrow = addDays(today, 1);
  const followAt = async (moment: string) => {
    await sandbox.clock.set(Date.parse(`${moment}+01:00`));
    return follow();
  };
  const evening = await followAt(`${today}T22:00:00`);
  expect(evening).toBe(sandbox.clock.now());
  // Midnight has passed here, and the day goes on there.
  expect(await followAt(`${tomorrow}T00:30:00`)).toBe(evening);
  // Some hours later yesterday's cost is known better.
  const night = await followAt(`${tomorrow}T04:05:00`);
  expect(night).toBe(sandbox.clock.now());
  expect(await followAt(`${tomorrow}T05:30:00`)).toBe(night);
  // Now midnight has passed there, too.
  expect(await followAt(`${tomorrow}T06:05:00`)).toBe(sandbox.clock.now());
});
