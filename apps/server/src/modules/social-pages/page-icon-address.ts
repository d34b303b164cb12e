import { operationAddress } from '../../platform/api/operation-address.ts';

/** Where the picture of a connected page is read. */
export const pageIconAddress = (accountId: string, pageId: string): string =>
  operationAddress('getSocialPageIcon', { params: { accountId, pageId } });
