import { expect, test } from 'vitest';
import { countCharacters } from '../field/count.ts';
import { hoursIn, vacancyTitle } from './vacancy-title.ts';

test.each([
  ['Verpleegkundige IC', '', 'Verpleegkundige IC'],
  ['Verpleegkundige IC (24-36 uur)', '', 'Verpleegkundige IC'],
  ['Verpleegkundige IC | 24 – 36 uur per week | Noorderzorg', 'Noorderzorg', 'Verpleegkundige IC'],
  ['Vacature: Kok - Werken bij Noorderzorg', 'Noorderzorg', 'Kok'],
  ['Pflegefachkraft (m/w/d)', '', 'Pflegefachkraft'],
  ['Pflegefachkraft m/w/d in Teilzeit', '', 'Pflegefachkraft in Teilzeit'],
  ['Elektriker (w/m/d) – 38,5 Std./Woche', '', 'Elektriker'],
  ['Infirmier H/F', '', 'Infirmier'],
  ['Infirmier de bloc (H/F) – réf. 2024-118', '', 'Infirmier de bloc'],
  ['Data Engineer (all genders) #48812', '', 'Data Engineer'],
  ['Backend Developer - Req-00417', '', 'Backend Developer'],
  ['Docent wiskunde, 0,8 fte', '', 'Docent wiskunde'],
  ['Medewerker IT/OT', '', 'Medewerker IT/OT'],
  ['Sales Manager, UK & Ireland', '', 'Sales Manager, UK & Ireland'],
  ['C# Developer', '', 'C# Developer'],
  ['Chauffeur C/E', '', 'Chauffeur C/E'],
  ['Monteur 24/7 storingsdienst', '', 'Monteur 24/7 storingsdienst'],
  ['Referent Einkauf', '', 'Referent Einkauf'],
  ['  Kok \n\t hotel ', '', 'Kok hotel'],
  ['Noorderzorg', 'Noorderzorg', 'Noorderzorg'],
  ['', '', ''],
])('%j of %j is %j', (written, company, expected) => {
  expect(vacancyTitle(written, company)).toBe(expected);
});

test('a title without measure is cut at a word', () => {
  const title = vacancyTitle('Verpleegkundige '.repeat(100));
  expect(countCharacters(title)).toBeLessThanOrEqual(255);
  expect(title.endsWith('Verpleegkundige')).toBe(true);
});

test.each([
  ['Verpleegkundige IC (24-36 uur)', '24-36 uur'],
  ['Docent wiskunde, 0,8 fte', '0,8 fte'],
  ['Elektriker – 38,5 Std./Woche', '38,5 Std./Woche'],
  ['Chauffeur C/E', ''],
])('%j says %j', (written, expected) => expect(hoursIn(written)).toBe(expected));
