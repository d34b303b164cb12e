import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountOf, callAs } from './api.ts';
import type { Person } from './people.ts';
import { expect } from './test.ts';

export interface ServedJob {
  id: string;
  title: string;
  city?: string;
  /** Networks refuse jobs without one. */
  hasPicture?: boolean;
}

/** The least picture there is: one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface FeedState {
  jobs: ServedJob[];
  /** Served instead of the jobs. */
  text?: string | undefined;
  /** Without it everyone may read the feed: name and password with a colon between them. */
  login?: string;
}

/** A host on this machine with one feed, which can be changed while it runs. */
export async function startFeedHost(jobs: ServedJob[], login?: string) {
  const state: FeedState = login === undefined ? { jobs } : { jobs, login };
  const server = createServer(({ url, headers }, reply) => {
    const wanted = state.login && `Basic ${Buffer.from(state.login).toString('base64')}`;
    if (url !== '/jobs.xml') reply.setHeader('content-type', 'image/png').end(picture);
    else if (wanted && headers.authorization !== wanted) reply.writeHead(401).end();
    else reply.end(state.text ?? `<source>${state.jobs.map(elementOf).join('')}</source>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const elementOf = ({ id, title, city = 'Groningen', hasPicture = true }: ServedJob) =>
    `<job><referencenumber>${id}</referencenumber><title>${title}</title>
      <url>https://jobs.example.com/${id}</url><city>${city}</city><country>NL</country>
      <company>Noorderzorg</company><description>${title} in ${city}</description>
      ${hasPicture ? `<image>${origin}/${id}.png</image>` : ''}</job>`;
  return Object.assign(state, {
    url: `${origin}/jobs.xml`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

interface JobList {
  id: string;
  name: string;
  jobsCount: number;
}

/** A job list of one feed, whose jobs were read. */
export async function createJobList(person: Person, name: string, feedUrl: string) {
  const path = `/dynamic-ads/${await accountOf(person)}`;
  const templates = await callAs<{ id: string }[]>(
    person,
    'GET',
    `/accounts/${await accountOf(person)}/templates`,
  );
  const [profile] = await callAs<{ id: string; function_group: string }[]>(
    person,
    'GET',
    '/profiles?q=Dialysis',
  );
  if (!profile) throw new Error('There is no such job profile');
  const { function_group: functionGroup, id: jobProfileId } = profile;
  await callAs(person, 'POST', `${path}/validate-feed`, { functionGroup, feedUrl });
  const { id } = await callAs<JobList>(person, 'POST', `${path}/catalogs`, {
    name,
    templateId: templates[0]?.id ?? null,
    feedSources: [{ feedUrl, jobProfileId }],
  });
  const jobs = async () =>
    (await callAs<JobList>(person, 'GET', `${path}/catalogs/${id}`)).jobsCount;
  await expect.poll(jobs).toBeGreaterThan(0);
  return { id, path: `${path}/catalogs/${id}` };
}
