import { wholeWords } from '../ad/truncation.ts';
import { TITLE_MAX } from '../campaign/details.ts';
import { tidyLine } from '../field/blank.ts';
import { plainLine } from '../field/plain-text.ts';

/** For whom the job is, as laws want it said: (m/w/d), (m/v/x), H/F, (all genders), (gn). */
const letter = '[mfwvdxhifgMFWVDXHIFG]';
const genders = new RegExp(
  `\\(?\\b(?:${letter}\\s*[/|]\\s*){1,3}${letter}\\b\\)?|\\((?:all genders|alle genders|gn|mwd|mvx|mixte)\\)|\\((?:${letter}[,/|*\\s]*){2,4}\\)`,
  'gu',
);
const number = '\\d{1,3}(?:[.,]\\d+)?';
const span = `${number}(?:\\s*(?:-|–|—|à|tot|bis|to|/)\\s*${number})?`;
/** How long one works: 24-36 uur per week, 0,8 fte, 80-100%, 38,5 Std./Woche. */
const hours = new RegExp(
  `\\(?(?<![\\p{L}\\p{N}])(?:à |ca\\. )?${span}\\s*(?:uur|uren|u|hours|hrs|hour|h|std|stunden|wochenstunden|heures|horas|ore|fte|%)(?![\\p{L}\\p{N}])\\.?(?:\\s*(?:/|p\\.|per|pro|par|por|a la|alla|a)\\s*(?:week|woche|wk|w|semaine|semana|settimana)(?!\\p{L}))?\\)?`,
  'giu',
);
/** Numbers by which an employer finds the vacancy: Ref. 1234, #5567, vacaturenummer 2024-31, (REQ-0012). */
const references = [
  /\(?(?<!\p{L})(?:r[eé]f(?:erentie|erence|erenz|érence)?|vacaturen(?:umme)?r|vacature-?id|kennziffer|job[ -]?id|req(?:uisition)?|id|nr|no)(?!\p{L})[ .:#-]*(?=[\p{L}-]*\d)[\p{L}\d][\p{L}\d/_-]*\)?/giu,
  /#\d{3,}/g,
  /\(\s*\d{4,}\s*\)/g,
  /(?<=[\s|–-])\d{5,}(?=\s|$)/g,
];
/** What pages write in front of the name of a job. */
const announcing =
  /^(?:vacature|vacancy|job|jobs|stellenangebot|stellenanzeige|offre d[’']emploi|oferta de empleo|offerta di lavoro|oferta de emprego|wij zoeken(?: een)?|we are hiring|wir suchen)\s*[:|–—-]\s*/iu;
/** Parts of a title that name the site and not the job: 'Werken bij Noord', 'Careers at North', 'Vacatures'. */
const siteName =
  /^(?:(?:werken bij|careers? at|jobs? at|working at|karriere bei|jobs bei|lavora con|trabaja en)\s.+|vacatures?|careers?|jobs?|karriere|stellenangebote|recrutement|carrières?|empleos?|lavora con noi|carreiras?)$/iu;
const separators = /\s*[|–—]\s*|\s+-\s+|\s+::\s+/;

/** The name of a job without all that its page adds to it: whom it is for, hours, numbers, and who offers it. */
export function vacancyTitle(written: string, company = ''): string {
  const whole = tidyLine(plainLine(written)).replace(/\s+/g, ' ');
  const bare = [genders, hours, ...references].reduce(
    (text, pattern) => text.replace(pattern, ' '),
    whole,
  );
  const parts = bare
    .replace(announcing, '')
    .split(separators)
    .map(tidied)
    .filter((part) => part !== '');
  const [first = ''] = parts;
  const isCompany = (part: string) => isNameOf(part, company);
  const kept =
    parts.filter((part) => !isCompany(part) && !siteName.test(part)).join(' – ') || first;
  return wholeWords(kept || whole, TITLE_MAX).trimEnd();
}

const simple = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** 'Werken bij Noorderzorg' and 'Noorderzorg' are both the company. */
function isNameOf(part: string, company: string): boolean {
  const [said, name] = [simple(part), simple(company)];
  if (name === '') return false;
  return said === name || (said.endsWith(name) && said.length - name.length <= 12);
}

/** Without what is left over where something was taken out. */
const tidied = (text: string): string =>
  text
    .replace(/\(\s*[,;/|-]*\s*\)/g, ' ')
    .replace(/\s+([,;:.])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:/|·-]+|[\s,;:/|·-]+$/g, '');

/** How long one works, as the title says it; a fact that people look for. */
export function hoursIn(written: string): string {
  const [found = ''] = written.match(hours) ?? [];
  return found.replace(/[()]/g, '').trim();
}
