import type { AdAccount, NetworkPage } from '../connector.ts';
import type { Graph } from './graph.ts';

/** The pages that ads of this account can speak for. */
export async function listPages(graph: Graph): Promise<NetworkPage[]> {
  const pages = await graph.list<{ id: string; name: string }>(`${graph.account}/promote_pages`, {
    fields: 'id,name',
  });
  const onInstagram = await graph.list<{ id: string; username: string }>(
    `${graph.account}/instagram_accounts`,
    { fields: 'id,username' },
  );
  return [
    ...pages.map(({ id, name }) => ({ id, channel: 'facebook' as const, name })),
    ...onInstagram.map(({ id, username }) => ({
      id,
      channel: 'instagram' as const,
      name: username,
    })),
  ];
}

export async function listAccounts(graph: Graph): Promise<AdAccount[]> {
  const rows = await graph.list<{
    account_id: string;
    name: string;
    currency: string;
    timezone_name: string;
  }>('me/adaccounts', { fields: 'account_id,name,currency,timezone_name' });
  return rows.map((row) => ({
    id: row.account_id,
    name: row.name,
    currency: row.currency,
    timeZone: row.timezone_name,
  }));
}
