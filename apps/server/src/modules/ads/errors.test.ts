import { makeAd, makeCampaign, makeCampaignError } from '@posthorn/db/builders';
import { messageOf } from '@posthorn/domain';
import { describe, expect, test } from 'vitest';
import { admin, server } from '../../testing/scene.ts';
import { bodyFor, listAds, resourceOf } from '../../testing/social-ad.ts';
import { setWholeScene, world } from '../../testing/whole-scene.ts';

setWholeScene();

const ofCampaign = (campaign_id = world.campaign.id) => ({
  account_id: world.account.id,
  campaign_id,
});
const ofAd = (ad_id = world.ad.id) => ({ ...ofCampaign(), ad_id });
const shown = async () => (await listAds('FacebookPostAd')).map(({ error }) => error?.code ?? null);

describe('what a network said against an ad', () => {
  test('comes with the ad, the newest of it, and each ad has its own', async () => {
    await makeAd(server.db, ofCampaign());
    await makeCampaignError(server.db, { ...ofAd(), code: 'old', created_at: new Date(0) });
    const { message, user_message } = await makeCampaignError(server.db, {
      ...ofAd(),
      code: 'new',
      created_at: new Date(1_000),
    });
    await makeCampaignError(server.db, { ...ofCampaign(), code: 'campaign' });
    expect(await shown()).toEqual(['new', null]);
    const [{ error } = {}] = await listAds('FacebookPostAd');
    expect(error).toEqual({
      code: 'new',
      createdAt: new Date(1_000).toISOString(),
      errorMessage: message,
      userMessage: user_message,
    });
  });

  test('is kept as a code, and put into words when it is shown', async () => {
    const user_text = JSON.stringify(messageOf('meta.placeUnknown', { name: 'Nowhere' }));
    await makeCampaignError(server.db, { ...ofAd(), user_message: null, user_text });
    const userMessage = 'Facebook and Instagram do not know Nowhere. Choose a larger place nearby.';
    const [{ error } = {}] = await listAds('FacebookPostAd');
    expect(error).toMatchObject({ userMessage });
    const params = { campaignId: world.campaign.id };
    const { errors } = (await admin.call('getCampaign', { params })).body;
    expect(errors).toMatchObject([{ userMessage }]);
  });

  test('is only what people are told about', async () => {
    await makeCampaignError(server.db, { ...ofAd(), kind: 'media' });
    expect(await shown()).toEqual([null]);
  });

  test('is an error of the campaign, too', async () => {
    await makeCampaignError(server.db, { ...ofAd(), code: 'E1' });
    const params = { campaignId: world.campaign.id };
    const { errors } = (await admin.call('getCampaign', { params })).body;
    expect(errors.map(({ code }) => code)).toEqual(['E1']);
  });

  test('stays when the ad is changed, and goes with the ad', async () => {
    await makeCampaignError(server.db, { ...ofAd(), code: 'E1' });
    const params = { resource: resourceOf('FacebookPostAd'), adId: world.ad.id };
    const body = bodyFor('FacebookPostAd');
    const changed = await admin.send('updateAd', { params, body });
    expect(changed).toMatchObject({ status: 200, body: { error: { code: 'E1' } } });
    await admin.call('deleteAd', { params });
    const campaign = await admin.call('getCampaign', { params: { campaignId: world.campaign.id } });
    expect(campaign.body.errors).toEqual([]);
  });

  test('can not be about an ad of another campaign', async () => {
    const { id } = await makeCampaign(server.db, {
      account_id: world.account.id,
      workspace_id: world.workspace.id,
    });
    const elsewhere = { ...ofCampaign(id), ad_id: world.ad.id };
    await expect(makeCampaignError(server.db, elsewhere)).rejects.toThrow(/foreign key/);
    const foreign = { ...ofCampaign(), ad_id: world.otherAd.id };
    await expect(makeCampaignError(server.db, foreign)).rejects.toThrow(/foreign key/);
  });
});
