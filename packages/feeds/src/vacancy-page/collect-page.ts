import type { VacancyBlock } from '@posthorn/domain';
import { Parser } from 'htmlparser2';
import { type MarkedThing, MarkedThings } from './marked-things.ts';

/** Where a piece of text stands. */
type Region = 'description' | 'main' | 'page';

interface Block extends VacancyBlock {
  region: Region;
}

/** The parts of a page that may tell of a vacancy. */
export interface CollectedPage {
  language: string;
  title: string;
  /** By name or property, such as 'og:image'; the first of each. */
  metas: ReadonlyMap<string, string>;
  canonical: string;
  firstHeading: string;
  /** The contents of scripts with linked data. */
  linkedData: readonly string[];
  /** What its markup tells of. */
  things: readonly MarkedThing[];
  blocks: readonly Block[];
}

const MOST_CHARACTERS = 200_000;
const MOST_BLOCKS = 3_000;
const MOST_LINKED_DATA = 20;
/** Deeper pages are made to slow down those who read them. */
const DEEPEST = 200;
/** For each end without a beginning the parser looks through all that is open. */
const MOST_TAGS = 60_000;

const unread = new Set(
  'script style noscript template nav footer aside form select button svg iframe dialog'.split(' '),
);
const breaking = new Set(
  'p div section article main header ul ol li dl dt dd table tr td th h1 h2 h3 h4 h5 h6 br hr blockquote'.split(
    ' ',
  ),
);
const isHeading = (name: string) => /^h[1-6]$/.test(name) || name === 'dt' || name === 'th';
const mainParts = new Set(['main', 'article']);
/** Elements without an end. */
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

class Enough extends Error {}

/** Reads a page from its beginning to its end, once; of a page without measure only the beginning counts. */
export function collectPage(html: string): CollectedPage {
  const reader = new PageReader();
  const parser = new Parser(reader, { decodeEntities: true });
  try {
    parser.write(firstTags(html));
    parser.end();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return reader.collected();
}

/** The part of a page that has no more tags than pages have. */
function firstTags(html: string): string {
  let at = -1;
  for (let tags = 0; tags < MOST_TAGS; tags += 1) {
    at = html.indexOf('<', at + 1);
    if (at === -1) return html;
  }
  return html.slice(0, at);
}

class PageReader {
  #language = '';
  #title = '';
  #canonical = '';
  #firstHeading = '';
  readonly #metas = new Map<string, string>();
  readonly #linkedData: string[] = [];
  readonly #blocks: Block[] = [];
  readonly #marked = new MarkedThings();
  readonly #open: string[] = [];
  #characters = 0;
  /** How deep we are in what is not read, in a list entry, a heading, the main part, a described vacancy. */
  #unread = 0;
  #items = 0;
  #headings = 0;
  #mains = 0;
  #text = '';
  #script: string | undefined;

  onopentag(name: string, attributes: Record<string, string>): void {
    if (this.#open.length >= DEEPEST) throw new Enough();
    if (breaking.has(name)) this.#endBlock();
    this.#readHead(name, attributes);
    this.#marked.open(name, attributes);
    if (empty.has(name)) {
      this.#marked.close();
      return;
    }
    this.#open.push(name);
    this.#count(name, 1);
  }

  ontext(text: string): void {
    if (this.#script !== undefined) {
      this.#script += text;
      return;
    }
    const current = this.#open.at(-1);
    if (current === 'title') this.#title += text;
    if (this.#unread > 0 || current === 'title') return;
    this.#text += text;
    this.#marked.text(text);
  }

  onclosetag(name: string): void {
    if (empty.has(name)) return;
    if (breaking.has(name)) this.#endBlock();
    if (name === 'script' && this.#script !== undefined) {
      this.#linkedData.push(this.#script);
      this.#script = undefined;
    }
    this.#marked.close();
    this.#open.pop();
    this.#count(name, -1);
  }

  collected(): CollectedPage {
    this.#endBlock();
    return {
      language: this.#language.trim(),
      title: tidy(this.#title),
      metas: this.#metas,
      canonical: this.#canonical,
      firstHeading: this.#firstHeading,
      linkedData: this.#linkedData,
      things: this.#marked.things(),
      blocks: this.#blocks,
    };
  }

  #readHead(name: string, attributes: Record<string, string>): void {
    if (name === 'html') this.#language ||= attributes.lang ?? attributes['xml:lang'] ?? '';
    if (name === 'meta') {
      const key = (attributes.property ?? attributes.name ?? '').trim().toLowerCase();
      if (key && !this.#metas.has(key)) this.#metas.set(key, tidy(attributes.content ?? ''));
    }
    if (name === 'link' && /(^|\s)canonical(\s|$)/i.test(attributes.rel ?? '')) {
      this.#canonical ||= (attributes.href ?? '').trim();
    }
    const isLinkedData =
      name === 'script' && /^application\/ld\+json\b/i.test(attributes.type ?? '');
    if (isLinkedData && this.#linkedData.length < MOST_LINKED_DATA) this.#script = '';
  }

  #count(name: string, by: 1 | -1): void {
    if (unread.has(name)) this.#unread += by;
    if (name === 'li' || name === 'dd') this.#items += by;
    if (isHeading(name)) this.#headings += by;
    if (mainParts.has(name)) this.#mains += by;
  }

  #endBlock(): void {
    const text = tidy(this.#text);
    this.#text = '';
    if (text === '') return;
    this.#characters += text.length;
    if (this.#characters > MOST_CHARACTERS || this.#blocks.length >= MOST_BLOCKS)
      throw new Enough();
    const kind = this.#headings > 0 ? 'heading' : this.#items > 0 ? 'item' : 'text';
    if (this.#open.includes('h1')) this.#firstHeading ||= text;
    this.#blocks.push({ kind, text, region: this.#region() });
  }

  #region(): Region {
    if (this.#marked.isInDescription()) return 'description';
    return this.#mains > 0 ? 'main' : 'page';
  }
}

const tidy = (text: string): string => text.replace(/[\s\u00a0\u200b\u00ad]+/g, ' ').trim();
