import { cut, finding } from '@posthorn/domain';
import { SaxesParser } from 'saxes';
import { FeedProblem } from './feed-problem.ts';

const MAX_DEPTH = 100;
/** Feeds have a handful; a thousand times as many only slow down who reads them. */
const MAX_ATTRIBUTES = 200;
/** A text, a tag or a comment that is longer fills the memory and says nothing about a job. */
const LONGEST_PART = 4 * 1024 * 1024;

/** What is told of a document, in its order. */
export interface XmlEvents {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(): void;
}

/**
 * Reads XML piece by piece, in memory that does not grow with it. Throws FeedProblem at the first fault, with its
 * line and column. A DOCTYPE is refused: with it texts could be pulled in from elsewhere, or multiplied.
 */
export class XmlParser {
  readonly #parser = new SaxesParser();
  #depth = 0;
  #attributes = 0;
  /** How many tags there were, and how much text was written since that changed. */
  #tags = 0;
  #seenTags = 0;
  #sinceTag = 0;

  constructor(events: XmlEvents) {
    const parser = this.#parser;
    parser.on('error', ({ message }) => this.#refuse(message));
    parser.on('doctype', (doctype) => {
      const isPage = /^\s*html\b/i.test(doctype);
      throw new FeedProblem('isXml', finding(isPage ? 'feed.webPage' : 'feed.doctype'));
    });
    parser.on('attribute', () => {
      if (++this.#attributes <= MAX_ATTRIBUTES) return;
      const found = finding('feed.manyAttributes', '', { max: MAX_ATTRIBUTES, line: this.line });
      throw new FeedProblem('isXml', found);
    });
    parser.on('opentag', ({ name, attributes }) => {
      this.#attributes = 0;
      this.#tags++;
      if (++this.#depth > MAX_DEPTH) {
        const { line } = this;
        throw new FeedProblem('isXml', finding('feed.tooDeep', '', { max: MAX_DEPTH, line }));
      }
      events.open(name, attributes);
    });
    parser.on('closetag', () => {
      this.#tags++;
      this.#depth--;
      events.close();
    });
    const text = (part: string) => events.text(part);
    parser.on('text', text);
    parser.on('cdata', text);
  }

  get line(): number {
    return this.#parser.line;
  }

  write(text: string): void {
    this.#parser.write(text);
    this.#sinceTag = this.#tags === this.#seenTags ? this.#sinceTag + text.length : 0;
    this.#seenTags = this.#tags;
    if (this.#sinceTag > LONGEST_PART) {
      throw new FeedProblem('isXml', finding('feed.longText', '', { line: this.line }));
    }
  }

  /** Nothing comes any more: what is still open was cut off. */
  end(): void {
    this.#parser.close();
  }

  #refuse(message: string): never {
    const { line, columnIndex: column } = this.#parser;
    if (this.#tags === 0 && line === 1 && column === 0) {
      throw new FeedProblem('isXml', finding('feed.nothing'));
    }
    // Ends with a stop, as the sentence it ends does: another one may follow.
    const reason = `${cut(message.replace(/^\d+:\d+: /, ''), 200).replace(/\.$/, '')}.`;
    throw new FeedProblem('isXml', finding('feed.notXml', '', { line, column, reason }));
  }
}
