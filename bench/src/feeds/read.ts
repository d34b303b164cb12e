import { createReadStream } from 'node:fs';
import { openFeed, XmlParser } from '@posthorn/feeds';
import { makeFeed } from './make-feed.ts';

/** A process of its own: `parse <file>`, `read <file>` or `memory <megabytes>`. Says what it took as JSON. */
const [, , task = '', what = ''] = process.argv;
const MB = 1024 * 1024;

async function parse(source: AsyncIterable<Uint8Array>): Promise<number> {
  let elements = 0;
  const events = { open: () => void elements++, text: () => {}, close: () => {} };
  const parser = new XmlParser(events);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const part of source) parser.write(decoder.decode(part, { stream: true }));
  parser.end();
  return elements;
}

async function read(source: AsyncIterable<Uint8Array>): Promise<number> {
  const feed = await openFeed(source, { today: '2026-11-17', maxJobs: 10_000_000 });
  let items = 0;
  for await (const batch of feed.items()) items += batch.length;
  if (items === 0 || feed.summary.refusedJobs > 0) throw new Error('The feed was not read well.');
  return items;
}

const file = () => createReadStream(what, { highWaterMark: 64 * 1024 });
const began = performance.now();
const count =
  task === 'parse'
    ? await parse(file())
    : await read(task === 'read' ? file() : makeFeed(Number(what) * MB));
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
console.log(
  JSON.stringify({
    count,
    ms: performance.now() - began,
    cpuMs: (userCPUTime + systemCPUTime) / 1_000,
    megabytes: maxRSS / 1_024,
  }),
);
