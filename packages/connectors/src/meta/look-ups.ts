import { type Conversion, metaEvents } from '@posthorn/domain';
import type { AdAccount, NetworkPage } from '../connector.ts';
import { idOfEvent } from './application-event.ts';
import type { Graph } from './graph.ts';

interface ListedPage {
  id: string;
  name: string;
  leadgen_tos_accepted?: boolean;
  instagram_business_account?: { id: string };
}

/** The pages that ads of this account can speak for. Forms on Instagram are those of its Facebook page. */
export async function listPages(graph: Graph): Promise<NetworkPage[]> {
  const pages = await graph.list<ListedPage>(`${graph.account}/promote_pages`, {
    fields: 'id,name,leadgen_tos_accepted,instagram_business_account',
  });
  const onInstagram = await graph.list<{ id: string; username: string }>(
    `${graph.account}/instagram_accounts`,
    { fields: 'id,username' },
  );
  const accepts = (page: ListedPage | undefined) => page?.leadgen_tos_accepted === true;
  return [
    ...pages.map((page) => ({
      id: page.id,
      channel: 'facebook' as const,
      name: page.name,
      takesForms: accepts(page),
    })),
    ...onInstagram.map(({ id, username }) => ({
      id,
      channel: 'instagram' as const,
      name: username,
      takesForms: accepts(pages.find((page) => page.instagram_business_account?.id === id)),
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

/** What the ad account says of itself first, then what Meta guesses from what it did lately. */
export async function disclosureNames(graph: Graph): Promise<string[]> {
  const own = await graph.get<{ default_dsa_beneficiary?: string; default_dsa_payor?: string }>(
    graph.account,
    { fields: 'default_dsa_beneficiary,default_dsa_payor' },
  );
  const guessed = await graph.list<{ recommendations?: string[] }>(
    `${graph.account}/dsa_recommendations`,
    { fields: 'recommendations' },
  );
  const names = [
    own.default_dsa_beneficiary,
    own.default_dsa_payor,
    ...guessed.flatMap(({ recommendations }) => recommendations ?? []),
  ];
  return [...new Set(names.flatMap((name) => name?.trim() || []))];
}

interface Named {
  id: string;
  name?: string;
  is_unavailable?: boolean;
  is_archived?: boolean;
}

/** The events that each pixel can see, and what the ad account has put together itself. */
export async function listConversions(graph: Graph): Promise<Conversion[]> {
  const pixels = await graph.list<Named>(`${graph.account}/adspixels`, {
    fields: 'id,name,is_unavailable',
  });
  const custom = await graph.list<Named>(`${graph.account}/customconversions`, {
    fields: 'id,name,is_archived,is_unavailable',
  });
  const isUsable = ({ is_unavailable, is_archived }: Named) => !is_unavailable && !is_archived;
  return [
    ...pixels
      .filter(isUsable)
      .flatMap(({ id, name = id }) =>
        metaEvents.map((event) => ({ id: idOfEvent(id, event), name, event })),
      ),
    ...custom.filter(isUsable).map(({ id, name = id }) => ({ id, name, event: null })),
  ];
}
