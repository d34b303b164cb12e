import type { ErrorBody, OperationAnswer } from '@posthorn/contract';
import { beforeEach, expect, test } from 'vitest';
import { makeLaunchable } from '../../testing/networks/campaign-kit.ts';
import {
  kit,
  launch,
  sandbox,
  server,
  setSandboxScene,
  today,
  workOff,
} from '../../testing/networks/sandbox-scene.ts';
import type { TestClient } from '../../testing/test-client.ts';

setSandboxScene();

let admin: TestClient;
let campaignId: string;
beforeEach(async () => {
  const campaign = await makeLaunchable(server.db, kit, { today, ads: ['GoogleSearchAd'] });
  campaignId = campaign.id;
  admin = await server.client(kit.admin.id);
});

const read = async () =>
  (await admin.call('getCampaign', { params: { campaignId } }))
    .body as OperationAnswer<'getCampaign'>;
const keywords = async () => (await admin.call('getKeywords', { params: { campaignId } })).body;
const choose = (body: unknown) => admin.send('setKeywords', { params: { campaignId }, body });

const newestGroup = () => sandbox.ledger.google.list({ kind: 'adGroup' }).at(-1)?.id;

/** As Google has them in the ad group that was made last. */
const shown = () =>
  sandbox.ledger.google
    .list({ kind: 'adGroupCriterion' })
    .filter(({ parent }) => parent === newestGroup())
    .map(({ fields }) => {
      const { text, matchType } = fields.keyword as { text: string; matchType: string };
      return `${fields.negative ? '-' : ''}${matchType} ${text}`;
    })
    .toSorted();

const own = {
  wanted: [
    { text: 'ICU nurse', match: 'exact' },
    { text: 'verpleegkundige', match: 'broad' },
  ],
  excluded: [{ text: 'stage', match: 'phrase' }],
};

test('begin with what the job profiles are called, and Google gets them', async () => {
  expect(await keywords()).toEqual({
    chosen: null,
    suggested: [
      { text: 'nurse', match: 'phrase' },
      { text: 'verpleegkundige', match: 'phrase' },
    ],
  });
  await launch(campaignId);
  expect(shown()).toEqual(['PHRASE nurse', 'PHRASE verpleegkundige']);
});

test('are kept as they were chosen, told apart from suggestions, and can be taken back', async () => {
  expect((await choose(own)).status).toBe(200);
  const kept = { ...own, wanted: [{ text: 'icu nurse', match: 'exact' }, own.wanted[1]] };
  expect((await read()).keywords).toEqual(kept);
  expect((await keywords()).chosen).toEqual(kept);
  await choose({ wanted: null, excluded: own.excluded });
  expect((await read()).keywords).toEqual({ wanted: null, excluded: own.excluded });
  await choose({ wanted: null, excluded: [] });
  expect((await read()).keywords).toBeNull();
});

test('that Google would refuse are refused in words, and nothing is changed', async () => {
  const wrong = await choose({ wanted: [{ text: 'nurse!', match: 'exact' }], excluded: [] });
  expect(wrong.status).toBe(422);
  expect((wrong.body as ErrorBody).message).toBe('Google does not take “!” in a keyword: nurse!');
  expect((await read()).keywords).toBeNull();
});

test('that are changed while it runs wait, and are then brought by what differs', async () => {
  await launch(campaignId);
  const group = newestGroup();
  await choose(own);
  expect((await read()).unpublishedChanges).toEqual(['keywords']);
  await workOff();
  expect(shown()).toEqual(['PHRASE nurse', 'PHRASE verpleegkundige']);
  await admin.send('redeployCampaign', { params: { campaignId } });
  await workOff();
  expect(shown()).toEqual(['-PHRASE stage', 'BROAD verpleegkundige', 'EXACT icu nurse']);
  expect(newestGroup()).toBe(group);
  expect((await read()).unpublishedChanges).toEqual([]);
});

test('go with a copy and into a template', async () => {
  await choose(own);
  const { body: copy } = await admin.send('duplicateCampaign', { params: { campaignId } });
  const copyId = (copy as { campaign_id: string }).campaign_id;
  const { body } = await admin.call('getCampaign', { params: { campaignId: copyId } });
  expect(body.keywords).toEqual((await read()).keywords);
  const saved = await admin.send('saveAsTemplate', {
    params: { campaignId },
    body: { title: 'Nurses', purpose: '' },
  });
  expect(saved.body).toMatchObject({ keywords: (await read()).keywords });
});

test('of which none is left keep it from being launched', async () => {
  await choose({ wanted: [], excluded: [] });
  const answer = await admin.send('deployCampaign', { params: { campaignId } });
  expect([answer.status, (answer.body as ErrorBody).message]).toEqual([
    422,
    'Google Search has no keyword left. Please add one, or go back to the suggested keywords.',
  ]);
});
