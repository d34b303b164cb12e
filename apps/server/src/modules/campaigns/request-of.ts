import type { Role } from '@posthorn/domain';
import type { FastifyRequest } from 'fastify';
import type { CampaignRequest } from './change-campaign.ts';

/** What every change of a campaign is asked with. */
export function requestOf(context: {
  account: { id: string; role: Role };
  person: { id: string };
  params: { campaignId: string };
  expectedVersion: number | undefined;
  request: FastifyRequest;
}): CampaignRequest {
  return {
    accountId: context.account.id,
    role: context.account.role,
    personId: context.person.id,
    requestId: context.request.id,
    campaignId: context.params.campaignId,
    expectedVersion: context.expectedVersion,
  };
}
