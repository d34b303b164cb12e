/**
 * What banners and search ads about a kind of work say, short enough to stand on every banner whole.
 * {job} and {city} are those of the campaign.
 */
export interface GoogleWords {
  /** A logo of the library, by the name of its file. */
  logo: string;
  colour: string;
  type: string;
  subtitle: string;
  /** Said where the job does not fit. */
  title: string;
  tags: string[];
  callToAction: string;
  headlines: string[];
  descriptions: string[];
}

const care: GoogleWords = {
  logo: 'noorderzorg-logo-wide',
  colour: '#0B3B8C',
  type: 'Vacature',
  subtitle: 'Tijd voor patiënten',
  title: 'Werken bij Noorderzorg',
  tags: ['24–36 uur', 'Vast contract', 'Eigen academie'],
  callToAction: 'Bekijk de baan',
  headlines: [
    '{job} gezocht',
    'Werken in {city}',
    'Vast contract vanaf dag één',
    'Een rooster dat je mee maakt',
    'Loop een ochtend mee',
    'Noorderzorg zoekt collega’s',
  ],
  descriptions: [
    'Tijd voor patiënten, inspraak in het rooster en collega’s die delen wat ze weten.',
    'Tien minuten met je nieuwe collega’s zeggen meer dan tien pagina’s. Kom kennismaken!',
    'Vast contract vanaf dag één en opleiding in eigen academie. Solliciteer in een minuut.',
  ],
};

const atHome: GoogleWords = {
  logo: 'thuis-logo',
  colour: '#A63D2B',
  type: 'Vacature',
  subtitle: 'Zorg dicht bij huis',
  title: 'Kom werken in de thuiszorg',
  tags: ['Vanaf 16 uur', 'Eigen rooster', 'E-bike erbij'],
  callToAction: 'Kom langs',
  headlines: [
    '{job} gezocht',
    'Werken in {city}',
    'Thuiszorg dicht bij huis',
    'Maak zelf je rooster',
    'Met een e-bike op pad',
    'Reageer in één minuut',
  ],
  descriptions: [
    'Jouw wijk, jouw route, jouw tempo. En een team dat altijd voor je klaarstaat.',
    'Nog geen diploma? Wij leiden je op, met behoud van salaris. Een brief is niet nodig.',
    'Zorg dicht bij huis, nooit verder dan een kwartier fietsen. Kom kennismaken!',
  ],
};

const brand: GoogleWords = {
  ...care,
  type: 'Zorg die blijft',
  subtitle: 'Verhalen van ons werk',
  title: 'Maak kennis met Noorderzorg',
  tags: ['4.000 collega’s', 'Zes locaties'],
  callToAction: 'Maak kennis',
};

const learning: GoogleWords = {
  ...care,
  logo: 'academie-logo',
  colour: '#14306B',
  type: 'Open dag',
  subtitle: 'Leren en verdienen',
  title: 'Open dag van de zorgacademie',
  tags: ['Diploma niet nodig', 'Direct salaris'],
  callToAction: 'Kom kijken',
};

const harbour: GoogleWords = {
  logo: 'kade-logo',
  colour: '#12355B',
  type: 'Maandag beginnen',
  subtitle: 'Jij kiest de dienst',
  title: 'Kom aan boord bij Kade',
  tags: ['Elke week loon', 'Dicht bij huis', 'Papieren betaald'],
  callToAction: 'Solliciteer nu',
  headlines: [
    '{job} gezocht',
    'Werken in {city}',
    'Elke vrijdag je loon',
    'Wij betalen je certificaat',
    'Maandag al beginnen',
    'Solliciteren zonder brief',
  ],
  descriptions: [
    'Vroeg, laat of ’s nachts: jij kiest, wij plannen eromheen. Elke vrijdag je loon.',
    'Jij brengt je schoenen mee, wij de rest. Solliciteer zonder brief, begin maandag.',
  ],
};

const tech: GoogleWords = {
  logo: 'kade-tech-logo',
  colour: '#0E5A72',
  type: 'Plek voor nog één',
  subtitle: 'Geen pieper bij het eten',
  title: 'Bouw wat de haven beweegt',
  tags: ['Hybride', '32–40 uur', 'Eigen keuze'],
  callToAction: 'Praat met ons',
  headlines: [
    '{job} gezocht',
    'Hybride vanuit {city}',
    'Klein team, grote systemen',
    'Geen pieper bij het eten',
    'Twee gesprekken, één antwoord',
    'Laat zien wat je bouwde',
  ],
  descriptions: [
    'Onze engineers voeren de gesprekken zelf en antwoorden binnen drie dagen.',
    'Terabytes aan havendata, een team van negen en plek voor nog één. Kies je apparatuur.',
  ],
};

export const googleWords = { care, atHome, brand, learning, harbour, tech };
