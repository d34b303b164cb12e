import { isCalendarDate } from '../calendar/date.ts';
import { cut } from '../field/cut.ts';

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€', bull: '•' },
  ...{ ndash: '–', mdash: '—', hellip: '…', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß' },
  ...{ eacute: 'é', egrave: 'è', ecirc: 'ê', euml: 'ë', agrave: 'à', acirc: 'â', aacute: 'á' },
  ...{ ccedil: 'ç', iuml: 'ï', icirc: 'î', iacute: 'í', ocirc: 'ô', oacute: 'ó', uacute: 'ú' },
  ...{ ntilde: 'ñ', atilde: 'ã', otilde: 'õ', ugrave: 'ù', ucirc: 'û', igrave: 'ì', ograve: 'ò' },
};

/** More of a text is not looked at: markup seldom makes it longer than that. */
const READ_PER_CHARACTER = 4;

/** The text of a description that was written for a web page: no markup, paragraphs as lines. */
export function plainText(text: string, max: number): string {
  const read = cut(text, max * READ_PER_CHARACTER);
  const bare = /[<&]/.test(read) ? withoutMarkup(read) : read;
  const tidy = bare
    // Single spaces, of which there are many, are left alone.
    .replace(/[^\S\n ]+| {2,}/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
  return cut(tidy, max);
}

/** Without scripts and styles. One that does not end hides the rest of the text, as it does in a browser. */
function withoutScripts(text: string): string {
  const opening = /<(script|style)\b[^<>]*>/gi;
  let kept = '';
  let from = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    kept += `${text.slice(from, found.index)} `;
    const closing = found[1]?.toLowerCase() === 'style' ? /<\/style\s*>/gi : /<\/script\s*>/gi;
    closing.lastIndex = opening.lastIndex;
    if (!closing.test(text)) return kept;
    from = closing.lastIndex;
    opening.lastIndex = from;
  }
  return kept + text.slice(from);
}

const withoutMarkup = (text: string): string =>
  withoutScripts(text)
    .replace(/<\/?(p|br|li|ul|ol|div|h[1-6]|tr)\b[^<>]*>/gi, '\n')
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return entities[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      const isCharacter = code > 31 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : ' ';
    });

const months: readonly string[] = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const day = (year: string, month: number | string, date: string): string | undefined => {
  const text = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDate(text) ? text : undefined;
};

/**
 * The calendar date that a feed means: 2026-11-17 with or without a time, 17-11-2026, 17.11.2026 and 17/11/2026 as
 * Europe writes them, or Tue, 17 Nov 2026. Undefined for anything else.
 */
export function feedDay(text: string): string | undefined {
  if (text === '') return undefined;
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:\D|$)/.exec(text);
  if (iso) return day(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const european = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})(?:\D|$)/.exec(text);
  if (european) return day(european[3] ?? '', european[2] ?? '', european[1] ?? '');
  const mail = /^(?:\w{3,9},? +)?(\d{1,2}) +([a-z]{3})[a-z]* +(\d{4})(?:\D|$)/i.exec(text);
  const month = mail ? months.indexOf((mail[2] ?? '').toLowerCase()) + 1 : 0;
  return month > 0 ? day(mail?.[3] ?? '', month, mail?.[1] ?? '') : undefined;
}
