import { operation } from '../operation.ts';
import { accountParams } from '../shapes.ts';

const report = {
  method: 'GET',
  tag: 'Reports',
  access: { scope: 'account', capability: 'campaign.view' },
  limit: 'report',
  params: accountParams,
  kind: 'file',
} as const;

const path = '/reporting/account/:accountId';

/** Separator and decimal sign follow Accept-Language. Without campaigns the answer is 204. */
export const reportOperations = {
  getChannelReport: operation({
    ...report,
    path,
    summary: 'What each campaign brought on each channel, as CSV; 204 where there are no campaigns',
  }),
  getCampaignReport: operation({
    ...report,
    path: `${path}/aggregated`,
    summary: 'What each campaign brought, as CSV; 204 where there are no campaigns',
  }),
};
