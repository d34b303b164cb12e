import type { Call } from './call.ts';
import { GraphError } from './graph-error.ts';

const PREFIX = 'sandbox-page-';

/** The key of a page. It opens as long as the key does that it was given for. */
export const pageToken = (pageId: string, token: string): string =>
  `${PREFIX}${pageId}.${Buffer.from(token).toString('base64url')}`;

/** Of which page a key is, and for which key it was given; undefined for any other key. */
export function readPageToken(token: string): { page: string; of: string } | undefined {
  const [, page, of] = /^sandbox-page-(\d+)\.([\w-]*)$/.exec(token) ?? [];
  if (page === undefined || of === undefined) return undefined;
  return { page, of: Buffer.from(of, 'base64url').toString() };
}

/** Refuses a call that does not come with the key of this page. */
export function onlyForPage({ page }: Pick<Call, 'page'>, pageId: string): void {
  if (page === pageId) return;
  throw new GraphError({
    message: '(#190) This method must be called with a Page Access Token',
    code: 190,
    subcode: 2069032,
  });
}
