import { expect, test } from 'vitest';
import { titleForms } from './title-forms.ts';

test.each([
  ['Nurse', ['Nurse']],
  ['Nurse (m/f/x)', ['Nurse']],
  ['Lehrer/in', ['Lehrer', 'Lehrerin']],
  ['Psychologe/in', ['Psychologe', 'Psychologin']],
  ['Kaufmann/-frau', ['Kaufmann', 'Kauffrau']],
  ['Pflegeexperte/Pflegeexpertin', ['Pflegeexperte', 'Pflegeexpertin']],
  ['Arzt/Ärztin', ['Arzt', 'Ärztin']],
  [
    'Gesundheits- und Krankenpfleger/in',
    ['Gesundheits- und Krankenpfleger', 'Gesundheits- und Krankenpflegerin'],
  ],
  ['Technische/r Zeichner/in', ['Technischer Zeichner', 'Technische Zeichnerin']],
  [
    'Medizinische/r Technologe/Technologin für Radiologie',
    ['Medizinischer Technologe für Radiologie', 'Medizinische Technologin für Radiologie'],
  ],
  [
    'Medizinische/r Fachangestellte/r',
    ['Medizinische Fachangestellte', 'Medizinischer Fachangestellter'],
  ],
  ['Kaufmann/Kauffrau für Spedition', ['Kaufmann für Spedition', 'Kauffrau für Spedition']],
  ['Gastheer/gastvrouw kantoor', ['Gastheer kantoor', 'gastvrouw kantoor']],
  ['Enfermero/a', ['Enfermero', 'Enfermera']],
  ['Trabajador/a', ['Trabajador', 'Trabajadora']],
  ['Profesor/ora', ['Profesor', 'Profesora']],
  ['Trabajador/a sanitario/a', ['Trabajador sanitario', 'Trabajadora sanitaria']],
  ['Técnico/a de laboratorio', ['Técnico de laboratorio', 'Técnica de laboratorio']],
  ['Infermiere/a', ['Infermiere', 'Infermiera']],
  ['Operatore/trice', ['Operatore', 'Operatrice']],
  ['Dottore/essa', ['Dottore', 'Dottoressa']],
  ['Infirmier / Infirmière', ['Infirmier', 'Infirmière']],
  ['Infirmier / Infirmière de bloc', ['Infirmier de bloc', 'Infirmière de bloc']],
  ['Infirmier/ère', ['Infirmier', 'Infirmière']],
  ['Conducteur/trice', ['Conducteur', 'Conductrice']],
  ['Directeur/rice', ['Directeur', 'Directrice']],
  ['Serveur/euse', ['Serveur', 'Serveuse']],
  ['Vendeur/se', ['Vendeur', 'Vendeuse']],
  ['Technicien/ne', ['Technicien', 'Technicienne']],
  ['Assistant/e', ['Assistant', 'Assistante']],
  ['Agent de sécurité / Agente de sécurité', ['Agent de sécurité', 'Agente de sécurité']],
  ['Verkoper / Winkelmedewerker', ['Verkoper', 'Winkelmedewerker']],
  ['CI/CD engineer', ['CI/CD engineer']],
  ['A/B tester', ['A/B tester']],
  ['', ['']],
])('%j is %j', (title, forms) => {
  expect(titleForms(title)).toEqual(forms);
});
