import type { Conversion } from '@posthorn/domain';
import type { AdAccount, NetworkPage } from '../connector.ts';
import type { LinkedInClient } from './client.ts';
import { listAll, searchAll } from './pages.ts';
import { idOf, urn } from './urn.ts';

/** The roles that may speak for a page in ads. */
const roles = ['ADMINISTRATOR', 'DIRECT_SPONSORED_CONTENT_POSTER'] as const;

const PER_PAGE = 100;
const ACCOUNTS_PER_PAGE = 1_000;

export async function listPages(client: LinkedInClient): Promise<NetworkPage[]> {
  const ids = new Set<string>();
  for (const role of roles) {
    const query = { q: 'roleAssignee', role, state: 'APPROVED' };
    const found = await listAll<{ organization: string }>(
      client,
      'organizationAcls',
      query,
      PER_PAGE,
    );
    for (const { organization } of found) ids.add(idOf(organization));
  }
  const pages = await client.getAll<{ localizedName: string }>('organizations', [...ids]);
  return [...pages].map(([id, { localizedName }]) => ({
    id,
    channel: 'linkedin' as const,
    name: localizedName,
    // Forms belong to the ad account; the page has no say in it.
    takesForms: true,
  }));
}

interface Rule {
  id: number | string;
  name?: string;
  enabled?: boolean;
}

const RULES_PER_PAGE = 100;

/** The rules by which the account counts what happens on its website. */
export async function listConversions(client: LinkedInClient): Promise<Conversion[]> {
  const query = { q: 'account', account: urn('sponsoredAccount', client.accountId) };
  const rules = await listAll<Rule>(client, 'conversions', query, RULES_PER_PAGE);
  return rules
    .filter(({ enabled }) => enabled !== false)
    .map(({ id, name = String(id) }) => ({ id: String(id), name, event: null }));
}

/** LinkedIn counts its days in UTC, whatever the account. */
export const LINKEDIN_ZONE = 'UTC';

export async function listAccounts(client: LinkedInClient): Promise<AdAccount[]> {
  const query = { q: 'search', search: { status: { values: ['ACTIVE'] } } };
  const found = await searchAll<{ id: number | string; name: string; currency: string }>(
    client,
    'adAccounts',
    query,
    ACCOUNTS_PER_PAGE,
  );
  return found.map(({ id, name, currency }) => ({
    id: String(id),
    name,
    currency,
    timeZone: LINKEDIN_ZONE,
  }));
}
