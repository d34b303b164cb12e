import type { Library } from './library.ts';

/** Asks the product, or tells it something where a body is given. */
export async function askProduct<Answer>(
  { url, headers }: Library,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(`${url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A draft in the first workspace of the account. */
export async function startCampaign(library: Library): Promise<string> {
  const { accountId } = library;
  const workspaces = await askProduct<{ slug: string }[]>(
    library,
    `/accounts/${accountId}/workspaces`,
  );
  const slug = workspaces[0]?.slug;
  const draft = { type: 'custom', slug, accountId };
  const { id } = await askProduct<{ id: string }>(library, '/campaigns', draft);
  return id;
}
