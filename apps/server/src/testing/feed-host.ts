import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

/** A host on this machine that has feeds: it answers as a test says, and counts what it was asked. */
export function feedHost() {
  const state = { answer: (() => {}) as Answer, asked: 0 };
  const server = createServer((request, reply) => {
    state.asked++;
    state.answer(request, reply);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => void Object.assign(state, { asked: 0 }));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const serves = (content: string): void => {
    state.answer = (_, reply) => void reply.end(content);
  };
  const url = (path = '/jobs.xml') =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  return Object.assign(state, { url, serves });
}

export interface ServedJob {
  id: string;
  title?: string;
  url?: string;
  city?: string;
  image?: string;
  closesOn?: string;
}

const jobElement = (job: ServedJob): string => {
  const { id, title = `Job ${id}`, url = `https://jobs.example.com/${id}`, city = 'Assen' } = job;
  const image = job.image ? `<image>${job.image}</image>` : '';
  const closing = job.closesOn ? `<expirationdate>${job.closesOn}</expirationdate>` : '';
  return `<job><referencenumber>${id}</referencenumber><title>${title}</title><url>${url}</url><city>${city}</city>${image}${closing}</job>`;
};

/** A feed as Indeed wants it. */
export const feedOf = (jobs: readonly ServedJob[]): string =>
  `<source>${jobs.map(jobElement).join('\n')}</source>`;

export const numbered = (from: number, to: number): ServedJob[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: `J${from + at}` }));
