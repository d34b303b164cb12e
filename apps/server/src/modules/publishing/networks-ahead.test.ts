import type { Plan } from '@posthorn/connectors';
import { eyes } from '@posthorn/connectors/testing';
import { addDays, adTypes, type BudgetChannel, dayIn, networkOf } from '@posthorn/domain';
import { beforeAll, expect, test } from 'vitest';
import { sandboxApplications } from '../../platform/networks/applications.ts';
import { sandboxLimits } from '../../platform/networks/meter.ts';
import { openNetworks } from '../../platform/networks/open-networks.ts';
import { makeLaunchable } from '../../testing/networks/campaign-kit.ts';
import {
  kit,
  launch,
  sandbox,
  server,
  setSandboxScene,
  tools,
  workOff,
} from '../../testing/networks/sandbox-scene.ts';

setSandboxScene();

const DAY_MS = 86_400_000;
const ours = () => sandbox.clock.now() - DAY_MS;

/** It is a day later for the networks than for us, as in another time zone or with a wrong clock. */
beforeAll(() => {
  Object.defineProperty(server.clock, 'now', { get: () => new Date(ours()) });
  const clock = { ...tools.clock, now: ours };
  const networks = openNetworks({
    applications: sandboxApplications(sandbox),
    isSandbox: true,
    secrets: server.deps.secrets,
    db: server.db,
    limits: sandboxLimits,
    tools: { clock, random: tools.random, fetch },
  });
  Object.assign(tools, { clock, networks });
  // LinkedIn is told moments and not days: a clock that is a day behind can name no start that is to come.
  sandbox.refusals.set('linkedinPastStart', false);
});

const running = async (campaignId: string): Promise<BudgetChannel[]> => {
  const rows = await server.db
    .selectFrom('publication')
    .select(['channel', 'reached_plan'])
    .where('campaign_id', '=', campaignId)
    .orderBy('channel')
    .execute();
  return rows
    .filter(({ channel, reached_plan }) => {
      const network = networkOf[channel];
      return eyes[network].tree(sandbox.ledger[network], reached_plan as Plan).isRunning;
    })
    .map(({ channel }) => channel);
};
const everywhere: BudgetChannel[] = ['facebook', 'googleDisplay', 'googleSearch', 'linkedIn'];

/** Begins tomorrow for us, which is today for the networks. */
async function launched(): Promise<string> {
  const today = dayIn('Europe/Amsterdam', new Date(ours()));
  const { id } = await makeLaunchable(server.db, kit, { today, ads: adTypes });
  const start_date = addDays(today, 1);
  await server.db.updateTable('campaign').set({ start_date }).where('id', '=', id).execute();
  await launch(id);
  return id;
}

async function act(action: 'pauseCampaign' | 'resumeCampaign' | 'stopCampaign', id: string) {
  const admin = await server.client(kit.admin.id);
  await admin.call(action, { params: { campaignId: id } });
  for (let round = 0; round < 10; round += 1) {
    await workOff();
    await sandbox.clock.advance(60_000);
  }
  const { body } = await admin.call('getCampaign', { params: { campaignId: id } });
  return body.errors;
}

test('what is launched, paused, resumed and stopped is so on every network', async () => {
  const id = await launched();
  expect(await running(id)).toEqual(everywhere);
  expect(await act('pauseCampaign', id)).toEqual([]);
  expect(await running(id)).toEqual([]);
  expect(await act('resumeCampaign', id)).toEqual([]);
  expect(await running(id)).toEqual(everywhere);
  await sandbox.clock.advance(DAY_MS);
  expect(await act('stopCampaign', id)).toEqual([]);
  expect(await running(id)).toEqual([]);
});

test('after days were turned the next campaign is launched and stopped as well', async () => {
  await sandbox.clock.advance(3 * DAY_MS);
  const id = await launched();
  expect(await running(id)).toEqual(everywhere);
  expect(await act('stopCampaign', id)).toEqual([]);
  expect(await running(id)).toEqual([]);
});
