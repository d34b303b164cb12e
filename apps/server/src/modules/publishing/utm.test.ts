import type { Plan } from '@posthorn/connectors';
import type { AccountUtm } from '@posthorn/domain';
import { beforeEach, expect, test } from 'vitest';
import { makeLaunchable } from '../../testing/networks/campaign-kit.ts';
import {
  kit,
  launch,
  rewordPost,
  sandbox,
  server,
  setSandboxScene,
  today,
  workOff,
} from '../../testing/networks/sandbox-scene.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { freeze } from './freeze/freeze.ts';

setSandboxScene();

let admin: TestClient;
beforeEach(async () => {
  admin = await server.client(kit.admin.id);
});

const params = () => ({ accountId: kit.account.id });
const setUtm = (utm: AccountUtm) =>
  admin.call('updateAccount', { params: params(), body: { utm } });

const tagsOnMeta = () =>
  sandbox.ledger.meta
    .list({ kind: 'ad' })
    .map(({ fields }) => sandbox.ledger.meta.get(String(fields.creative_id))?.fields.url_tags);

async function utmWhen(configuration: 'now' | 'published', campaignId: string) {
  const frozen = await freeze(server.db, kit.account.id, campaignId, { configuration });
  return Object.assign({}, ...frozen.map(({ plan }) => plan.utm)) as Plan['utm'];
}

test('a campaign takes along what its account has for each channel, until it is deployed again', async () => {
  const utm = {
    facebook: { utm_source: 'facebook', utm_campaign: '%%campaign_name%%' },
    instagram: { utm_source: 'instagram' },
    linkedin: { utm_source: ' linkedin ', utm_medium: '' },
  };
  expect((await setUtm(utm)).body.utm).toEqual({ ...utm, linkedin: { utm_source: 'linkedin' } });
  const { id } = await makeLaunchable(server.db, kit, {
    today,
    ads: ['FacebookPostAd', 'InstagramPostAd', 'LinkedinPostAd'],
  });
  await launch(id);
  const { title } = await server.db
    .selectFrom('campaign')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const facebook = `utm_source=facebook&utm_campaign=${encodeURIComponent(title)}`;
  expect(tagsOnMeta().sort()).toEqual([facebook, 'utm_source=instagram']);
  expect(
    sandbox.ledger.linkedin
      .list({ kind: 'adCampaign' })
      .map((one) => one.fields.trackingParameters),
  ).toEqual([{ customValueParameters: { utm_source: 'linkedin' }, dynamicValueParameters: {} }]);

  // Another ad would be reviewed again on Meta for the sake of parameters that are none of its own.
  await setUtm({ facebook: { utm_source: 'fb' } });
  expect(await utmWhen('published', id)).toEqual({
    facebook: { utm_source: 'facebook', utm_campaign: title },
    instagram: { utm_source: 'instagram' },
    linkedIn: { utm_source: 'linkedin' },
  });
  expect(await utmWhen('now', id)).toEqual({
    facebook: { utm_source: 'fb' },
    instagram: {},
    linkedIn: {},
  });
  const { id: adId } = await server.db
    .selectFrom('ad')
    .select('id')
    .where('campaign_id', '=', id)
    .where('type', '=', 'FacebookPostAd')
    .executeTakeFirstOrThrow();
  await rewordPost(adId, 'Another wording');
  await workOff();
  expect(tagsOnMeta().sort()).toEqual([facebook, 'utm_source=instagram']);
});

test('what can not be sent is refused at its field', async () => {
  const body = { utm: { facebook: { utm_source: 'a'.repeat(201) } } };
  const refused = await admin.call('updateAccount', { params: params(), body });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ findings: [{ path: 'utm.facebook.utm_source' }] });
});
