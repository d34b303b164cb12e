import { randomUUID } from 'node:crypto';
import * as builders from '@posthorn/db/builders';
import { describe, expect, test } from 'vitest';
import {
  accountParams,
  allOff,
  campaignFrom,
  error,
  get,
  list,
  names,
  nothing,
  type Package,
  params,
  recorded,
  update,
} from '../../testing/packages.ts';
import { admin, editor, server, setScene, world } from '../../testing/scene.ts';

setScene();

describe('reading', () => {
  test('a package has its switches, amounts and total, and how many campaigns it made', async () => {
    const { id, hash, name, version } = world.ownPackage;
    expect(await get()).toEqual({
      id,
      hash,
      name,
      version,
      accountId: world.account.id,
      status: 'active',
      runtime: 30,
      customTotalGrossBudget: 1_000_00,
      channelsActivation: {
        ...allOff,
        facebook: true,
        facebookFeed: true,
        instagramFeed: true,
        instagramStories: true,
        googleDisplay: true,
      },
      channelsBudget: { ...nothing, facebook: 600_00, googleDisplay: 400_00 },
      campaignsCount: 1,
    });
  });

  test('an editor is told of campaigns in the own workspaces only', async () => {
    await builders.makeCampaign(server.db, {
      account_id: world.account.id,
      workspace_id: world.emptyWorkspace.id,
      package_id: world.ownPackage.id,
    });
    expect((await get()).campaignsCount).toBe(2);
    const { body } = await editor.call('getPackage', { params: params() });
    expect(body.campaignsCount).toBe(1);
  });

  test('the newest come first, archived ones last; none of another account is among them', async () => {
    const account_id = world.account.id;
    await builders.makePackage(server.db, { account_id, name: 'Old', status: 'archived' });
    await builders.makePackage(server.db, { account_id, name: 'Idle', status: 'inactive' });
    await builders.makePackage(server.db, { account_id, name: 'New' });
    expect(await names()).toEqual(['New', 'Idle', world.ownPackage.name, 'Old']);
  });
});

describe('adding', () => {
  test('a new package is inactive and empty, and everyone may add one', async () => {
    const { status, body } = await editor.call('createPackage', { params: accountParams() });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'New package',
      status: 'inactive',
      runtime: 2,
      customTotalGrossBudget: 0,
      channelsActivation: allOff,
      channelsBudget: nothing,
      campaignsCount: 0,
      version: 1,
    });
    expect(body.hash).toMatch(/^\w{7}$/);
    expect(await recorded(body.id)).toMatchObject([
      { action: 'created', person_id: world.editor.id, after: { name: 'New package' } },
    ]);
  });

  test('with values it has those, by the same rules', async () => {
    const body = {
      name: '  Search\tfirst ',
      runtime: 14,
      channelsActivation: { ...allOff, googleSearch: true },
      channelsBudget: { ...nothing, googleSearch: 500_00 },
    };
    const made = await admin.call('createPackage', { params: accountParams(), body });
    expect(made.body).toMatchObject({ ...body, name: 'Search first' });
    const wrong = { ...body, runtime: 1 };
    const refused = await admin.send('createPackage', { params: accountParams(), body: wrong });
    expect(refused.status).toBe(422);
    expect(error(refused).message).toBe('Minimum runtime is 2 days');
  });

  test('pressed twice it is added once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const press = () => admin.call('createPackage', { params: accountParams() }, key);
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await list()).toHaveLength(2);
  });
});

describe('duplicating', () => {
  test('a copy has the same values under another name, and is not offered yet', async () => {
    const original = await get();
    const { status, body } = await admin.call('duplicatePackage', { params: params() });
    expect(status).toBe(201);
    const { id, hash, name, status: _, campaignsCount: __, version: ___, ...values } = original;
    expect(body).toMatchObject({ ...values, name: `${name} (copy)`, status: 'inactive' });
    expect(body).toMatchObject({ campaignsCount: 0, version: 1 });
    expect([body.id, body.hash]).not.toContain(id);
    expect(body.hash).not.toBe(hash);
    const again = await admin.call('duplicatePackage', { params: params(body.id) });
    expect(again.body.name).toBe(`${name} (copy 2)`);
  });

  test('pressed twice there is one copy', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const press = () => admin.call('duplicatePackage', { params: params() }, key);
    const [first, second] = await Promise.all([press(), press()]);
    expect(second?.body.id).toBe(first?.body.id);
    expect(await list()).toHaveLength(2);
  });

  test('an archived package comes back to use as a copy', async () => {
    await admin.call('archivePackage', { params: params() });
    const { body } = await admin.call('duplicatePackage', { params: params() });
    expect(body.status).toBe('inactive');
    expect((await update({ status: 'active' }, undefined, body.id)).status).toBe(200);
  });
});

