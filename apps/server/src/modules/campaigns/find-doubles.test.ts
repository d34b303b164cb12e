import * as builders from '@posthorn/db/builders';
import type { CampaignStatus } from '@posthorn/domain';
import { expect, test } from 'vitest';
import { server, setScene, world } from '../../testing/scene.ts';
import { findDoubles } from './read/find-doubles.ts';

setScene();

const place = (id: string) => ({ ...{ id, name: id, type: 'city' }, countryCode: 'NL' });
const make = (changes: {
  title?: string;
  status?: CampaignStatus;
  locations?: ReturnType<typeof place>[];
  start_date?: string;
  end_date?: string;
  workspace_id?: string;
}) => {
  const { locations = [place('groningen')], ...columns } = changes;
  return builders.makeCampaign(server.db, {
    account_id: world.account.id,
    workspace_id: world.workspace.id,
    ...{ title: 'IC nurse', status: 'active', start_date: '2031-01-01', end_date: '2031-01-31' },
    locations: JSON.stringify(locations),
    ...columns,
  });
};
const doublesOf = async (campaignId: string, person: 'admin' | 'editor' = 'admin') => {
  const found = await findDoubles(server.db, {
    ...{ accountId: world.account.id, campaignId },
    ...{ personId: world[person].id, role: person },
  });
  return found.map(({ hash }) => hash);
};

test('launched campaigns for the same job, in the same place and days, are told', async () => {
  const mine = await make({ status: 'draft', title: 'ic NURSE' });
  await make({ status: 'draft' });
  await make({ status: 'stopped' });
  await make({ title: 'Cook' });
  await make({ locations: [place('assen')] });
  await make({ start_date: '2031-02-01', end_date: '2031-02-28' });
  expect(await doublesOf(mine.id)).toEqual([]);
  const { hash } = await make({
    status: 'paused',
    locations: [place('assen'), place('groningen')],
    ...{ start_date: '2031-01-31', end_date: '2031-02-28' },
  });
  expect(await doublesOf(mine.id)).toEqual([hash]);
});

test('those of a workspace that an editor is no member of are not told', async () => {
  const mine = await make({ status: 'draft', title: 'Midwife' });
  const other = await builders.makeWorkspace(server.db, { account_id: world.account.id });
  const { hash } = await make({ title: 'Midwife', workspace_id: other.id });
  expect(await doublesOf(mine.id)).toEqual([hash]);
  expect(await doublesOf(mine.id, 'editor')).toEqual([]);
});

test('drafts without a title or dates have none', async () => {
  await make({ title: '' });
  const untitled = await make({ title: '', status: 'draft' });
  expect(await doublesOf(untitled.id)).toEqual([]);
});
