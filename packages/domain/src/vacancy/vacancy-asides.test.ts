import { expect, test } from 'vitest';
import type { Language } from '../campaign/language.ts';
import { isAside } from './vacancy-asides.ts';

const beside: Partial<Record<Language, readonly string[]>> = {
  nl: [
    'Vragen over deze functie?',
    'Heb je nog vragen?',
    'Nog vragen over de procedure, neem dan gerust contact op met Karin.',
    'Voor meer informatie kun je contact opnemen met de teammanager.',
    'Neem gerust contact op met onze recruiter.',
    'Acquisitie naar aanleiding van deze vacature wordt niet op prijs gesteld.',
    'Acquisitie stellen wij niet op prijs, ook niet naar aanleiding van deze advertentie.',
    'Wij gebruiken cookies om de website beter te maken.',
    'In onze privacyverklaring lees je hoe wij met je gegevens omgaan.',
    'Referenties worden opgevraagd.',
  ],
  en: [
    'Any questions?',
    'Do you have questions about this role?',
    'If you have any questions, please contact our recruiter.',
    'For more information, contact the ward manager.',
    'Please contact Mary Jones.',
    'Contact us today.',
    'We do not accept CVs from recruitment agencies.',
    'We are an equal opportunity employer.',
    'This website uses cookies.',
    'Please read our privacy policy before you apply.',
  ],
  de: [
    'Noch Fragen?',
    'Haben Sie Fragen zur Stelle?',
    'Bei Rückfragen steht Ihnen Frau Meyer gern zur Verfügung.',
    'Für Fragen melden Sie sich bitte bei Herrn Schulz.',
    'Kontaktieren Sie uns.',
    'Ihre Ansprechpartnerin ist Frau Weber.',
    'Von Anfragen durch Personalvermittlungen bitten wir abzusehen.',
    'Wir verwenden Cookies.',
    'In unseren Datenschutzhinweisen lesen Sie, was mit Ihren Unterlagen geschieht.',
  ],
  fr: ['Vous avez des questions ?', 'Contactez-nous.'],
  es: ['¿Tienes alguna duda?', 'Ponte en contacto con nosotros.'],
  it: ['Hai domande?', 'Contattaci.'],
  pt: ['Tem dúvidas?', 'Entre em contacto connosco.'],
};

const ofTheJob: Partial<Record<Language, readonly string[]>> = {
  nl: [
    'Je beantwoordt vragen over medicatie van patiënten en hun familie.',
    'Vragen over medicatie beantwoord jij met geduld.',
    'Voor vragen kunnen cliënten altijd bij jou terecht.',
    'Je neemt contact op met huisartsen en families.',
    'Je hebt oog voor de privacy van onze cliënten.',
    'Als privacy officer schrijf je mee aan ons privacybeleid.',
    'Acquisitie is jouw tweede natuur.',
    'Je deinst niet terug voor acquisitie bij nieuwe klanten.',
    'Bij de koffie staan elke vrijdag verse cookies klaar.',
  ],
  en: [
    'You answer questions about medication with patience.',
    'Questions from customers are answered within a day.',
    'You protect the privacy of our patients.',
    'You work with agencies across the city.',
    'You teach equal opportunities to pupils of all ages.',
    'You contact patients to plan their visits.',
    'There are free cookies every Friday.',
  ],
  de: [
    'Du bist Ansprechpartner für unsere Kunden.',
    'Bei Fragen zur Pflege beraten Sie die Angehörigen.',
    'Bei Fragen stehen dir erfahrene Kolleginnen zur Seite.',
    'Fragen von Patienten beantworten Sie mit Geduld.',
    'Datenschutz ist dein Fachgebiet.',
    'Du kontaktierst Bewerberinnen und Bewerber.',
    'Sie überarbeiten unsere Datenschutzerklärung.',
  ],
  fr: ['Vous garantissez la confidentialité des données.', 'Vous répondez aux questions.'],
  es: ['Respondes a las preguntas de los pacientes.'],
  it: ['Rispondi alle domande dei pazienti.', 'Lavori con agenzie in tutta Italia.'],
  pt: ['Responde às dúvidas dos clientes.'],
};

const cases = (texts: typeof beside) =>
  Object.entries(texts).flatMap(([language, all]) =>
    all.map((text) => [language as Language, text] as const),
  );

test.each(cases(beside))('%s: "%s" stands beside the vacancy', (language, text) => {
  expect(isAside(text, language)).toBe(true);
});

test.each([
  ['de', 'Bei Rückfragen steht Ihnen Frau Meyer gern zur Verfügung.'],
  ['de', 'Anfragen von Headhuntern sind nicht erwünscht.'],
  ['fr', 'N’hésitez pas à nous contacter.'],
  ['es', 'Póngase en contacto con nosotros.'],
  ['pt', 'Tem dúvidas?'],
] as const)('%s: "%s" stands beside it, however its accents are written', (language, text) => {
  expect(isAside(text.normalize('NFC'), language)).toBe(true);
  expect(isAside(text.normalize('NFD'), language)).toBe(true);
});

test.each(cases(ofTheJob))('%s: "%s" tells of the job', (language, text) => {
  expect(isAside(text, language)).toBe(false);
});
