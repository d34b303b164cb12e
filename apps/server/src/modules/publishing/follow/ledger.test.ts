import { networkOf } from '@posthorn/domain';
import { expect, test } from 'vitest';
import {
  kit,
  launch,
  makeCampaign,
  sandbox,
  server,
  setSandboxScene,
  tools,
} from '../../../testing/networks/sandbox-scene.ts';
import { followTogether } from './follow-together.ts';

const DAY_MS = 86_400_000;

setSandboxScene();

const publicationsOf = (campaignId: string) =>
  server.db.selectFrom('publication').select('id').where('campaign_id', '=', campaignId).execute();

/** Asks about everything there is, as the product does again and again. */
async function follow(): Promise<void> {
  const all = await server.db.selectFrom('publication').select('id').execute();
  await followTogether(
    tools,
    all.map(({ id }) => id),
  );
}

/** What the networks themselves have counted, to the click and to the cent. */
function inLedger() {
  const networks = [...new Set(Object.values(networkOf))];
  return sumOf(networks.flatMap((network) => sandbox.world(network).statistics({ by: 'total' })));
}

interface Sum {
  impressions: number;
  clicks: number;
  spend: number;
}

const sumOf = (rows: readonly Sum[]): Sum =>
  rows.reduce(
    (sum, { impressions, clicks, spend }) => ({
      impressions: sum.impressions + impressions,
      clicks: sum.clicks + clicks,
      spend: sum.spend + spend,
    }),
    { impressions: 0, clicks: 0, spend: 0 },
  );

/** What the product has of it, whichever campaign it belongs to. */
const kept = async () =>
  sumOf(
    await server.db
      .selectFrom('campaign_figure')
      .select(['impressions', 'clicks', 'spend'])
      .execute(),
  );

test('figures are those of the networks, also after days on which no one asked', async () => {
  const { id } = await makeCampaign([
    'FacebookPostAd',
    'InstagramPostAd',
    'LinkedinPostAd',
    'GoogleSearchAd',
  ]);
  await launch(id);
  await sandbox.clock.advance(3 * DAY_MS);
  await follow();
  expect(await kept()).toEqual(inLedger());
  const early = inLedger();

  // Nine days of silence, longer than what is usually read again.
  await sandbox.clock.advance(9 * DAY_MS);
  await follow();
  const late = inLedger();
  expect(late.impressions).toBeGreaterThan(early.impressions);
  expect(await kept()).toEqual(late);

  const admin = await server.client(kit.admin.id);
  const { body } = await admin.call('getCampaignFigures', { params: { campaignId: id } });
  expect(sumOf(body.days)).toEqual(late);
  expect(sumOf(body.ads)).toEqual(late);
  expect(body.channels.every(({ until }) => until !== null)).toBe(true);
  expect(body.budgets.map(({ channel }) => channel)).toEqual([
    'facebook',
    'googleSearch',
    'linkedIn',
  ]);
});

test('a day that the product has wrongly is set right when it is read again', async () => {
  const { id } = await makeCampaign(['FacebookPostAd']);
  await launch(id);
  await sandbox.clock.advance(4 * DAY_MS);
  await follow();
  await server.db
    .updateTable('campaign_figure')
    .set({ clicks: 99_999, spend: 1 })
    .where('campaign_id', '=', id)
    .execute();
  await sandbox.clock.advance(DAY_MS);
  await follow();
  expect(await kept()).toEqual(inLedger());
});

test('two processes at once read an account once', async () => {
  const { id } = await makeCampaign(['FacebookPostAd']);
  await launch(id);
  await sandbox.clock.advance(4 * DAY_MS);
  let asked = 0;
  const listening: typeof tools = {
    ...tools,
    networks: {
      ...tools.networks,
      async connectorFor(...wanted) {
        const connector = await tools.networks.connectorFor(...wanted);
        if (!connector) return undefined;
        return {
          ...connector,
          follow(rows) {
            asked += 1;
            return connector.follow(rows);
          },
        };
      },
    },
  };
  const ids = (await publicationsOf(id)).map((one) => one.id);
  const before = new Date(sandbox.clock.now() - 60_000);
  await Promise.all([1, 2, 3].map(() => followTogether(listening, ids, before)));
  expect(asked).toBe(1);
  await follow();
  expect(await kept()).toEqual(inLedger());
});
