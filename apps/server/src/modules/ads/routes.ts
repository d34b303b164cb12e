import { kindOfOwner } from '@posthorn/contract/template-owners';
import type { Handlers } from '../../platform/api/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import { checkSocialAd } from './checks/social-ad.ts';
import { carryOverAd } from './commands/carry-over-ad.ts';
import { createAd } from './commands/create-ads.ts';
import { deleteAd } from './commands/delete-ad.ts';
import { deleteAds } from './commands/delete-ads.ts';
import { updateAd } from './commands/update-ad.ts';
import { presentAds } from './presenter.ts';
import { findTemplate, listAds } from './repository.ts';
import { adsOf, oneAdOf, ownerOf, requestOf, socialAdsOf } from './request-of.ts';

export const adHandlers = {
  async listAllAds({ account, params, deps }) {
    const { db } = deps.connection;
    return presentAds(db, account.id, await listAds(db, account.id, params));
  },
  async listAllTemplateAds({ account, params, deps }) {
    const { db } = deps.connection;
    const { owner, templateId } = params;
    if (!(await findTemplate(db, account.id, templateId, kindOfOwner(owner)))) throw notFound();
    return presentAds(db, account.id, await listAds(db, account.id, { templateId }));
  },
  async listAds({ account, params, deps }) {
    const { db } = deps.connection;
    const { campaignId, resource } = params;
    const rows = await listAds(db, account.id, { campaignId }, adsOf(resource).adType);
    return presentAds(db, account.id, rows);
  },
  async listTemplateAds({ account, params, deps }) {
    const { db } = deps.connection;
    const { owner, templateId, resource } = params;
    if (!(await findTemplate(db, account.id, templateId, kindOfOwner(owner)))) throw notFound();
    const rows = await listAds(db, account.id, { templateId }, adsOf(resource).adType);
    return presentAds(db, account.id, rows);
  },
  async createAd(context) {
    const { params, body, deps } = context;
    const request = requestOf(context, socialAdsOf(params.resource));
    const check = checkSocialAd(request.accountId, request.adType, body);
    return createAd(deps, request, ownerOf(params), check);
  },
  async carryOverAd({ account, person, params, body, deps, request }) {
    const asked = { accountId: account.id, personId: person.id, requestId: request.id };
    return carryOverAd(deps, { ...asked, now: deps.now(), ...params, ...body });
  },
  async createTemplateAd(context) {
    const { params, body, deps } = context;
    const request = requestOf(context, socialAdsOf(params.resource));
    const check = checkSocialAd(request.accountId, request.adType, body);
    return createAd(deps, request, ownerOf(params), check);
  },
  async updateAd(context) {
    const { params, body, deps } = context;
    const request = oneAdOf(context, socialAdsOf(params.resource));
    return updateAd(deps, request, checkSocialAd(request.accountId, request.adType, body));
  },
  async deleteAds({ account, person, params, body, deps, request }) {
    const asked = { accountId: account.id, personId: person.id, requestId: request.id };
    return deleteAds(deps, { ...asked, now: deps.now(), ...body }, ownerOf(params));
  },
  async deleteTemplateAds({ account, person, params, body, deps, request }) {
    const asked = { accountId: account.id, personId: person.id, requestId: request.id };
    return deleteAds(deps, { ...asked, now: deps.now(), ...body }, ownerOf(params));
  },
  async deleteAd(context) {
    await deleteAd(context.deps, oneAdOf(context, adsOf(context.params.resource)));
  },
} satisfies Partial<Handlers>;
