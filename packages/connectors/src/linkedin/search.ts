import { type Plan, partNamed } from '../plan.ts';
import type { LinkedInClient } from './client.ts';
import { listAll, searchAll } from './pages.ts';
import { urn } from './urn.ts';
import {
  type Campaign,
  type Creative,
  type Group,
  isGone,
  livingCampaigns,
  livingGroups,
  type Post,
} from './wire.ts';

/** Something of a plan that was found by its name. */
export interface Found {
  id: string;
  part: string;
  status: string;
}

const CAMPAIGNS_PER_PAGE = 1_000;
const CREATIVES_PER_PAGE = 100;
const POSTS_PER_PAGE = 100;

/** Everything of a plan that carries its marker, oldest first, whatever the journal knows of it. */
export async function findGroups(client: LinkedInClient, plan: Plan): Promise<Found[]> {
  const path = client.inAccount('adCampaignGroups');
  const query = {
    q: 'search',
    search: { status: { values: livingGroups } },
    sortOrder: 'ASCENDING',
  };
  const found = await searchAll<Group>(client, path, query, CAMPAIGNS_PER_PAGE);
  return found.flatMap(({ id, name, status }) => ours(plan, String(id), name, status));
}

export async function findCampaigns(
  client: LinkedInClient,
  plan: Plan,
  groupId: string,
): Promise<Found[]> {
  const path = client.inAccount('adCampaigns');
  const group = { campaignGroup: { values: [urn('sponsoredCampaignGroup', groupId)] } };
  const search = { ...group, status: { values: livingCampaigns } };
  const query = { q: 'search', search, sortOrder: 'ASCENDING' };
  const found = await searchAll<Campaign>(client, path, query, CAMPAIGNS_PER_PAGE);
  return found.flatMap(({ id, name, status }) => ours(plan, String(id), name, status));
}

export async function findCreatives(
  client: LinkedInClient,
  plan: Plan,
  campaignIds: readonly string[],
): Promise<Found[]> {
  if (campaignIds.length === 0) return [];
  const path = client.inAccount('creatives');
  const campaigns = campaignIds.map((id) => urn('sponsoredCampaign', id));
  const query = { q: 'criteria', campaigns, sortOrder: 'ASCENDING' };
  const found = await searchAll<Creative>(client, path, query, CREATIVES_PER_PAGE);
  return found.flatMap(({ id, name, intendedStatus }) =>
    isGone(intendedStatus) ? [] : ours(plan, id, name ?? '', intendedStatus),
  );
}

export async function findPosts(client: LinkedInClient, plan: Plan): Promise<Found[]> {
  const query = {
    q: 'dscAdAccount',
    dscAdAccount: urn('sponsoredAccount', client.accountId),
    dscAdTypes: ['STANDARD', 'VIDEO'],
  };
  const found = await listAll<Post>(client, 'posts', query, POSTS_PER_PAGE);
  return found.flatMap(({ id, adContext }) =>
    ours(plan, id, adContext?.dscName ?? '', 'PUBLISHED'),
  );
}

export const idsOf = (found: readonly Found[], part: string): string[] =>
  found.filter((one) => one.part === part).map(({ id }) => id);

function ours(plan: Plan, id: string, name: string, status: string): Found[] {
  const part = partNamed(plan, name);
  return part === undefined ? [] : [{ id, part, status }];
}
