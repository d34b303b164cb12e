import { expect, test } from 'vitest';
import { recognisedLanguage, vacancyLanguage } from './vacancy-language.ts';

const texts = {
  nl: 'Als verpleegkundige werk je op de afdeling en zorg je voor patiënten die jouw hulp nodig hebben. Wij bieden een vast contract bij ons in het ziekenhuis.',
  en: 'You will work with our team and take care of the people who need your help. We are looking for someone with experience in this field.',
  de: 'Sie arbeiten mit unserem Team und sind für die Pflege der Menschen zuständig. Wir bieten Ihnen eine unbefristete Stelle bei uns im Haus.',
  fr: 'Vous travaillez avec notre équipe et vous êtes responsable de la qualité des soins. Nous vous proposons un contrat dans une structure moderne.',
  es: 'Te unirás a nuestro equipo y serás responsable de los pacientes en una clínica con más de cien personas. Buscamos a quien tiene ganas de aprender.',
  it: 'Entrerai nel nostro team e ti occuperai della cura dei pazienti. Siamo una clinica con più di cento persone e cerchiamo chi ha voglia di imparare con noi per il futuro.',
  pt: 'Você fará parte da nossa equipe e será responsável por uma área com mais de cem pessoas. Procuramos quem não tem medo de aprender e gosta do contacto com as pessoas.',
} as const;

test.each(Object.entries(texts))('%s is recognised', (language, text) => {
  expect(recognisedLanguage(text)).toBe(language);
});

test('few words tell nothing, and then the page is believed', () => {
  expect(recognisedLanguage('Chef de partie')).toBeUndefined();
  expect(vacancyLanguage('fr-BE', 'Chef de partie')).toBe('fr');
  expect(vacancyLanguage('da', 'Kok')).toBeUndefined();
});

test('a text counts more than what a site declares for all of its pages', () => {
  expect(vacancyLanguage('en-US', texts.nl)).toBe('nl');
});
