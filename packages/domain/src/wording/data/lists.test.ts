import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../campaign/language.ts';
import { wordingFindings } from '../findings.ts';
import { ownList } from '../own-list.ts';
import { type WordingList, wordingKinds } from '../wording-list.ts';
import { wordingList as de } from './de.ts';
import { wordingList as en } from './en.ts';
import { wordingList as es } from './es.ts';
import { wordingList as fr } from './fr.ts';
import { wordingList as it } from './it.ts';
import { wordingList as nl } from './nl.ts';
import { wordingList as pt } from './pt.ts';

const lists: Record<Language, WordingList> = { nl, en, fr, pt, de, es, it };

/** What is marked in a text, with its reason. */
const marked = (list: WordingList, text: string) =>
  wordingFindings(text, list).map(({ from, to, reason }) => [text.slice(from, to), reason]);

describe.each(languages)('the list of %s', (language) => {
  const list = lists[language];
  test('is of its language, has terms of every kind, each with a source', () => {
    expect(list.language).toBe(language);
    expect(list.terms.length).toBeGreaterThanOrEqual(60);
    const kinds = new Set(list.terms.map(({ reason }) => wordingKinds[reason]));
    expect([...kinds].sort()).toEqual(['age', 'discrimination', 'gender', 'jargon']);
    for (const { source, words } of list.terms) {
      expect(source).not.toBe('');
      for (const word of words) expect(word).toMatch(/^[^\s|]+(?: [^\s|]+)*$/);
    }
  });

  test('marks every one of its own words, alone in a text', () => {
    for (const { words, reason } of list.terms) {
      for (const word of words) {
        const text = word.replaceAll('##', '3').replaceAll('#', '35').replaceAll('*', '');
        expect({ text, found: marked(list, text) }).toEqual({ text, found: [[text, reason]] });
      }
    }
  });

  test('proposes nothing that it would mark itself', () => {
    for (const { proposals, words } of list.terms) {
      for (const proposal of proposals) {
        const [word = ''] = words;
        const text = proposal.replaceAll('{word}', word.replaceAll('*', ''));
        expect({ text, found: marked(list, text) }).toEqual({ text, found: [] });
      }
    }
  });

  test('has no phrase twice', () => {
    const all = [...list.terms.flatMap(({ words }) => words), ...list.harmless, ...list.everyone];
    expect(all.filter((word, n) => all.indexOf(word) !== n)).toEqual([]);
  });
});

const sourcesOf = (list: WordingList, text: string) =>
  wordingFindings(text, list).map(({ source }) => source);

/** The stems of the study's appendix; a hyphen is a space in our lists. */
const codedStems =
  /^(?:active|adventurous|aggress|ambitio|analy|assert|athlet|autonom|boast|challeng|compet|confident|courag|deci[ds]|determin|domina|force|greedy|headstrong|hierarch|hostil|impulsive|independen|individual|intellect|lead|logic|masculine|objective|opinion|outspoken|persist|principle|reckless|stubborn|superior|self (?:confiden|sufficien|relian)|affectionate|child|cheer|commit|communal|compassion|connect|considerate|cooperat|depend|emotiona|empath|feminine|flatterable|gentle|honest|interpersonal|interdependen|kind|kinship|loyal|modesty|nag|nurtur|pleasant|polite|quiet|respon|sensitiv|submissive|support|sympath|tender|together|trust|understand|warm|whin|yield)/;

test('the study of coded words is the source of its own words only', () => {
  const named = Object.values(lists).flatMap(({ language, terms }) =>
    terms.flatMap(({ source, words }) =>
      source.startsWith('Gaucher') ? words.map((word) => [language, word] as const) : [],
    ),
  );
  expect(named).not.toEqual([]);
  expect(named.filter(([language, word]) => language !== 'en' || !codedStems.test(word))).toEqual(
    [],
  );
});

test.each<[Language, string, string]>([
  ['en', 'competitive', 'Gaucher, Friesen and Kay 2011, appendix A'],
  ['en', 'ninja', ownList],
  ['en', 'recent college graduate', '29 CFR 1625.4'],
  ['en', 'retirees only', 'Equality Act 2010'],
  ['nl', 'ambitieus', ownList],
  ['de', 'jungen dynamischen', 'BAG, Urteil vom 11.08.2016, 8 AZR 406/14'],
  ['de', 'kinderlos', ownList],
  ['fr', 'bonne présentation', 'Code du travail, art. L1132-1'],
  ['it', 'bella presenza', ownList],
])('in %s the source of “%s” is %s', (language, text, source) => {
  expect(sourcesOf(lists[language], text)).toEqual([source]);
});

