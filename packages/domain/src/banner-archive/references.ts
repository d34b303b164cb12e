import { type Finding, finding } from '../finding.ts';
import { extensionOf, toldName } from './entry.ts';

/**
 * A banner brings everything it shows. What its files would load from elsewhere is looked for as it is
 * usually written; what is written otherwise is stopped when the banner runs, which has no network.
 * Every repetition has an end: a file may be megabytes of anything.
 */
const slashes = '[\\\\/]{2,6}';
const host = '[a-z0-9[][a-z0-9.:\\]-]{1,200}';
const rest = '[^\\s"\'`<>()]{0,300}';
const absolute = `(?:(?:https?|wss?|ftp):${slashes}${host}${rest})`;
const sameScheme = `(?:${slashes}[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){1,10}${rest})`;
const address = `(${absolute}|${sameScheme})`;
const space = '\\s{0,20}';
/** Each space has one place in it: what could be read in many ways takes long to refuse. */
const quoted = `${space}(?:["']${space})?`;

const attributes = new RegExp(
  `[\\s"'/:](?:src|srcset|href|data|poster|background|action|formaction|manifest|ping)${space}=${quoted}${address}`,
  'gi',
);
const styles = new RegExp(`(?:url\\(|@import\\s|\\burl${space}=)${quoted}${address}`, 'gi');
const strings = new RegExp(`["'\`]${space}${address}`, 'gi');

/** Names of things that only look like addresses. */
const namespaces = ['www.w3.org/', 'ns.adobe.com/', 'schemas.microsoft.com/', 'purl.org/'];
/** What Google itself gives to banners. */
const googleHosts = [
  's0.2mdn.net/',
  'tpc.googlesyndication.com/',
  'fonts.googleapis.com/',
  'fonts.gstatic.com/',
  'ajax.googleapis.com/',
  'www.gstatic.com/',
];

/** Where a click leads is no reference: the click tag, an exit, a window that is opened. */
const leaving =
  /(?:click_?tag\w{0,30}["'\]]{0,3}\s{0,20}[:=]|exit\w{0,30}\([^()]{0,100}|\bopen\(|\blocation(?:\.href)?\s{0,20}=|<(?:a|area)\s(?:[^<>]{0,400}\s)?href\s{0,20}=)\s{0,20}["'`]?\s{0,20}$/i;
const LOOK_BACK = 500;

function isForeign(text: string, match: RegExpMatchArray): boolean {
  const [whole, said = ''] = match;
  const plain = said
    .replace(/\\/g, '/')
    .replace(/^[a-z]{2,5}:/i, '')
    .replace(/^\/+/, '')
    .toLowerCase();
  if ([...namespaces, ...googleHosts].some((start) => `${plain}/`.startsWith(start))) return false;
  const at = match.index ?? 0;
  const before = text.slice(Math.max(0, at - LOOK_BACK), at + whole.length - said.length);
  return !leaving.test(before);
}

/** No banner has so many addresses that lead nowhere else; looking at each takes its time. */
const LOOKED_AT = 500;

const firstForeign = (text: string, patterns: readonly RegExp[]): string | undefined => {
  for (const pattern of patterns) {
    let looked = 0;
    for (const match of text.matchAll(pattern)) {
      if (isForeign(text, match)) return match[1];
      looked += 1;
      if (looked === LOOKED_AT) break;
    }
  }
  return undefined;
};

/** What stands between two marks, or outside of them; read once from the beginning to the end. */
function split(text: string, begin: RegExp, end: string): { inside: string; outside: string } {
  const inside: string[] = [];
  const outside: string[] = [];
  const closing = text.toLowerCase();
  let from = 0;
  for (const match of text.matchAll(begin)) {
    const start = (match.index ?? 0) + match[0].length;
    if (start <= from) continue;
    outside.push(text.slice(from, start));
    const stop = closing.indexOf(end, start);
    from = stop === -1 ? text.length : stop;
    inside.push(text.slice(start, from));
  }
  outside.push(text.slice(from));
  return { inside: inside.join('\n'), outside: outside.join('\n') };
}

const withoutComments = (html: string): string => split(html, /<!--/g, '-->').outside;

/** The first address elsewhere that a file of a banner would load from. */
export function externalReference(path: string, text: string): string | undefined {
  const extension = extensionOf(path);
  if (extension === 'css') return firstForeign(text, [styles]);
  if (extension === 'js') return firstForeign(text, [strings]);
  const { inside, outside } = split(withoutComments(text), /<script\b[^<>]{0,2000}>/gi, '</script');
  return firstForeign(outside, [attributes, styles]) ?? firstForeign(inside, [strings]);
}

export function referenceFinding(path: string, text: string): Finding | undefined {
  const found = externalReference(path, text);
  return found
    ? finding('zip.external', 'zip', { name: toldName(path), address: toldName(found) })
    : undefined;
}