describe('changing', () => {
  test('what is sent is kept, what is not stays, and the total follows', async () => {
    const channelsActivation = { ...allOff, facebook: true, facebookFeed: true, linkedIn: true };
    const channelsBudget = { ...nothing, facebook: 150_00, linkedIn: 310_00 };
    const { status, body } = await update({ channelsActivation, channelsBudget });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: world.ownPackage.name,
      runtime: 30,
      channelsActivation,
      channelsBudget,
      customTotalGrossBudget: 460_00,
      version: 2,
    });
    expect(await get()).toEqual(body);
    expect(await recorded(body.id)).toMatchObject([
      {
        action: 'changed',
        before: { channelBudget: { facebook: 600_00 } },
        after: { channelBudget: { facebook: 150_00 } },
      },
    ]);
  });

  test('the switch changes the status alone', async () => {
    const { body } = await update({ status: 'inactive' });
    expect(body).toMatchObject({ status: 'inactive', runtime: 30, version: 2 });
    expect(await recorded(body.id)).toMatchObject([
      { before: { status: 'active' }, after: { status: 'inactive' } },
    ]);
  });

  test('what changes nothing leaves no trace', async () => {
    const { body } = await update({ name: world.ownPackage.name, status: 'active' });
    expect(body.version).toBe(1);
    expect(await recorded(body.id)).toEqual([]);
  });

  test('a channel that is off keeps neither money nor placements', async () => {
    const { channelsActivation, channelsBudget } = await get();
    const { body } = await update({
      channelsActivation: { ...channelsActivation, facebook: false },
      channelsBudget,
    });
    expect(body.channelsActivation).toEqual({ ...allOff, googleDisplay: true });
    expect(body.channelsBudget).toEqual({ ...nothing, googleDisplay: 400_00 });
    expect(body.customTotalGrossBudget).toBe(400_00);
  });

  test.each<[string, (before: Package) => object, string]>([
    ['a runtime of a day', () => ({ runtime: 1 }), 'Minimum runtime is 2 days'],
    [
      'a channel without money',
      ({ channelsActivation }) => ({
        channelsActivation: { ...channelsActivation, linkedIn: true },
      }),
      "Enabled channels can't have zero budget",
    ],
    [
      'facebook without a placement',
      ({ channelsBudget }) => ({
        channelsActivation: { ...allOff, facebook: true },
        channelsBudget: { ...channelsBudget, googleDisplay: 0 },
      }),
      'Channel facebook requires to choose at least one ad type option to proceed',
    ],
    ['no name', () => ({ name: ' ' }), 'Please give the package a name'],
  ])('%s is refused', async (_, change, message) => {
    const before = await get();
    const refused = await update(change(before));
    expect([refused.status, error(refused).message]).toEqual([422, message]);
    expect(await get()).toEqual(before);
  });

  test.each([{ status: 'archived' }, { runtime: 2.5 }, { runtime: -1 }, { runtime: 2 ** 31 }])(
    '%j has the wrong form',
    async (body) => {
      expect((await update(body)).status).toBe(422);
    },
  );

  test('another person was faster: nothing is overwritten, and the newer one comes along', async () => {
    await update({ name: 'Theirs' }, 1);
    const refused = await update({ name: 'Mine' }, 1);
    expect(refused.status).toBe(409);
    expect(error(refused)).toMatchObject({
      code: 'stale',
      current: { name: 'Theirs', version: 2 },
    });
    expect((await update({ name: 'Mine' }, 2)).body.name).toBe('Mine');
  });

  test('of two at once with the same version one is refused', async () => {
    const answers = await Promise.all([update({ name: 'A' }, 1), update({ name: 'B' }, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await get()).version).toBe(2);
  });

  test('a campaign that was made from it stays as it is', async () => {
    const made = (await campaignFrom(world.ownPackage.id)).body;
    const channelsActivation = { ...allOff, linkedIn: true };
    await update({ channelsActivation, channelsBudget: { ...nothing, linkedIn: 310_00 } });
    const campaignParams = { campaignId: made.id };
    expect((await admin.call('getCampaign', { params: campaignParams })).body).toEqual(made);
  });
});