test.each<[Language, string, [string, string][]]>([
  ['en', 'We seek a rock-star developer', [['rock-star', 'masculine']]],
  [
    'en',
    'Join our young team of salesmen',
    [
      ['young', 'young'],
      ['salesmen', 'oneGender'],
    ],
  ],
  [
    'en',
    'Native speaker, aged 25 to 35',
    [
      ['Native speaker', 'mothertongue'],
      ['aged 25 to 35', 'ageLimit'],
    ],
  ],
  [
    'nl',
    'Jong en dynamisch team zoekt verpleegster',
    [
      ['Jong en dynamisch', 'young'],
      ['verpleegster', 'title'],
    ],
  ],
  [
    'nl',
    'Max. 35 jaar, Nederlands als moedertaal',
    [
      ['Max. 35 jaar', 'ageLimit'],
      ['Nederlands als moedertaal', 'mothertongue'],
    ],
  ],
  [
    'nl',
    'Een ambitieuze duizendpoot',
    [
      ['ambitieuze', 'masculine'],
      ['duizendpoot', 'cliche'],
    ],
  ],
  [
    'de',
    'Unser junges Team sucht einen Krankenpfleger',
    [
      ['junges Team', 'young'],
      ['Krankenpfleger', 'title'],
    ],
  ],
  [
    'de',
    'Industriekaufmann, Deutsch als Muttersprache',
    [
      ['Industriekaufmann', 'title'],
      ['Deutsch als Muttersprache', 'mothertongue'],
    ],
  ],
  [
    'fr',
    'Équipe jeune et dynamique cherche infirmière',
    [
      ['jeune et dynamique', 'young'],
      ['infirmière', 'title'],
    ],
  ],
  [
    'fr',
    'Bonne présentation, entre 25 et 35 ans',
    [
      ['Bonne présentation', 'looks'],
      ['entre 25 et 35 ans', 'ageLimit'],
    ],
  ],
  [
    'es',
    'Camarera con buena presencia, hasta 30 años',
    [
      ['Camarera', 'title'],
      ['buena presencia', 'looks'],
      ['hasta 30 años', 'ageLimit'],
    ],
  ],
  [
    'es',
    'Equipo joven y dinámico, inglés nativo',
    [
      ['joven y dinámico', 'young'],
      ['nativo', 'mothertongue'],
    ],
  ],
  [
    'it',
    'Cerchiamo una segretaria di bella presenza',
    [
      ['segretaria', 'title'],
      ['bella presenza', 'looks'],
    ],
  ],
  [
    'it',
    'Ambiente giovane e dinamico, madrelingua inglese',
    [
      ['giovane e dinamico', 'young'],
      ['madrelingua', 'mothertongue'],
    ],
  ],
  [
    'pt',
    'Equipa jovem e dinâmica procura enfermeiro',
    [
      ['jovem e dinâmica', 'young'],
      ['enfermeiro', 'title'],
    ],
  ],
  [
    'pt',
    'Boa apresentação, sem filhos, até 35 anos',
    [
      ['Boa apresentação', 'looks'],
      ['sem filhos', 'family'],
      ['até 35 anos', 'ageLimit'],
    ],
  ],
  [
    'es',
    'Buscamos médico. Técnico de noche',
    [
      ['médico', 'title'],
      ['Técnico', 'title'],
    ],
  ],
])('in %s it marks what it should: %s', (language, text, found) => {
  expect(marked(lists[language], text)).toEqual(found);
});

test.each<[Language, string]>([
  ['en', 'A competitive salary and 32 hours a week, at Ernst & Young or elsewhere'],
  ['en', 'Work with young people and young adults in our youth clinic. Nurse for the ICU.'],
  ['en', 'You lead a team of 12, support patients and decide together. Apply within 24 hours!'],
  ['nl', 'Werken met jonge kinderen en jong volwassenen bij Noorderzorg, 24 tot 36 uur per week'],
  ['nl', 'Verpleegkundige IC in Groningen. Je werkt op een afdeling met 40 collega’s.'],
  ['nl', 'Je kunt goed omgaan met agressie en begeleidt studenten verpleegkunde'],
  ['nl', 'Brandweerman of brandweervrouw, timmerman (m/v/x)'],
  ['de', 'Pflegefachkraft (m/w/d) für die Arbeit mit jungen Menschen und Jugendlichen'],
  ['de', 'Krankenpfleger:in, Arzt oder Ärztin, Kaufmann/Kauffrau und Verkäuferinnen und Verkäufer'],
  ['de', 'Krankenpfleger gesucht, alle Geschlechter willkommen'],
  ['fr', 'Infirmier·ère ou aide-soignant(e) auprès de jeunes enfants, 35 heures par semaine'],
  ['fr', 'Infirmier H/F à Lyon, avec permis de conduire valide. Sage-femme bienvenue.'],
  ['es', 'Enfermero/a para la atención de niños y jóvenes, 30 horas a la semana'],
  ['es', 'Enfermera o enfermero en un centro médico, con seguro médico'],
  ['it', 'Infermiere/a per bambini e ragazzi, 36 ore alla settimana'],
  ['it', 'Infermiere (m/f) per uno studio medico di Milano'],
  ['pt', 'Enfermeiro/a para crianças e jovens, 35 horas por semana'],
  ['es', 'Control técnico, historial médico y proceso administrativo'],
  ['pt', 'Relatório técnico e processo administrativo'],
  ['it', 'Con un certificato medico e un corso tecnico'],
  ['fr', 'Le personnel infirmier et le corps enseignant'],
  ['pt', 'Enfermeiro (M/F) com apoio técnico, num centro médico de Lisboa'],
])('in %s it leaves alone what is fine: %s', (language, text) => {
  expect(marked(lists[language], text)).toEqual([]);
});
