import type { LinkedInClient } from './client.ts';
import type { RestliQuery } from './restli.ts';

/** All that a finder without pages tells. */
export async function findAll<T>(
  client: LinkedInClient,
  path: string,
  query: RestliQuery,
): Promise<T[]> {
  return (await client.page<T>(path, query)).elements ?? [];
}

/** Every page of a search that goes on by tokens. */
export async function searchAll<T>(
  client: LinkedInClient,
  path: string,
  query: RestliQuery,
  pageSize: number,
): Promise<T[]> {
  const found: T[] = [];
  let pageToken: string | undefined;
  do {
    const page = await client.page<T>(path, { ...query, pageSize, pageToken });
    found.push(...(page.elements ?? []));
    pageToken = page.metadata?.nextPageToken ?? undefined;
  } while (pageToken !== undefined);
  return found;
}

/** Every page of a finder that counts its elements. */
export async function listAll<T>(
  client: LinkedInClient,
  path: string,
  query: RestliQuery,
  count: number,
): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const page = await findAll<T>(client, path, { ...query, start: found.length, count });
    found.push(...page);
    if (page.length < count) return found;
  }
}
