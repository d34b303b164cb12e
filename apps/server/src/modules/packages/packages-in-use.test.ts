import { describe, expect, test } from 'vitest';
import {
  accountParams,
  allOff,
  campaignFrom,
  error,
  get,
  names,
  nothing,
  params,
  recorded,
  update,
} from '../../testing/packages.ts';
import { admin, setScene, world } from '../../testing/scene.ts';

setScene();

describe('archiving', () => {
  test('it is taken out of use for good', async () => {
    const { status, body } = await admin.call('archivePackage', { params: params() });
    expect([status, body.status, body.version]).toEqual([200, 'archived', 2]);
    expect((await campaignFrom(body.id)).status).toBe(422);
    for (const change of [{ status: 'active' }, { name: 'Mine' }]) {
      const refused = await update(change);
      expect([refused.status, error(refused).code]).toEqual([409, 'conflict']);
    }
    expect((await get()).status).toBe('archived');
  });

  test('pressed twice it is archived once', async () => {
    await admin.call('archivePackage', { params: params() });
    const { status, body } = await admin.call('archivePackage', { params: params() });
    expect([status, body.version]).toEqual([200, 2]);
    expect(await recorded(body.id)).toHaveLength(1);
  });
});

describe('deleting', () => {
  const remove = (version?: number) =>
    admin.call(
      'deletePackage',
      { params: params() },
      { 'if-match': version === undefined ? undefined : `"${version}"` },
    );

  test('it is gone for everyone, and the second press finds nothing', async () => {
    const { name } = world.ownPackage;
    expect((await remove()).status).toBe(204);
    expect(await names()).toEqual([]);
    expect((await remove()).status).toBe(404);
    const answers = [
      await admin.send('getPackage', { params: params() }),
      await admin.send('duplicatePackage', { params: params() }),
      await admin.send('archivePackage', { params: params() }),
      await update({ name: 'Back' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await campaignFrom(world.ownPackage.id)).status).toBe(422);
    expect(await recorded(world.ownPackage.id)).toMatchObject([
      { action: 'removed', before: { name } },
    ]);
  });

  test('an archived one can be deleted', async () => {
    await admin.call('archivePackage', { params: params() });
    expect((await remove()).status).toBe(204);
  });

  test('campaigns that were made from it keep their channels, and can be duplicated', async () => {
    const campaignParams = { campaignId: world.packageCampaign.id };
    const before = (await admin.call('getCampaign', { params: campaignParams })).body;
    await remove();
    const after = (await admin.call('getCampaign', { params: campaignParams })).body;
    expect(after).toEqual(before);
    expect(after.packageId).toBe(world.ownPackage.id);
    const added = await admin.call('addChannelBudget', {
      params: campaignParams,
      body: { channelName: 'linked_in', channelAmount: 500_00 },
    });
    expect(added.status).toBe(200);
    const copy = await admin.call('duplicateCampaign', { params: campaignParams });
    expect(copy.status).toBe(201);
  });

  test('one that was changed since it was seen stays', async () => {
    await update({ name: 'Theirs' }, 1);
    const refused = await remove(1);
    expect(refused.status).toBe(409);
    expect(error(refused).current).toMatchObject({ name: 'Theirs', version: 2 });
    expect(await names()).toEqual(['Theirs']);
  });
});

describe('starting a campaign', () => {
  test('a package that was never filled in is refused', async () => {
    const { body } = await admin.call('createPackage', {
      params: accountParams(),
      body: { status: 'active' },
    });
    const refused = await campaignFrom(body.id);
    expect([refused.status, error(refused).message]).toEqual([
      422,
      'This package has no channels yet',
    ]);
  });

  test('one that has no money for the type is refused', async () => {
    const channelsActivation = { ...allOff, googleSearch: true };
    await update({ channelsActivation, channelsBudget: { ...nothing, googleSearch: 500_00 } });
    const refused = await campaignFrom(world.ownPackage.id, 'leadform');
    expect(refused.status).toBe(422);
    expect((await campaignFrom(world.ownPackage.id)).status).toBe(201);
    expect((await get()).campaignsCount).toBe(2);
  });
});
