import { TextDecoder } from 'node:util';

/** How many bytes at the beginning may say how the rest is written. */
const DECLARED_WITHIN = 4_096;

/** What browsers take a page for that is not what it says. */
const LAST_RESORT = 'windows-1252';

/**
 * The text of a page, in the encoding that its first bytes, the answer's header or the page itself name. Bytes that do
 * not fit are no reason to refuse a page: people see it in their browsers, too.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const named = marked(bytes) ?? ofHeader(contentType) ?? declared(bytes);
  const known = named && decoderFor(named, false);
  if (known) return known.decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(LAST_RESORT).decode(bytes);
  }
}

function decoderFor(encoding: string, fatal: boolean): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding, { fatal });
  } catch {
    return undefined;
  }
}

function marked([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

const ofHeader = (contentType: string): string | undefined =>
  /;\s*charset\s*=\s*["']?([^\s;"']+)/i.exec(contentType)?.[1];

function declared(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, DECLARED_WITHIN)).toString('latin1');
  return /<meta\b[^>]*?\bcharset\s*=\s*["']?([^\s"'/>;]+)/i.exec(head)?.[1];
}
