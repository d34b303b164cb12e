import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { hostileFeeds, hostilePage } from './documents.ts';

/** A stranger's host, in a process of its own: `host.ts <port> <file of a large feed>`. */
const [, , port = '', largeFeed = ''] = process.argv;

const documents = new Map(
  Object.entries({ ...hostileFeeds, page: hostilePage }).map(([name, text]) => [
    `/${name}`,
    Buffer.from(text),
  ]),
);

createServer((request, reply) => {
  reply.setHeader('content-type', request.url === '/page' ? 'text/html' : 'application/xml');
  if (request.url === '/large') pipeline(createReadStream(largeFeed), reply).catch(() => {});
  else reply.end(documents.get(request.url ?? ''));
}).listen(Number(port), '127.0.0.1');
