import type { OperationId } from '@posthorn/contract';
import { columnsToPublish } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import {
  addDays,
  budgetChannels,
  type CampaignAction,
  type CampaignStatus,
  campaignActionSpecs,
  campaignStatuses,
  campaignTypes,
} from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import { makeReadyCampaign } from '../../testing/ready-campaign.ts';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';
import type { TestClient } from '../../testing/test-client.ts';

setScene();

/** Every action that a person can do, with its call. */
const calls: Partial<Record<CampaignAction, OperationId>> = {
  deploy: 'deployCampaign',
  redeploy: 'redeployCampaign',
  resume: 'resumeCampaign',
  pause: 'pauseCampaign',
  boost: 'boostCampaign',
  extend: 'extendCampaign',
  changeTemplate: 'changeTemplate',
  stop: 'stopCampaign',
  delete: 'deleteCampaign',
};
const actions = Object.keys(calls) as (keyof typeof calls)[];

const differences = ['nothing', 'an error', 'a change that waits'] as const;

async function makeCampaign(
  status: CampaignStatus,
  difference: (typeof differences)[number],
  type: (typeof campaignTypes)[number],
): Promise<string> {
  const owner = { account_id: world.account.id, workspace_id: world.workspace.id };
  const { id } = await builders.makeCampaign(server.db, {
    ...owner,
    status,
    type,
    start_date,
    end_date,
  });
  await makeDifferent(id, difference);
  return id;
}

async function makeDifferent(id: string, difference: (typeof differences)[number]) {
  if (difference === 'an error') {
    await builders.makeCampaignError(server.db, { account_id: world.account.id, campaign_id: id });
  }
  if (difference === 'a change that waits') {
    const change = (values: object) =>
      server.db.updateTable('campaign').set(values).where('id', '=', id).execute();
    await change({ published: columnsToPublish() });
    await change({ target_url: 'https://work.example/repaired' });
  }
}

const nowhere = Object.fromEntries(
  budgetChannels.flatMap((channel) => [
    [channel, false],
    [`${channel}Amount`, 0],
  ]),
);
const additionalBudget = { amount: 0 };
const [start_date, end_date] = ['2027-01-04', '2027-01-20'];
const bodies: Partial<Record<CampaignAction, object>> = {
  boost: { additionalBudget },
  extend: { additionalBudget, previousEndDate: end_date, endDate: end_date, channels: nowhere },
};

const inTheWayOf = async (person: TestClient, campaignId: string, action: CampaignAction) => {
  const params = { campaignId };
  const { body } = await person.call('getInTheWay', { params, query: { action } });
  return body.inTheWay.map(({ code }) => code);
};

/** What is allowed is refused only for what was said to be in its way. */
const isAllowed = (status: number, inTheWay: readonly string[]) =>
  status < 300 ? inTheWay.length === 0 : status === 422 && inTheWay.length > 0;

describe.each(['admin', 'editor'] as const)('to an %s', (role) => {
  test.each(differences)('exactly that is offered which works: %s', async (difference) => {
    const person = role === 'admin' ? admin : editor;
    const inList = { accountId: world.account.id, slug: world.workspace.slug };
    for (const [n, status] of campaignStatuses.entries()) {
      for (const [m, action] of actions.entries()) {
        const type = campaignTypes[(n + m) % campaignTypes.length] ?? 'custom';
        const campaignId = await makeCampaign(status, difference, type);
        const { body } = await person.call('getCampaign', { params: { campaignId } });
        const query = { status, perpage: 100 };
        const list = await person.call('listCampaigns', { params: inList, query });
        const row = list.body.data.find(({ id }) => id === campaignId);
        const params = { campaignId, templateId: world.template.id };
        const inTheWay = await inTheWayOf(person, campaignId, action);
        const answer = await person.send(calls[action] as OperationId, {
          params,
          body: bodies[action],
        });
        const works = isAllowed(answer.status, inTheWay);
        const seen = { status, type, action, works, inRow: row?.abilities.includes(action) };
        const isOffered = body.abilities.includes(action);
        expect(seen).toEqual({ ...seen, works: isOffered, inRow: isOffered });
        if (!works) {
          const refused = { ...seen, answer: answer.status, inTheWay };
          expect(refused).toEqual({ ...seen, answer: 409, inTheWay: ['campaign.wrongStatus'] });
        }
      }
    }
  });
});

const gated = actions.filter((action) =>
  Object.values(campaignActionSpecs[action].moves).some(({ gate }) => gate === 'launch'),
);

test.each(differences)('nothing is in the way of a complete campaign: %s', async (difference) => {
  const owner = { account_id: world.account.id, workspace_id: world.workspace.id };
  for (const status of campaignStatuses) {
    for (const action of gated) {
      const campaign = await makeReadyCampaign(server.db, { ...owner, status });
      const { id: campaignId, end_date: previousEndDate } = campaign;
      await makeDifferent(campaignId, difference);
      const { body } = await admin.call('getCampaign', { params: { campaignId } });
      if (!body.abilities.includes(action)) continue;
      const inTheWay = await inTheWayOf(admin, campaignId, action);
      const additionalBudget = { amount: 1_000_00 };
      const channels = { ...nowhere, googleSearch: true, googleSearchAmount: 1_000_00 };
      const extension = { previousEndDate, endDate: addDays(previousEndDate ?? '', 5), channels };
      const answer = await admin.send(calls[action] as OperationId, {
        params: { campaignId },
        ...(action === 'boost' && { body: { additionalBudget } }),
        ...(action === 'extend' && { body: { additionalBudget, ...extension } }),
      });
      const seen = { status, action, inTheWay, answer: answer.status };
      expect(seen).toEqual({ ...seen, inTheWay: [], answer: 200 });
    }
  }
});

test('what is in the way is said before anything is entered, and refuses in the same words', async () => {
  const owner = { account_id: world.account.id, workspace_id: world.workspace.id };
  const { id: campaignId } = await makeReadyCampaign(server.db, { ...owner, status: 'active' });
  const gone = { id: 'city:gone', name: 'Atlantis', type: 'city', country: 'Netherlands' };
  await server.db
    .updateTable('campaign')
    .set({ locations: JSON.stringify([gone]) })
    .where('id', '=', campaignId)
    .execute();
  expect(await inTheWayOf(editor, campaignId, 'boost')).toEqual(['launch.placeUnknown']);
  expect(await inTheWayOf(editor, campaignId, 'pause')).toEqual([]);
  const answer = await editor.send('boostCampaign', {
    params: { campaignId },
    body: { additionalBudget: { amount: 1_000_00 } },
  });
  expect(answer).toMatchObject({
    status: 422,
    body: { findings: [{ code: 'launch.placeUnknown' }] },
  });
});

test('that the last day is over is in the way of a boost, not of an extension', async () => {
  const owner = { account_id: world.account.id, workspace_id: world.workspace.id };
  const { id } = await makeReadyCampaign(server.db, { ...owner, status: 'active' });
  await server.db
    .updateTable('campaign')
    .set({ start_date: '2026-01-04', end_date: '2026-01-20' })
    .where('id', '=', id)
    .execute();
  expect(await inTheWayOf(editor, id, 'boost')).toEqual(['launch.ended']);
  expect(await inTheWayOf(editor, id, 'extend')).toEqual([]);
});
