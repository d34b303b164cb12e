import type { Language } from '@posthorn/domain';
import type { SceneName } from '../library/scenes/index.ts';

/** How the page of a vacancy tells programs what it is about. */
export type Telling = 'linkedData' | 'graph' | 'microdata' | 'nothing';

export interface DemoVacancy {
  /** The last part of its address. */
  name: string;
  telling: Telling;
  language: Language;
  title: string;
  town: string;
  region: string;
  country: string;
  number: string;
  scene: SceneName;
  /** In how many days it closes; a closed one is below zero. */
  closesIn: number;
  intro: readonly string[];
  parts: readonly { heading: string; entries: readonly string[] }[];
  ending: string;
  /** What stands in front of the town. */
  placeLabel: string;
}

export const SITE_NAME = 'Noorderzorg Groep';

/** Vacancies as employers write them, in four languages, told in all the ways that pages have. */
export const demoVacancies: readonly DemoVacancy[] = [
  {
    name: 'verpleegkundige-ic',
    telling: 'linkedData',
    language: 'nl',
    title: 'Verpleegkundige IC (24-36 uur)',
    town: 'Groningen',
    region: 'Groningen',
    country: 'NL',
    number: 'NZ-2041',
    scene: 'ward',
    closesIn: 45,
    intro: [
      'Op onze intensive care zorg je met een hecht team voor mensen die jou hard nodig hebben. Geen dag is hetzelfde, en je staat er nooit alleen voor.',
      'Je bewaakt, behandelt en stelt gerust, en je werkt nauw samen met intensivisten en fysiotherapeuten. Je krijgt de tijd om te leren, o.a. in ons eigen simulatiecentrum.',
    ],
    parts: [
      {
        heading: 'Wat wij bieden',
        entries: [
          'Een salaris tot € 4.400 bruto per maand',
          'Een vast contract',
          'Zelf je rooster maken',
          'Betaalde opleidingen',
        ],
      },
      {
        heading: 'Wie jij bent',
        entries: ['Je hebt het diploma IC-verpleegkundige', 'Je blijft rustig als het druk is'],
      },
    ],
    ending:
      'Vragen over deze functie? Bel Marieke op 050 123 45 67. Acquisitie naar aanleiding van deze vacature wordt niet op prijs gesteld.',
    placeLabel: 'Locatie',
  },
  {
    name: 'kok',
    telling: 'nothing',
    language: 'nl',
    title: 'Zelfstandig werkend kok',
    town: 'Assen',
    region: 'Drenthe',
    country: 'NL',
    number: 'NZ-2057',
    scene: 'kitchen',
    closesIn: 30,
    intro: [
      'In deze functie kook je elke dag vers voor de bewoners van ons woonzorgcentrum. Jij bepaalt wat er op tafel komt, samen met de mensen die het eten.',
      'Je werkt overdag, dus je avonden zijn van jou. Je salaris volgt de cao voor de zorg.',
    ],
    parts: [
      {
        heading: 'Dit krijg je',
        entries: ['Geen late diensten', '€ 2.900 bruto per maand', 'Een keuken naar jouw idee'],
      },
      { heading: 'Dit breng je mee', entries: ['Een koksdiploma', 'Werkervaring in een keuken'] },
    ],
    ending: 'Solliciteer met een korte brief. Wij reageren binnen een week op deze vacature.',
    placeLabel: 'Standplaats',
  },
  {
    name: 'pflegefachkraft',
    telling: 'microdata',
    language: 'de',
    title: 'Pflegefachkraft Intensivstation (m/w/d)',
    town: 'Oldenburg',
    region: 'Niedersachsen',
    country: 'DE',
    number: 'NZ-3007',
    scene: 'ward',
    closesIn: 60,
    intro: [
      'Auf unserer Intensivstation betreuen Sie mit einem eingespielten Team Menschen, die Sie brauchen. Sie arbeiten mit moderner Technik und haben Zeit für das Gespräch.',
      'Wir begleiten Sie in den ersten drei Monaten mit einer festen Ansprechpartnerin.',
    ],
    parts: [
      {
        heading: 'Wir bieten',
        entries: [
          'Eine unbefristete Stelle',
          '30 Tage Urlaub',
          'Vergütung nach Tarif, ab 3.900 Euro',
          'Wunschdienstplan',
        ],
      },
      {
        heading: 'Ihr Profil',
        entries: ['Examen in der Pflege', 'Freude an der Arbeit im Team'],
      },
    ],
    ending: 'Bewerben Sie sich in wenigen Minuten auf dieser Seite.',
    placeLabel: 'Standort',
  },
  {
    name: 'infirmier',
    telling: 'graph',
    language: 'fr',
    title: 'Infirmier de bloc opératoire (H/F)',
    town: 'Liège',
    region: 'Liège',
    country: 'BE',
    number: 'NZ-4102',
    scene: 'laboratory',
    closesIn: 50,
    intro: [
      'Vous rejoignez une équipe de douze personnes au bloc opératoire de notre clinique. Vous préparez les salles, assistez les chirurgiens et rassurez les patients.',
      'Nous vous formons pendant six semaines, à votre rythme.',
    ],
    parts: [
      {
        heading: 'Nous vous offrons',
        entries: [
          'Un contrat à durée indéterminée',
          'Des horaires fixes',
          'Une prime de 1 500 euros',
        ],
      },
      { heading: 'Votre profil', entries: ['Un diplôme d’infirmier', 'Le sens de l’équipe'] },
    ],
    ending: 'Postulez avant la fin du mois, votre candidature nous intéresse.',
    placeLabel: 'Lieu',
  },
  {
    name: 'data-engineer',
    telling: 'linkedData',
    language: 'en',
    title: 'Data Engineer | 32-40 hours',
    town: 'Amsterdam',
    region: 'Noord-Holland',
    country: 'NL',
    number: 'NZ-5210',
    scene: 'office',
    closesIn: 40,
    intro: [
      'You build the data platform that nurses and doctors use to plan their days. Your work decides how many people can be helped this week.',
      'You will join a team of five and report to the head of data.',
    ],
    parts: [
      {
        heading: 'What we offer',
        entries: [
          'A salary of up to € 6,200 a month',
          'Two days at home',
          'A laptop of your choice',
        ],
      },
      { heading: 'What you bring', entries: ['Experience with PostgreSQL', 'Clear English'] },
    ],
    ending: 'Apply with your CV. We answer every application within five days.',
    placeLabel: 'Location',
  },
  {
    name: 'receptionist',
    telling: 'linkedData',
    language: 'nl',
    title: 'Medewerker receptie, 20 uur',
    town: 'Leeuwarden',
    region: 'Friesland',
    country: 'NL',
    number: 'NZ-1987',
    scene: 'office',
    closesIn: -20,
    intro: [
      'Je bent het eerste gezicht dat bezoekers van onze polikliniek zien. Je helpt hen op weg, aan de balie en aan de telefoon.',
    ],
    parts: [{ heading: 'Wat wij bieden', entries: ['Vaste werkdagen', 'Een gezellig team'] }],
    ending: 'Solliciteer via de knop op deze pagina.',
    placeLabel: 'Locatie',
  },
];
