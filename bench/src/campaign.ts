import type { Library } from './library.ts';

/** A draft in the first workspace of the account. */
export async function startCampaign({ url, accountId, headers }: Library): Promise<string> {
  const ask = async <Answer>(path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const workspaces = await ask<{ slug: string }[]>(`/accounts/${accountId}/workspaces`);
  const slug = workspaces[0]?.slug;
  const { id } = await ask<{ id: string }>('/campaigns', { type: 'custom', slug, accountId });
  return id;
}
