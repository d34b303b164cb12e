import type { OperationId } from '@posthorn/contract';
import { columnsToPublish } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import {
  budgetChannels,
  type CampaignAction,
  type CampaignStatus,
  campaignActionSpecs,
  campaignStatuses,
  campaignTypes,
} from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';

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
  if (difference === 'an error') {
    await builders.makeCampaignError(server.db, { account_id: owner.account_id, campaign_id: id });
  }
  if (difference === 'a change that waits') {
    const change = (values: object) =>
      server.db.updateTable('campaign').set(values).where('id', '=', id).execute();
    await change({ published: columnsToPublish() });
    await change({ target_url: 'https://work.example/repaired' });
  }
  return id;
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

/** A launch or an extension may find something in its way, which is no matter of what may be done. */
const isAllowed = (action: CampaignAction, status: number) =>
  status < 300 ||
  (status === 422 &&
    Object.values(campaignActionSpecs[action].moves).some(({ gate }) => gate === 'launch'));

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
        const answer = await person.send(calls[action] as OperationId, {
          params,
          body: bodies[action],
        });
        const works = isAllowed(action, answer.status);
        const seen = { status, type, action, works, inRow: row?.abilities.includes(action) };
        const isOffered = body.abilities.includes(action);
        expect(seen).toEqual({ ...seen, works: isOffered, inRow: isOffered });
        if (!works) expect({ ...seen, answer: answer.status }).toEqual({ ...seen, answer: 409 });
      }
    }
  });
});
