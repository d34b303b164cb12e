import type { OperationId } from '@posthorn/contract';
import { columnsToPublish } from '@posthorn/db';
import * as builders from '@posthorn/db/builders';
import {
  type CampaignAction,
  type CampaignStatus,
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
  const { id } = await builders.makeCampaign(server.db, { ...owner, status, type });
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

/** A launch may find something in its way, which is no matter of what may be done. */
const isAllowed = (action: CampaignAction, status: number) =>
  status < 300 || (/deploy$/.test(action) && status === 422);

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
        const answer = await person.send(calls[action] as OperationId, { params });
        const works = isAllowed(action, answer.status);
        const seen = { status, type, action, works, inRow: row?.abilities.includes(action) };
        const isOffered = body.abilities.includes(action);
        expect(seen).toEqual({ ...seen, works: isOffered, inRow: isOffered });
        if (!works) expect({ ...seen, answer: answer.status }).toEqual({ ...seen, answer: 409 });
      }
    }
  });
});
