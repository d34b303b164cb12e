import {
  cut,
  type FeedMapping,
  fieldsForPath,
  isFeedName,
  isJobName,
  isMapped,
  type JobField,
  jobFields,
} from '@posthorn/domain';
import { FeedProblem } from './feed-problem.ts';
import { XmlParser } from './xml-parser.ts';

/** An element at one path, over all its occurrences in the beginning of a feed. */
interface Seen {
  name: string;
  count: number;
  inner: Map<string, Seen>;
  attributes: Map<string, string>;
  /** The first text it held. */
  sample: string;
}

/** What can be chosen in a mapping. */
export interface FeedElement {
  path: string;
  sample: string;
}

export interface Shape {
  /** The outermost element. */
  root: string;
  mapping: FeedMapping | undefined;
  /** What the element of a job holds, or all of the beginning where no job was recognised. */
  elements: FeedElement[];
}

const SAMPLE_MAX = 80;
/** So deep inside a job its fields are looked for; by hand they can be chosen at any depth. */
const DEEPEST_FIELD = 6;
const ELEMENTS_MAX = 500;
/** Elements and attributes by their paths: more of them are passed over, since no feed calls its fields so many names. */
const PATHS_MAX = 2_000;

/**
 * Recognises how a feed is built from its beginning. Undefined where not even one element is there yet. Where the
 * element of a job is known already, its parts are told, and not those of the likeliest one.
 */
export function findShape(beginning: string, record?: string): Shape | undefined {
  const root = [...see(beginning).inner.values()][0];
  if (!root) return undefined;
  const all = candidates(root, root.name);
  const best = [
    likeliest(all),
    // A part of a job may look more like one than the job itself, and lack its address.
    likeliest(all.filter(({ isLikeJob, mapping }) => isLikeJob && isMapped(mapping))),
  ].find((one) => one && isMapped(one.mapping));
  const mapping = best?.mapping;
  return {
    root: root.name,
    mapping,
    elements: leaves(elementAt(root, record) ?? best?.seen ?? root).slice(0, ELEMENTS_MAX),
  };
}

const likeliest = (all: readonly Candidate[]): Candidate | undefined =>
  all.reduce<Candidate | undefined>(
    (kept, one) => (kept && kept.score >= one.score ? kept : one),
    undefined,
  );

function elementAt(root: Seen, record = ''): Seen | undefined {
  const [first, ...inner] = record.split('/');
  if (first !== root.name) return undefined;
  return inner.reduce<Seen | undefined>((seen, name) => seen?.inner.get(name), root);
}

/** Whether this may be a feed that has no job today. */
export const isEmptyFeed = ({ root, elements }: Shape): boolean =>
  isFeedName(root) &&
  // Of so many names not all were looked at.
  elements.length < ELEMENTS_MAX &&
  !elements.some(({ path }) => path.split(/[/@]/).some(isJobName));

const unseen = (name: string): Seen => ({
  ...{ name, count: 0, inner: new Map(), attributes: new Map(), sample: '' },
});

function see(text: string): Seen {
  const top = unseen('');
  const path = [top];
  let paths = 0;
  let passedOver = 0;
  const parser = new XmlParser({
    open(name, attributes) {
      const parent = path.at(-1) as Seen;
      const known = passedOver > 0 ? undefined : parent.inner.get(name);
      if (!known && (passedOver > 0 || paths >= PATHS_MAX)) {
        passedOver++;
        return;
      }
      const one = known ?? unseen(name);
      if (!known) {
        paths++;
        parent.inner.set(name, one);
      }
      one.count++;
      for (const [key, value] of Object.entries(attributes)) {
        if (one.attributes.has(key) || paths >= PATHS_MAX) continue;
        paths++;
        one.attributes.set(key, cut(value, SAMPLE_MAX));
      }
      path.push(one);
    },
    text(part) {
      const one = path.at(-1) as Seen;
      if (passedOver === 0 && one.sample === '') one.sample = cut(part.trim(), SAMPLE_MAX);
    },
    close() {
      if (passedOver > 0) passedOver--;
      else path.pop();
    },
  });
  try {
    parser.write(text);
  } catch (error) {
    // The reader itself comes to the same place, and says it then.
    if (!(error instanceof FeedProblem)) throw error;
  }
  return top;
}

interface Candidate {
  mapping: FeedMapping;
  seen: Seen;
  score: number;
  /** It is called like a job, or there are several. */
  isLikeJob: boolean;
}

/** Each element with others in it may be a job; the more of a job it has directly, the likelier. */
function candidates(seen: Seen, path: string): Candidate[] {
  if (seen.inner.size === 0 && seen.attributes.size === 0) return [];
  const { fields, score } = mapFields(seen);
  const named = isJobName(seen.name) ? 6 : 0;
  const repeated = seen.count > 1 ? 4 : 0;
  return [
    {
      ...{ mapping: { record: path, fields }, seen, score: score + named + repeated },
      isLikeJob: named + repeated > 0,
    },
    ...[...seen.inner.values()].flatMap((inner) => candidates(inner, `${path}/${inner.name}`)),
  ];
}

function mapFields(seen: Seen) {
  const best: Partial<Record<JobField, { path: string; rank: number; depth: number }>> = {};
  for (const { path } of leaves(seen, DEEPEST_FIELD)) {
    for (const { field, rank } of fieldsForPath(path)) {
      const depth = path.split('/').length;
      if (rank < (best[field]?.rank ?? Number.POSITIVE_INFINITY))
        best[field] = { path, rank, depth };
    }
  }
  const found = jobFields.flatMap((field) => {
    const one = best[field];
    return one ? [{ field, ...one }] : [];
  });
  return {
    fields: Object.fromEntries(found.map(({ field, path }) => [field, path])),
    score: found.reduce((sum, { field, depth }) => sum + weight(field) / depth ** 2, 0),
  };
}

const weight = (field: JobField): number => (field === 'title' || field === 'url' ? 10 : 3);

/** Elements with a text, and attributes, by their path inside an element. */
function leaves(
  seen: Seen,
  deepest = Number.POSITIVE_INFINITY,
  path = '',
  depth = 0,
): FeedElement[] {
  if (depth > deepest) return [];
  const own: FeedElement[] = [...seen.attributes].map(([name, sample]) => ({
    path: `${path}@${name}`,
    sample,
  }));
  const isEmpty = seen.inner.size === 0 && seen.attributes.size === 0;
  if (depth > 0 && (seen.sample !== '' || isEmpty)) {
    own.unshift({ path, sample: seen.sample });
  }
  const inner = [...seen.inner.values()].flatMap((one) =>
    leaves(one, deepest, path === '' ? one.name : `${path}/${one.name}`, depth + 1),
  );
  return [...own, ...inner];
}
