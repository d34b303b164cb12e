import type { CollectedPage } from './collect-page.ts';
import { JOB_POSTING, type MarkedThing } from './marked-things.ts';

/** A value as pages write it: a text, a thing, or several of them. */
type Value = unknown;
/** What a page says of one thing, by name. */
export type Thing = Readonly<Record<string, Value>>;

const isThing = (value: Value): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: Value): readonly Value[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** More of it is no description of vacancies. */
const MOST_THINGS = 5_000;
const LONGEST_SCRIPT = 1_000_000;

/** The vacancies that the scripts of a page describe, with what they refer to put in its place. */
export function linkedPostings({ linkedData }: CollectedPage): Thing[] {
  const things = linkedData.flatMap((script) => thingsIn(parsed(script)));
  const byId = new Map<string, Thing>();
  for (const thing of things) {
    const id = thing['@id'];
    // What only refers to a thing has nothing else to say.
    if (typeof id === 'string' && Object.keys(thing).length > 1) byId.set(id, thing);
  }
  const resolvedOne = (value: Value): Value =>
    (isThing(value) && typeof value['@id'] === 'string' && byId.get(value['@id'])) || value;
  // Not by recursion: lists inside lists, thousands deep, would be too much for it.
  const resolved = (value: Value): Value =>
    Array.isArray(value) ? value.map(resolvedOne) : resolvedOne(value);
  return things
    .filter(isPosting)
    .map((thing) =>
      Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, resolved(value)])),
    );
}

const isPosting = (thing: Thing): boolean =>
  listOf(thing['@type']).some(
    (type) => typeof type === 'string' && /(^|[/#:])JobPosting$/.test(type),
  );

/** All things in a value, those inside others too, one after the other instead of by recursion. */
function thingsIn(value: Value): Thing[] {
  const found: Thing[] = [];
  const waiting: Value[] = [value];
  for (let at = 0; at < waiting.length && at < MOST_THINGS; at += 1) {
    const next = waiting[at];
    if (Array.isArray(next)) waiting.push(...next.slice(0, MOST_THINGS));
    else if (isThing(next)) {
      found.push(next);
      waiting.push(...Object.values(next).slice(0, MOST_THINGS));
    }
  }
  return found;
}

/** Many pages write line breaks into texts, comments around them and commas behind the last entry. */
function parsed(script: string): Value {
  if (script.length > LONGEST_SCRIPT) return undefined;
  const bare = script
    .trim()
    .replace(/^(?:\/\/\s*)?(?:<!--|<!\[CDATA\[)/, '')
    .replace(/(?:\/\/\s*)?(?:-->|\]\]>)\s*;?$/, '');
  return (
    readJson(bare) ??
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what makes it unreadable
    readJson(bare.replace(/[\u0000-\u001f]+/g, ' ').replace(/,(\s*[}\]])/g, '$1'))
  );
}

function readJson(text: string): Value {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The vacancies that the markup of a page describes. */
export const markedPostings = ({ things }: CollectedPage): Thing[] => {
  // What a thing holds under several names is written down once: inside one another they would double each time.
  const made = new Map<MarkedThing, Thing>();
  const asThing = (marked: MarkedThing): Thing => {
    const before = made.get(marked);
    if (before) return before;
    const entries = [...marked.values].map(([name, all]) => {
      const said = all.map((value) => (typeof value === 'string' ? value : asThing(value)));
      return [name, said.length === 1 ? said[0] : said] as const;
    });
    const thing: Thing = Object.fromEntries(entries);
    made.set(marked, thing);
    return thing;
  };
  const postings = things.filter(({ type }) => type === JOB_POSTING);
  // What is written in both ways is written twice.
  return postings.filter(({ way }) => way === postings[0]?.way).map(asThing);
};

/** The first text of a value; of a thing what it is called. */
export function textOf(
  value: Value,
  names: readonly string[] = ['name', 'value', '@value'],
): string {
  for (const one of listOf(value)) {
    if (typeof one === 'string' || typeof one === 'number') {
      const text = String(one).trim();
      if (text !== '') return text;
    }
    if (isThing(one)) {
      for (const name of names) {
        const [inner] = listOf(one[name]);
        if (typeof inner === 'string' || typeof inner === 'number') return String(inner).trim();
      }
    }
  }
  return '';
}

export const thingsOf = (value: Value): Thing[] => listOf(value).filter(isThing);
