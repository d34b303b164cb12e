import { type Cookies, type Person, proofOf, sessionOf } from './people.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Prepares or checks data behind the screen's back, as one of the demo people. */
export async function callAs<Answer = unknown>(
  person: Person,
  method: Method,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const url = process.env.PRODUCT_URL ?? '';
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...proofOf(url, sessionOf(person)),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} as ${person}: ${answer.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** Lets the calls of `work` go to a product that a journey has started for itself. */
export async function onProduct<Answer>(
  url: string,
  sessions: Partial<Record<Person, Cookies>>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { PRODUCT_URL, PRODUCT_SESSIONS } = process.env;
  Object.assign(process.env, {
    PRODUCT_URL: url,
    PRODUCT_SESSIONS: JSON.stringify(sessions),
  });
  try {
    return await work();
  } finally {
    Object.assign(process.env, { PRODUCT_URL, PRODUCT_SESSIONS });
  }
}

interface Membership {
  account_id: string;
  name: string;
}

/** The person's account with this name, or the only one. */
export async function accountOf(person: Person, name?: string): Promise<string> {
  const memberships = await callAs<Membership[]>(person, 'GET', '/me/memberships');
  const found = memberships.find((membership) => name === undefined || membership.name === name);
  if (!found) throw new Error(`${person} has no account ${name ?? ''}`);
  return found.account_id;
}

export interface Workspace {
  id: string;
  name: string;
  slug: string;
}

/** New names come last: what other journeys look for in the list stays in sight. */
export type NewName = `Z${string}`;

export async function createWorkspace(person: Person, name: NewName): Promise<Workspace> {
  return callAs(person, 'POST', `/accounts/${await accountOf(person)}/workspaces`, { name });
}

interface Campaign {
  id: string;
  title: string;
}

/** The campaigns of a workspace that this query finds, in the order of the overview; 100 at most. */
export async function campaignsOf<Found = Campaign>(
  person: Person,
  slug: string,
  query: Record<string, string> = {},
): Promise<Found[]> {
  const search = new URLSearchParams({ perpage: '100', ...query });
  const path = `/accounts/${await accountOf(person)}/${slug}/campaigns?${search}`;
  return (await callAs<{ data: Found[] }>(person, 'GET', path)).data;
}

/** The title of a campaign that runs there: looked for by an empty one, every row would be found. */
export async function activeTitle(person: Person, slug: string, index = 0): Promise<string> {
  const campaign = (await campaignsOf(person, slug, { status: 'active' }))[index];
  if (!campaign?.title) throw new Error(`Too few campaigns with a title run in ${slug}`);
  return campaign.title;
}

/** The id of a demo campaign that this person may see. */
export async function campaignId(person: Person, slug: string, title: string): Promise<string> {
  const found = await campaignsOf(person, slug, { q: title });
  const campaign = found.find((candidate) => candidate.title === title);
  if (!campaign) throw new Error(`${person} sees no campaign ${title} in ${slug}`);
  return campaign.id;
}
