/** What a page says of one thing in its markup, in the words of schema.org. */
export interface MarkedThing {
  way: Way;
  /** The last part of its type, such as 'JobPosting'. */
  type: string;
  values: ReadonlyMap<string, readonly (string | MarkedThing)[]>;
}

/** The two ways to write it: a page may have both, and each is about its own things. */
const ways = [
  { thing: 'itemscope', type: 'itemtype', name: 'itemprop' },
  { thing: 'typeof', type: 'typeof', name: 'property' },
] as const;
type Way = (typeof ways)[number];

interface OpenThing {
  way: Way;
  type: string;
  values: Map<string, (string | MarkedThing)[]>;
}

/** An element that is open, as far as it matters to the things on the page. */
interface OpenElement {
  /** What it is called as a part of the thing around it that is written the same way; only the ways it uses. */
  names: ReadonlyMap<Way, readonly string[]>;
  /** The thing that begins with it. */
  thing: OpenThing | undefined;
  /** What it says besides its text, such as the address of a link. */
  value: string | undefined;
  text: string;
}

export const JOB_POSTING = 'JobPosting';

const MOST_THINGS = 200;
const MOST_VALUES = 2_000;
const MOST_NAMES = 10;
const LONGEST_VALUE = 20_000;

const attributeOf: Readonly<Record<string, string>> = {
  meta: 'content',
  a: 'href',
  link: 'href',
  area: 'href',
  img: 'src',
  source: 'src',
  time: 'datetime',
  data: 'value',
};

/** Gathers the things a page describes, by microdata or RDFa, while its elements open and close. */
export class MarkedThings {
  readonly #found: MarkedThing[] = [];
  readonly #open: OpenElement[] = [];
  #values = 0;

  open(name: string, attributes: Record<string, string>): void {
    const way = ways.find((one) => attributes[one.thing] !== undefined);
    const isThing = way !== undefined && this.#found.length < MOST_THINGS;
    this.#open.push({
      names: namesIn(attributes),
      thing: isThing
        ? { way, type: typeIn(attributes[way.type] ?? ''), values: new Map() }
        : undefined,
      value: attributes.content ?? attributes[attributeOf[name] ?? ''],
      text: '',
    });
  }

  text(text: string): void {
    for (const element of this.#open) {
      const reads = element.names.size > 0 && !element.thing && element.value === undefined;
      if (reads && element.text.length < LONGEST_VALUE) element.text += text;
    }
  }

  close(): void {
    const closed = this.#open.pop();
    if (!closed) return;
    for (const [way, names] of closed.names) {
      const owner = this.#owner(way);
      for (const name of names) {
        if (!owner || this.#values >= MOST_VALUES) break;
        this.#values += 1;
        const value = closed.thing ?? (closed.value ?? closed.text).replace(/\s+/g, ' ').trim();
        owner.values.set(name, [...(owner.values.get(name) ?? []), value]);
      }
    }
    if (closed.thing) this.#found.push(closed.thing);
  }

  /** Whether we are inside the description of a vacancy, and not of its company. */
  isInDescription(): boolean {
    return ways.some((way) => {
      const at = this.#open.findLastIndex(({ names }) => names.get(way)?.includes('description'));
      return at !== -1 && this.#owner(way, at)?.type === JOB_POSTING;
    });
  }

  /** The thing around an element, of those that are written the same way. */
  #owner(way: Way, at = this.#open.length): OpenThing | undefined {
    return this.#open.findLast(({ thing }, n) => n < at && thing?.way === way)?.thing;
  }

  things(): readonly MarkedThing[] {
    return this.#found;
  }
}

function namesIn(attributes: Record<string, string>): Map<Way, string[]> {
  const found = new Map<Way, string[]>();
  for (const way of ways) {
    const said = attributes[way.name]?.split(/\s+/, MOST_NAMES).map(ofSchema).filter(Boolean) ?? [];
    if (said.length > 0) found.set(way, said);
  }
  return found;
}

/** A name without the vocabulary it comes from; empty where that is another one, such as that of 'og:title'. */
function ofSchema(name: string): string {
  const bare = name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '');
  return bare.includes(':') ? '' : bare;
}

/** One type of several says that it is a vacancy. */
function typeIn(types: string): string {
  const all = types
    .trim()
    .split(/\s+/, MOST_NAMES)
    .map((type) => type.split(/[/#:]/).at(-1) ?? '');
  return all.includes(JOB_POSTING) ? JOB_POSTING : (all[0] ?? '');
}
