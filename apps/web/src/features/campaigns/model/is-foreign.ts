import { ApiError } from '../../../lib/http/api-error.ts';

interface CampaignQuery {
  data?: { accountId: string };
  error: unknown;
}

/** Not there, or there but in another account: to the visitor it is the same. */
export function isForeign({ data, error }: CampaignQuery, accountId: string): boolean {
  if (error instanceof ApiError && (error.status === 404 || error.code === 'malformed'))
    return true;
  return data !== undefined && data.accountId !== accountId;
}
