import type { ErrorBody } from '@posthorn/contract';
import { beforeEach } from 'vitest';
import { admin, setScene, world } from './scene.ts';
import { bodyFor, listAds } from './social-ad.ts';
import type { Answer } from './test-client.ts';

/** The template, and a campaign that was made from it. */
export let templateId: string;
export let campaignId: string;

export const owner = (id = templateId) => ({ owner: 'customTemplates' as const, templateId: id });
export const on = (id = campaignId) => ({ params: { campaignId: id } });
export const get = async (id = campaignId) => (await admin.call('getCampaign', on(id))).body;
export const codeOf = (answer: Answer<unknown>) => [
  answer.status,
  (answer.body as ErrorBody).findings?.[0]?.code,
];
export const edit = (body: object, id = templateId) =>
  admin.send('updateCustomTemplate', { params: { templateId: id }, body });
export const addAd = async (message: string, id = templateId) => {
  const params = { ...owner(id), resource: 'facebook-post-templates' };
  const body = { ...bodyFor('FacebookPostAd'), message };
  return (await admin.call('createTemplateAd', { params, body })).body;
};
export const changeTemplateAd = (adId: string, message: string) =>
  admin.call('updateAd', {
    params: { resource: 'facebook-post-templates', adId },
    body: { ...bodyFor('FacebookPostAd'), message },
  });
export const changeAd = (adId: string, message: string) =>
  admin.call('updateAd', {
    params: { resource: 'facebook-post-ads', adId },
    body: { ...bodyFor('FacebookPostAd'), message },
  });
export const messages = async (id = campaignId) =>
  (await listAds('FacebookPostAd', id)).map(({ message }) => message);
export const newTemplate = async (title: string, texts: string[]) => {
  const made = await admin.call('createCustomTemplate', {
    params: { accountId: world.account.id },
    body: { type: 'consideration' },
  });
  await edit({ title }, made.body.id);
  for (const text of texts) await addAd(text, made.body.id);
  return made.body.id;
};
export const newCampaign = async (id: string) => {
  const { body } = await admin.call('createCampaign', {
    body: {
      type: 'consideration',
      slug: world.workspace.slug,
      accountId: world.account.id,
      templateId: id,
    },
  });
  return body;
};
export const change = (id: string, headers = {}, query = {}) =>
  admin.call('changeTemplate', { params: { campaignId, templateId: id }, query }, headers);

/** Called at the top of a file of tests, instead of `setScene`. */
export function setTemplatedScene(): void {
  setScene();
  beforeEach(async () => {
    templateId = await newTemplate('Nurses', ['One', 'Two']);
    campaignId = (await newCampaign(templateId)).id;
  });
}
