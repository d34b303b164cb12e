import { expect, test } from 'vitest';
import type { Language } from '../campaign/language.ts';
import { stopWords } from './data/stop-words.ts';
import { clearLanguage } from './text-language.ts';

test.each<[string, Language | undefined]>([
  ['Wij zoeken een verpleegkundige voor onze afdeling. Je werkt met een team van tien.', 'nl'],
  ['We are looking for a nurse who will work with our team in the hospital.', 'en'],
  ['Nous cherchons une infirmière pour notre équipe. Vous travaillez avec les patients.', 'fr'],
  ['Wir suchen eine Pflegefachkraft für unsere Station. Du arbeitest mit einem Team.', 'de'],
  ['Buscamos una enfermera para nuestro hospital y los turnos del fin de semana.', 'es'],
  ['Cerchiamo un infermiere per il nostro ospedale, con turni nel fine settimana.', 'it'],
  ['Procuramos uma enfermeira para a nossa equipa, com turnos aos fins de semana no Porto.', 'pt'],
  ['', undefined],
  ['Verpleegkundige IC', undefined],
  ['Apply now', undefined],
  ['%%city%% https://the.and.of/for/with', undefined],
])('%j is %j', (text, language) => {
  expect(clearLanguage(text, stopWords)).toBe(language);
});
