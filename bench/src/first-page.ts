import { campaignListStatement, type Statement } from '@posthorn/db';
import type { CampaignStatus } from '@posthorn/domain';

/** The first page of an account's campaigns, as the overview asks for it. */
export const firstPage = (accountId: string, statuses: CampaignStatus[]): Statement =>
  campaignListStatement({
    accountId,
    slug: undefined,
    page: 1,
    perPage: 10,
    statuses,
    sort: undefined,
    q: '',
    onlyErrors: false,
    types: [],
    channels: [],
    workspaces: [],
    template: '',
    runs: undefined,
    madeBy: undefined,
    role: 'admin',
  });
