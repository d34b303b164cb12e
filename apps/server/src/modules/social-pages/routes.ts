import type { OperationAnswer } from '@posthorn/contract';
import type { Handlers } from '../../platform/api/handler.ts';
import { notFound } from '../../platform/refusal.ts';
import { contentTypeOf } from '../../platform/storage/storage.ts';
import { completePageRequest } from './commands/complete-page-request.ts';
import { deleteSocialPage } from './commands/delete-social-page.ts';
import { requestLeadform } from './commands/request-leadform.ts';
import { requestSocialPage } from './commands/request-social-page.ts';
import { pageIconAddress } from './page-icon-address.ts';
import * as repository from './repository.ts';

/** As many campaigns as a person reads before a page is deleted. */
const CAMPAIGNS_NAMED = 5;

type RequestRow = Awaited<ReturnType<typeof repository.listPendingRequests>>[number];

const presentRequest = ({
  id,
  channel,
  url,
  page_id,
  status,
}: RequestRow): OperationAnswer<'requestSocialPage'> => ({
  id,
  type: 'request',
  channel,
  url,
  page_id,
  status,
});

export const socialPageHandlers = {
  async listSocialPages({ account, deps }) {
    const pages = await repository.listSocialPages(deps.connection.db, account.id);
    return pages.map((page) => ({
      id: page.id,
      type: 'connected',
      channel: page.channel,
      name: page.name,
      iconUrl: pageIconAddress(account.id, page.id),
      leadformStatus: page.leadform_status,
      ...(page.leadform_status === 'pending' && {
        leadformTermsUrl: deps.networks.formTermsUrl(page.channel, page.external_id),
      }),
      externalId: page.external_id,
    }));
  },

  async getSocialPageIcon({ account, params, deps, reply }) {
    const page = await repository.findSocialPage(deps.connection.db, account.id, params.pageId);
    const file = page && (await deps.storage.get(page.icon_key));
    if (!page || !file) throw notFound();
    return (
      reply
        .header('content-type', contentTypeOf(page.icon_key))
        .header('content-length', file.size)
        .header('cache-control', 'private, max-age=3600')
        // A picture opened on its own must not be able to do anything.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(file.body)
    );
  },

  async listSocialPageCampaigns({ account, params, deps }) {
    const { db } = deps.connection;
    const page = await repository.findSocialPage(db, account.id, params.pageId);
    if (!page) throw notFound();
    const rows = await repository.listCampaignsWithPage(db, page, CAMPAIGNS_NAMED);
    return {
      count: rows[0]?.count ?? 0,
      campaigns: rows.map(({ id, title }) => ({ id, title })),
    };
  },

  async deleteSocialPage({ account, person, params, deps }) {
    const { pageId } = params;
    await deleteSocialPage(deps, { accountId: account.id, personId: person.id, pageId });
  },

  async requestLeadform({ account, person, params, deps }) {
    const { pageId } = params;
    return requestLeadform(deps, { accountId: account.id, personId: person.id, pageId });
  },

  async listPageRequests({ account, deps }) {
    const rows = await repository.listPendingRequests(deps.connection.db, account.id);
    return rows.map(presentRequest);
  },

  async requestSocialPage({ account, person, body: wanted, deps }) {
    const whose = { accountId: account.id, personId: person.id };
    return presentRequest(await requestSocialPage(deps, { ...whose, wanted }));
  },

  async completePageRequest({ account, person, params, deps }) {
    const { requestId } = params;
    const whose = { accountId: account.id, personId: person.id };
    return presentRequest(await completePageRequest(deps, { ...whose, requestId }));
  },
} satisfies Partial<Handlers>;
