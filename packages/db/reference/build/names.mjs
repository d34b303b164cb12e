/** For telling whether two sources mean the same name; searching folds in the database instead. */
export function plain(name) {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** One source drops the apostrophe with which some Dutch names begin: s-Gravendeel, t Harde. */
export const withApostrophe = (name, country) =>
  country === 'NL' ? name.replace(/^([st])(?=[- ])/, "'$1") : name;

const title =
  /^(Provinci[ae] (autonoma )?(d[aei]l?|dell'|di)? ?|Provincie |Província d[e'] ?|Province (de |du |of )|Città metropolitana di |Regierungsbezirk |Politischer Bezirk |Bezirk |Landkreis |Powiat |Gemeente |Département d[ue] |County of |City and County of |City of |Sir )/;
const kind = /( Voivodeship| [Cc]ounty [Bb]orough)$/;
/** Where the word belongs to the name: Orange County, Northern Province. */
const said = new Set(['LK', 'NC', 'PG', 'RW', 'SA', 'SB', 'SL', 'US', 'ZM']);

/** 'Provincia di Siena' is shown as 'Siena'. */
export function withoutTitle(name, country) {
  const short = name.replace(title, '').replace(kind, '');
  return said.has(country) ? short : short.replace(/ (County|Province)$/, '');
}

const spelledOut = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  Å: 'Aa',
  Ø: 'Oe',
};
const spellsOut = new Set(['AT', 'CH', 'DE', 'DK', 'LI', 'LU', 'NO', 'SE']);

const saint = /\b(?:Saint|Sankt|Sint)(e?)[- ]/g;

/** Other ways to write a name: its parts when it has two, umlauts without dots, St for Saint. */
export function spellings(name, country) {
  const written = name.includes('/') ? name.split('/').map((part) => part.trim()) : [];
  if (spellsOut.has(country)) {
    written.push(name.replace(/[äöüåøÄÖÜÅØ]/g, (letter) => spelledOut[letter]));
  }
  if (name.match(saint)) written.push(name.replace(saint, 'St$1 '));
  return written;
}

/** Without the name itself and without repeats; neither separator of the file may be in a name. */
export function alternatives(name, candidates) {
  const clean = candidates.map((candidate) => candidate.replace(/[\t\n|]/g, ' ').trim());
  return [...new Set(clean)].filter((candidate) => candidate && candidate !== name);
}
