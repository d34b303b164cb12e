/** What a page says of one thing in its markup: schema.org's microdata. */
export interface MicrodataItem {
  /** The last part of its type, such as 'JobPosting'. */
  type: string;
  values: ReadonlyMap<string, readonly (string | MicrodataItem)[]>;
}

interface OpenItem {
  type: string;
  values: Map<string, (string | MicrodataItem)[]>;
}

/** An element that is open, as far as it matters to microdata. */
interface OpenElement {
  names: readonly string[];
  /** The thing that begins with it. */
  item: OpenItem | undefined;
  /** What it says besides its text, such as the address of a link. */
  value: string | undefined;
  text: string;
}

export const JOB_POSTING = 'JobPosting';

const MOST_ITEMS = 200;
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

/** Gathers the things a page describes, while its elements open and close. */
export class Microdata {
  readonly #found: MicrodataItem[] = [];
  readonly #open: OpenElement[] = [];
  #values = 0;

  open(name: string, attributes: Record<string, string>): void {
    const isItem = attributes.itemscope !== undefined && this.#found.length < MOST_ITEMS;
    const names = (attributes.itemprop ?? '').split(/\s+/, MOST_NAMES).filter(Boolean);
    const own = attributes[attributeOf[name] ?? ''];
    this.#open.push({
      names,
      item: isItem ? { type: lastPart(attributes.itemtype ?? ''), values: new Map() } : undefined,
      value: attributes.content ?? own,
      text: '',
    });
  }

  text(text: string): void {
    for (const element of this.#open) {
      const reads = element.names.length > 0 && !element.item && element.value === undefined;
      if (reads && element.text.length < LONGEST_VALUE) element.text += text;
    }
  }

  close(): void {
    const closed = this.#open.pop();
    if (!closed) return;
    const owner = this.#open.findLast(({ item }) => item)?.item;
    for (const name of closed.names) {
      if (!owner || this.#values >= MOST_VALUES) break;
      this.#values += 1;
      const value = closed.item ?? (closed.value ?? closed.text).replace(/\s+/g, ' ').trim();
      owner.values.set(name, [...(owner.values.get(name) ?? []), value]);
    }
    if (closed.item) this.#found.push(closed.item);
  }

  /** Whether we are inside the description of a vacancy, and not of its company. */
  isInDescription(): boolean {
    const at = this.#open.findLastIndex(({ names }) => names.includes('description'));
    if (at === -1) return false;
    return this.#open.findLast(({ item }, n) => item && n < at)?.item?.type === JOB_POSTING;
  }

  items(): readonly MicrodataItem[] {
    return this.#found;
  }
}

const lastPart = (type: string): string => type.trim().split(/[/#:]/).at(-1) ?? '';
