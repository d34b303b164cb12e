import {
  type FeedJob,
  type FeedMapping,
  type Finding,
  finding,
  grouped,
  isRefused,
  isSitemapName,
  type JobValues,
  readJob,
} from '@posthorn/domain';
import { collectJobs } from './collect-jobs.ts';
import { DECLARED_WITHIN, Decoder } from './decode.ts';
import { FeedProblem } from './feed-problem.ts';
import { type FeedElement, findShape, isEmptyFeed, type Shape } from './find-shape.ts';
import { KnownTexts } from './known-texts.ts';
import { XmlParser } from './xml-parser.ts';

/** A job at one place: one item of a catalogue. */
export interface FeedItem {
  job: FeedJob;
  place: string;
}

/** What was found about one job, and where it stands. */
interface JobFinding {
  /** The how manyth job of the feed it is. */
  position: number;
  line: number;
  id: string;
  title: string;
  finding: Finding;
}

interface FeedSummary {
  /** Jobs at several places are counted once, as a job list counts them. */
  validJobs: number;
  /** Of these, so many have no image. */
  withoutImage: number;
  refusedJobs: number;
  items: number;
  /** The first ones; a feed can have as many as it has jobs. */
  findings: JobFinding[];
}

export interface ReadOptions {
  /** Of the answer: its charset counts where the feed itself declares none. */
  contentType?: string;
  /** As it was recognised before or corrected by a person; without it the feed is recognised now. */
  mapping?: FeedMapping | undefined;
  /** In the account's calendar. */
  today: string;
  maxJobs: number;
}

export interface OpenFeed {
  /** Undefined for a feed that is empty today and was never seen with jobs. */
  mapping: FeedMapping | undefined;
  elements: FeedElement[];
  /** The name of the outermost element; empty where there is none. */
  root: string;
  /** Whole only when all items were read. */
  summary: FeedSummary;
  /** The items of the feed as they come; each batch is what one piece of the feed held. */
  items(): AsyncGenerator<FeedItem[]>;
}

/** So much of a feed shows how it is built; more is looked at when it does not yet. */
const BEGINNING = 256 * 1024;
const LONGEST_BEGINNING = 2 * 1024 * 1024;
const FINDINGS_MAX = 1_000;
/** Remarks leave room for what keeps jobs from being advertised. */
const REMARKS_MAX = 500;

/** Of a feed that nothing was read of. */
export const emptySummary = (): FeedSummary => ({
  ...{ validJobs: 0, withoutImage: 0, refusedJobs: 0, items: 0 },
  findings: [],
});

/**
 * Opens a feed: reads its beginning and finds out where its jobs are. Memory does not grow with the feed but by
 * the ids of its jobs. Throws FeedProblem, here and from `items()`.
 */
export async function openFeed(
  source: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): Promise<OpenFeed> {
  const parts = source[Symbol.asyncIterator]();
  const text = await readBeginning(parts, options.contentType ?? '');
  const shape = shapeOf(text.beginning, options.mapping);
  const summary = emptySummary();
  const { mapping } = shape;
  return {
    ...{ mapping, elements: shape.elements, root: shape.root, summary },
    async *items() {
      let batch: FeedItem[] = [];
      const line = () => parser.line;
      const judge = judgeJobs(summary, options, (item) => batch.push(item), line);
      const nothing = { open() {}, text() {}, close() {} };
      const parser = new XmlParser(mapping ? collectJobs(mapping, judge, line) : nothing);
      try {
        parser.write(text.beginning);
        yield batch;
        for (let part = await parts.next(); !part.done; part = await parts.next()) {
          batch = [];
          parser.write(text.decoder.decode(part.value, parser.line));
          yield batch;
        }
        batch = [];
        parser.write(text.decoder.decode(undefined, parser.line));
        parser.end();
        // Only now it is sure that it is XML.
        if (!mapping && !isEmptyFeed(shape)) {
          throw new FeedProblem('structure', finding('feed.structure'));
        }
        yield batch;
      } finally {
        await parts.return?.();
      }
    },
  };
}

async function readBeginning(parts: AsyncIterator<Uint8Array>, contentType: string) {
  const first = await firstBytes(parts);
  const decoder = new Decoder(first, contentType);
  let beginning = decoder.decode(first, 1);
  for (let wanted = BEGINNING; ; wanted *= 2) {
    while (beginning.length < wanted) {
      const part = await parts.next();
      if (part.done) return { decoder, beginning };
      beginning += decoder.decode(part.value, 1);
    }
    if (wanted >= LONGEST_BEGINNING || findShape(beginning)?.mapping) {
      return { decoder, beginning };
    }
  }
}

/** Enough to say how the feed is written, or all of a shorter one: a network may bring single bytes. */
async function firstBytes(parts: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  while (size < DECLARED_WITHIN) {
    const part = await parts.next();
    if (part.done) break;
    pieces.push(part.value);
    size += part.value.length;
  }
  if (size === 0) throw new FeedProblem('isXml', finding('feed.nothing'));
  return Buffer.concat(pieces);
}

function shapeOf(beginning: string, given: FeedMapping | undefined): Shape {
  if (/^\s*[[{]/.test(beginning)) throw new FeedProblem('isXml', finding('feed.json'));
  const shape = findShape(beginning, given?.record) ?? {
    root: '',
    mapping: undefined,
    elements: [],
  };
  if (isSitemapName(shape.root)) throw new FeedProblem('structure', finding('feed.sitemap'));
  if (given) {
    const [expected = ''] = given.record.split('/');
    const { root } = shape;
    // Without an outermost element it is no XML, which the reader says better.
    if (root !== '' && root !== expected) {
      throw new FeedProblem('structure', finding('feed.otherStructure', '', { root, expected }));
    }
    return { ...shape, mapping: given };
  }
  return shape;
}

/** Looks at each job, keeps what is wrong with it, and passes on those that can be advertised. */
function judgeJobs(
  summary: FeedSummary,
  { today, maxJobs }: ReadOptions,
  accept: (item: FeedItem) => void,
  line: () => number,
) {
  const known = new KnownTexts();
  const ids = new KnownTexts();
  let remarks = 0;
  let position = 0;
  return (values: JobValues) => {
    if (++position > maxJobs) {
      throw new FeedProblem(
        'structure',
        finding('feed.tooManyJobs', '', { max: grouped(maxJobs) }),
      );
    }
    const { job, places, findings } = readJob(values, today);
    // A job that is refused does not stand in the way of a better one with its id.
    const fresh = isRefused(findings)
      ? []
      : places.filter((place) => !known.meet(`${job.id}\n${place}`));
    const isDouble = !isRefused(findings) && fresh.length === 0;
    const all = isDouble ? [...findings, finding('feed.duplicateId', 'id')] : findings;
    for (const one of all) {
      if (summary.findings.length >= FINDINGS_MAX) break;
      if (one.severity === 'warning' && ++remarks > REMARKS_MAX) continue;
      const { id, title } = job;
      summary.findings.push({ position, line: line(), id, title, finding: one });
    }
    if (isRefused(all)) {
      summary.refusedJobs++;
      return;
    }
    if (!ids.meet(job.id)) {
      summary.validJobs++;
      if (job.image === '') summary.withoutImage++;
    }
    for (const place of fresh) {
      summary.items++;
      accept({ job, place });
    }
  };
}
