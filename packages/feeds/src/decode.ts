import { TextDecoder } from 'node:util';
import { finding } from '@posthorn/domain';
import { FeedProblem } from './feed-problem.ts';

/** How many bytes at the beginning say how the rest is written. */
export const DECLARED_WITHIN = 200;

const marks: readonly [encoding: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // Without a mark, '<' itself shows how many bytes a character has.
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
];

/**
 * Turns bytes into text in the encoding that their first bytes show, else the one that is declared, else that of
 * the answer's header, else UTF-8. The declaration comes before the header: it was written by those who wrote
 * the feed, and the header often by a server that knows nothing of it.
 */
export class Decoder {
  readonly encoding: string;
  readonly #isDeclared: boolean;
  readonly #decoder: TextDecoder;

  constructor(beginning: Uint8Array, contentType: string) {
    const said = marked(beginning) ?? declared(beginning) ?? ofHeader(contentType);
    this.#isDeclared = said !== undefined;
    this.encoding = said ?? 'utf-8';
    try {
      this.#decoder = new TextDecoder(this.encoding, { fatal: true });
    } catch {
      const encoding = this.encoding.slice(0, 40);
      throw new FeedProblem('isXml', finding('feed.unknownEncoding', '', { encoding }));
    }
  }

  /** `line` is how far the text before was read, for those who look for the wrong bytes. */
  decode(bytes: Uint8Array | undefined, line: number): string {
    try {
      return this.#decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      const { encoding } = this;
      throw new FeedProblem(
        'isXml',
        this.#isDeclared
          ? finding('feed.wrongEncoding', '', { encoding, line })
          : finding('feed.undeclaredEncoding', '', { line }),
      );
    }
  }
}

const marked = (beginning: Uint8Array): string | undefined =>
  marks.find(([, bytes]) => bytes.every((byte, at) => beginning[at] === byte))?.[0];

function declared(beginning: Uint8Array): string | undefined {
  const text = String.fromCharCode(...beginning.subarray(0, DECLARED_WITHIN));
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1]?.toLowerCase();
}

const ofHeader = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1]?.toLowerCase();
