import { adsOfResource } from '@posthorn/contract';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../platform/api/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import { createAd, createTemplateAd } from './commands/create-ad.ts';
import { deleteAd } from './commands/delete-ad.ts';
import { updateAd } from './commands/update-ad.ts';
import { presentAds } from './presenter.ts';
import { findTemplate, listAds } from './repository.ts';

interface Asked {
  account: { id: string };
  person: { id: string };
  params: { resource: string };
  request: FastifyRequest;
}

function adsOf(resource: string) {
  const ads = adsOfResource(resource);
  if (!ads) throw notFound();
  return ads;
}

const requestOf = ({ account, person, params, request }: Asked) => ({
  accountId: account.id,
  personId: person.id,
  requestId: request.id,
  ...adsOf(params.resource),
});

const kindOf = (owner: 'templates' | 'customTemplates') =>
  owner === 'templates' ? 'default' : 'custom';

export const adHandlers = {
  async listAds({ account, params, deps }) {
    const { db } = deps.connection;
    const { campaignId, resource } = params;
    const rows = await listAds(db, account.id, { campaignId }, adsOf(resource).adType);
    return presentAds(db, account.id, rows);
  },
  async createAd(context) {
    const { campaignId } = context.params;
    return createAd(context.deps, { ...requestOf(context), campaignId }, context.body);
  },
  async listTemplateAds({ account, params, deps }) {
    const { db } = deps.connection;
    const { owner, templateId, resource } = params;
    if (!(await findTemplate(db, account.id, templateId, kindOf(owner)))) throw notFound();
    const rows = await listAds(db, account.id, { templateId }, adsOf(resource).adType);
    return presentAds(db, account.id, rows);
  },
  async createTemplateAd(context) {
    const { templateId, owner } = context.params;
    const request = { ...requestOf(context), templateId, kind: kindOf(owner) } as const;
    return createTemplateAd(context.deps, request, context.body);
  },
  async updateAd(context) {
    const { adId } = context.params;
    const { expectedVersion, deps, body } = context;
    return updateAd(deps, { ...requestOf(context), adId, expectedVersion }, body);
  },
  async deleteAd(context) {
    await deleteAd(context.deps, { ...requestOf(context), adId: context.params.adId });
  },
} satisfies Partial<Handlers>;
