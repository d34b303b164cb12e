import type { ErrorBody } from '@posthorn/contract';
import * as builders from '@posthorn/db/builders';
import { describe, expect, test } from 'vitest';
import { admin, server, setScene, world } from '../../testing/scene.ts';
import type { Answer } from '../../testing/test-client.ts';

setScene();

const inAccount = () => ({ accountId: world.account.id });
const custom = (templateId = world.template.id) => ({
  owner: 'customTemplates' as const,
  templateId,
});
const getCustom = async (templateId = world.template.id) =>
  (await admin.call('getCustomTemplate', { params: { ...inAccount(), templateId } })).body;
const problem = (answer: Answer<unknown>) => {
  const { message, findings } = answer.body as ErrorBody;
  return [answer.status, message, findings?.[0]?.code];
};
const update = async (body: object, templateId = world.template.id) =>
  admin.send('updateCustomTemplate', { params: { templateId }, body });

describe('the fields of a custom template', () => {
  test('are saved as they are sent; the others stay', async () => {
    await update({ title: ' Nurses ', purpose: 'For every vacancy', poNumber: 'PO 1' });
    await update({ targetUrl: 'https://www.jobs.example/nurses' });
    expect(await getCustom()).toMatchObject({
      title: 'Nurses',
      purpose: 'For every vacancy',
      poNumber: 'PO 1',
      targetUrl: 'https://www.jobs.example/nurses',
      displayUrl: 'jobs.example',
    });
  });

  test('have limits', async () => {
    const address = (length: number) => `https://jobs.example/${'x'.repeat(length - 21)}`;
    expect((await update({ targetUrl: address(200) })).status).toBe(200);
    expect(problem(await update({ targetUrl: address(201) })).slice(0, 2)).toEqual([
      422,
      'This field is max 200 characters',
    ]);
    expect((await update({ title: 'x'.repeat(256) })).status).toBe(422);
  });

  test('a goal is chosen for the custom type only', async () => {
    expect((await update({ goal: 'MAXIMISE_CLICKS' })).status).toBe(200);
    expect(problem(await update({ goal: 'MAXIMISE_IMPRESSIONS' }))[2]).toBe(
      'campaign.fieldNotUsed',
    );
    await update({ type: 'custom', goal: 'MAXIMISE_IMPRESSIONS' });
    expect(await getCustom()).toMatchObject({ type: 'custom', goal: 'MAXIMISE_IMPRESSIONS' });
    await update({ type: 'consideration' });
    expect((await getCustom()).goal).toBe('MAXIMISE_CLICKS');
  });

  test('another type empties what it does not use', async () => {
    await update({ targetUrl: 'https://jobs.example' });
    const params = { templateId: world.template.id };
    await admin.call('addTemplateProfile', { params, body: { id: world.profile.id } });
    await update({ type: 'awareness' });
    expect(await getCustom()).toMatchObject({ profiles: [], goal: 'MAXIMISE_IMPRESSIONS' });
    await update({ type: 'leadform' });
    expect((await getCustom()).targetUrl).toBe('');
    expect(problem(await update({ targetUrl: 'https://jobs.example' }))[2]).toBe(
      'campaign.fieldNotUsed',
    );
  });

  test('another type is refused while there are ads it has no place for', async () => {
    const own = { account_id: world.account.id, template_id: world.template.id };
    await builders.makeAd(server.db, { ...own, type: 'GoogleSearchAd' });
    expect(problem(await update({ type: 'leadform', title: 'New' })).slice(0, 2)).toEqual([
      409,
      'Google Search is not part of this campaign type.',
    ]);
    await builders.makeAd(server.db, { ...own, type: 'LinkedinPostAd' });
    expect(problem(await update({ type: 'leadform' }))[1]).toBe(
      'LinkedIn and Google Search are not part of this campaign type.',
    );
    expect((await getCustom()).title).toBe(world.template.title);
  });

  test('channels that the type does not have stay as they were', async () => {
    await update({ type: 'leadform' });
    const params = custom();
    const { body } = await admin.call('setTemplateChannels', {
      params,
      body: { enabledChannels: ['instagram'] },
    });
    expect(body.enabledChannels).toEqual(['instagram']);
    await update({ type: 'consideration' });
    expect((await getCustom()).enabledChannels).toEqual([
      'instagram',
      'linkedIn',
      'google_display',
      'google_search',
    ]);
  });
});

describe('places and job profiles', () => {
  const at = () => ({ templateId: world.template.id });
  const add = async (name: string, more: object = {}) => {
    const place = await builders.makePlace(server.db, { name, ...more });
    return admin.send('addTemplateLocation', {
      params: at(),
      body: { id: place.id, name: 'Elsewhere', type: place.type, country: place.country_name },
    });
  };

  test('follow the rules of campaigns', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) {
      expect((await add(name)).status).toBe(200);
      const { id } = await builders.makeProfile(server.db);
      await admin.call('addTemplateProfile', { params: at(), body: { id } });
    }
    expect((await getCustom()).locations.map(({ name }) => name).join('')).toBe('ABCDE');
    expect(problem(await add('F'))[2]).toBe('campaign.tooManyLocations');
    const { id } = await builders.makeProfile(server.db);
    const sixth = await admin.send('addTemplateProfile', { params: at(), body: { id } });
    expect(problem(sixth)[2]).toBe('campaign.tooManyProfiles');

    const [first] = (await getCustom()).locations;
    if (!first) throw new Error('no location');
    const { body } = await admin.call('removeTemplateLocation', { params: at(), body: first });
    expect(body.locations).toHaveLength(4);
    const wide = { id: body.locations[0]?.id ?? '', radiusKm: 25 } as const;
    const changed = await admin.call('changeTemplateLocation', { params: at(), body: wide });
    expect(changed.body.locations[0]).toMatchObject(wide);
    expect(problem(await add('R', { type: 'region' }))[2]).toBe('campaign.mixedLocations');
    const [profile] = body.profiles;
    const params = { ...at(), profileId: profile?.id ?? '' };
    const less = await admin.call('removeTemplateProfile', { params });
    expect(less.body.profiles).toHaveLength(4);
  });

  test('a place that some channels can not be aimed at is saved and said', async () => {
    const answer = await add('Tiny', { population: 900 });
    expect(answer.status).toBe(206);
    expect(answer.body).toMatchObject({
      message: 'Tiny is saved, but LinkedIn and Google Display can not be aimed at it',
    });
  });
});
