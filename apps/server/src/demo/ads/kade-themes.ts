import { googleWords } from './google-words.ts';
import type { AdTheme } from './theme.ts';

const logistics: AdTheme = {
  field: 'de haven',
  google: googleWords.harbour,
  posts: ['quay', 'hall-4', 'lorry-sunset', ['quay', 'wide']],
  squares: [
    ['quay', 'square'],
    ['hall-4', 'square'],
    ['lorry-sunset', 'square'],
  ],
  stories: ['story-come-on-board', ['hall-4', 'tall']],
  facebook: [
    {
      message: 'Vroeg, laat of ’s nachts: jij kiest, wij plannen eromheen. ⚓',
      headline: '{job}, {city}',
      linkDescription: 'Maandag al beginnen',
    },
    {
      message: 'Hal 4 zoekt handen die weten wat ze doen. 💪 Elke week je loon.',
      headline: 'Kom aan boord bij Kade',
      linkDescription: 'Solliciteren zonder brief',
    },
    {
      message:
        'Verloopt je certificaat binnenkort? Wij betalen de verlenging, de trainingsdag en de lunch. Jij brengt je schoenen mee, de rest hebben wij: werk dicht bij huis, collega’s op wie je kunt rekenen en elke vrijdag je loon. 🚛',
      headline: 'Wij betalen je certificaat, en de trainingsdag',
      linkDescription: 'Heftruck, reachtruck of kraan',
    },
  ],
  instagram: ['De haven slaapt nooit. Jij wel. ⚓🌇', 'Kom aan boord! 🚢 {job} gezocht.'],
  linkedIn: [
    {
      message:
        'Schepen wachten op niemand, maar op goede mensen wachten we graag. {job} gezocht. ⚓',
      headline: '{job} in {city}',
      linkDescription: 'Vast werk in de haven, via Kade',
    },
  ],
};

const tech: AdTheme = {
  field: 'de techniek',
  google: googleWords.tech,
  posts: ['on-call', ['on-call', 'wide'], 'wind-technicians'],
  squares: [['on-call', 'square'], 'wind-technicians', 'site-managers'],
  stories: [['on-call', 'tall']],
  facebook: [
    {
      message: 'Klein team, grote systemen, geen pieper tijdens het eten. 🧑‍💻',
      headline: '{job} in {city}',
      linkDescription: 'Hybride, 32 tot 40 uur',
    },
    {
      message: 'We lezen eerst je code en dan pas je brief. 🙂',
      headline: 'Laat zien wat je hebt gebouwd',
      linkDescription: 'Twee gesprekken, één antwoord',
    },
  ],
  instagram: [
    'Wel bereikbaar, niet gejaagd. 🌃',
    'Klaar om uit te varen. 🚢 {job} gezocht in {city}.',
  ],
  linkedIn: [
    {
      message: 'Terabytes aan havendata, een team van negen en plek voor nog één. {job} gezocht.',
      headline: '{job}, hybride, {city}',
      linkDescription: '32–40 uur · kies je eigen apparatuur · hooguit één overleg per week',
    },
    {
      message:
        'We zoeken geen sterren. We zoeken iemand die de tweede test schrijft, in het overleg de eerste vraag stelt en om half zes naar huis gaat. Ben jij dat? Praat met onze engineers: zij voeren de gesprekken zelf en antwoorden binnen drie dagen. 🧑‍💻',
      headline: 'Onze engineers voeren de gesprekken zelf',
      linkDescription: 'Twee gesprekken, binnen drie dagen antwoord',
    },
  ],
};

const office: AdTheme = {
  ...tech,
  field: 'de administratie',
  google: { ...googleWords.harbour, type: 'Vacature', title: 'Werken bij Kade' },
  posts: [['on-call', 'wide'], 'on-call'],
  facebook: [
    {
      message: 'Cijfers die kloppen, met collega’s die dat ook doen. 📊',
      headline: '{job} in {city}',
      linkDescription: 'Reageer in één minuut',
    },
  ],
  instagram: ['Maandag is betaaldag. 📊 Zorg jij ervoor dat het lukt?'],
  linkedIn: [
    {
      message: 'Onze klanten rekenen op ons, en wij graag op jou. 📊',
      headline: '{job} in {city}',
      linkDescription: '24–40 uur · vlak bij het station · twee dagen per week thuis',
    },
  ],
};

export const kadeThemes = { logistics, tech, office };
