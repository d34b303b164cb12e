import * as builders from '@posthorn/db/builders';
import { fullName, type Role } from '@posthorn/domain';
import { beforeAll, expect, test } from 'vitest';
import {
  kit,
  launch,
  makeCampaign,
  sandbox,
  server,
  setSandboxScene,
} from '../../testing/networks/sandbox-scene.ts';

setSandboxScene();

let colleagues: string[];
beforeAll(async () => {
  const { account, workspace } = kit;
  const join = async (role: Role) => {
    const { id: person_id } = await builders.makePerson(server.db);
    await builders.makeMembership(server.db, { account_id: account.id, person_id, role });
    return person_id;
  };
  const editor = await join('editor');
  await builders.makeWorkspaceMember(server.db, {
    account_id: account.id,
    workspace_id: workspace.id,
    person_id: editor,
  });
  colleagues = [await join('admin'), editor];
});

async function makeToApprove(): Promise<string> {
  const { id } = await makeCampaign(['FacebookPostAd', 'LinkedinPostAd']);
  const status = 'to_approve';
  await server.db.updateTable('campaign').set({ status }).where('id', '=', id).execute();
  return id;
}

/** What a person finds under the bell about a campaign, in the order in which it came. */
async function hears(personId: string, campaignId: string) {
  const person = await server.client(personId);
  const { body } = await person.call('listNotifications', {
    params: { accountId: kit.account.id },
  });
  return body
    .filter(({ campaign_id }) => campaign_id === campaignId)
    .reverse()
    .map(({ kind, message }) => ({ kind, message }));
}

test('an approved launch is one piece of news for each: by whom for colleagues, how it went for the approver', async () => {
  const id = await makeToApprove();
  await launch(id);
  const message = `${fullName(kit.admin)} approved Nurse in Utrecht and launched it.`;
  for (const colleague of colleagues) {
    expect(await hears(colleague, id)).toEqual([{ kind: 'approved', message }]);
  }
  expect(await hears(kit.admin.id, id)).toMatchObject([{ kind: 'launched' }]);
});

test('an approved launch that failed in part is told to all, and so is the one that mends it', async () => {
  const id = await makeToApprove();
  sandbox.faults.add({ network: 'linkedin', effect: 'tokenExpired' });
  await launch(id);
  sandbox.faults.clear();
  const kinds = async (personId: string) => (await hears(personId, id)).map(({ kind }) => kind);
  for (const colleague of colleagues) {
    expect(await kinds(colleague)).toEqual(['approved', 'partlyFailed']);
  }
  expect(await kinds(kit.admin.id)).toEqual(['partlyFailed']);

  await launch(id, 'redeployCampaign');
  for (const colleague of colleagues) {
    expect(await kinds(colleague)).toEqual(['approved', 'partlyFailed', 'launched']);
  }
});
