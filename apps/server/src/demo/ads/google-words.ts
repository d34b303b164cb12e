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
  type: 'We are hiring',
  subtitle: 'Time for patients',
  title: 'Work at Noorderzorg',
  tags: ['24–36 hours', 'Permanent job', 'Own academy'],
  callToAction: 'See the job',
  headlines: [
    '{job} wanted',
    'Work in {city}',
    'Permanent from day one',
    'A rota you help to make',
    'Walk along for a morning',
    'Noorderzorg is hiring',
  ],
  descriptions: [
    'Time for patients, a say in the rota and colleagues who share what they know.',
    'Ten minutes with your future colleagues say more than ten pages about us. Come along!',
    'Permanent contract from day one, training in our own academy. Apply in a minute.',
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
  type: 'Care that stays',
  subtitle: 'Stories of our work',
  title: 'Meet the people of Noorderzorg',
  tags: ['4.000 colleagues', 'Six locations'],
  callToAction: 'Meet them',
};

const learning: GoogleWords = {
  ...care,
  logo: 'academie-logo',
  colour: '#14306B',
  type: 'Open day',
  subtitle: 'Earn while you learn',
  title: 'Open day at the care academy',
  tags: ['No diploma needed', 'Paid from day one'],
  callToAction: 'Come and see',
};

const harbour: GoogleWords = {
  logo: 'kade-logo',
  colour: '#12355B',
  type: 'Start on Monday',
  subtitle: 'You choose the shift',
  title: 'Come on board at Kade',
  tags: ['Paid weekly', 'Close to home', 'Licence paid'],
  callToAction: 'Apply now',
  headlines: [
    '{job} wanted',
    'Work in {city}',
    'Paid every Friday',
    'We pay for your licence',
    'Start next Monday',
    'Apply without a letter',
  ],
  descriptions: [
    'Early, late or nights: you choose, and we plan around it. Your wages every Friday.',
    'You bring your boots, we have the rest. Apply without a letter, start on Monday.',
  ],
};

const tech: GoogleWords = {
  logo: 'kade-tech-logo',
  colour: '#0E5A72',
  type: 'Room for one more',
  subtitle: 'No pager at dinner',
  title: 'Build what moves the port',
  tags: ['Hybrid', '32–40 hours', 'Own hardware'],
  callToAction: 'Talk to us',
  headlines: [
    '{job} wanted',
    'Hybrid from {city}',
    'Small team, large systems',
    'No pager at dinner',
    'Two talks, one answer',
    'Show us what you built',
  ],
  descriptions: [
    'Our engineers do the interviews themselves, and they answer within three days.',
    'Terabytes of port data, a team of nine and room for one more. Choose your hardware.',
  ],
};

export const googleWords = { care, atHome, brand, learning, harbour, tech };
