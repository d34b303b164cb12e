import { googleWords } from './google-words.ts';
import type { AdTheme } from './theme.ts';

const ward: AdTheme = {
  field: 'de zorg',
  google: googleWords.care,
  posts: ['morning-round', ['morning-round', 'wide'], 'night-team', 'ward-b-square', 'meet-ward-b'],
  squares: [
    ['morning-round', 'square'],
    'ward-b-square',
    ['night-team', 'square'],
    ['planning', 'square'],
  ],
  stories: [
    ['morning-round', 'tall'],
    ['night-team', 'tall'],
  ],
  facebook: [
    {
      message: 'Geen dienst is hetzelfde, en je draait er nooit één alleen. 💙\nKom kennismaken!',
      headline: '{job} in {city}',
      linkDescription: 'Bekijk eerst het rooster',
    },
    {
      message: 'Tien minuten met je nieuwe collega’s zeggen meer dan tien pagina’s over ons. ☕',
      headline: 'Loop een ochtend mee',
      linkDescription: 'Kies een dag die jou past',
    },
    {
      message:
        'Wat we bieden: een vast contract vanaf dag één, een rooster dat je mee maakt, opleidingen in onze eigen academie en een team dat blijft als de afdeling vol ligt. 🩺 Wat we vragen: je diploma, je nuchtere verstand en af en toe een grap bij de koffieautomaat.',
      headline: 'Vast contract vanaf dag één',
      linkDescription: '24 tot 36 uur, ook zonder nachten',
    },
  ],
  instagram: [
    'Eerst koffie, dan de afdeling. ☕💙 #werkenindezorg',
    'Goedemorgen van afdeling B! 🌅 Gezocht: {job}.',
    'Vannacht heeft het nachtteam het woord. 🌙\n\nDrie verpleegkundigen, één arts, vierentwintig bedden en een heel goed koffieapparaat. Ze vertellen wat ze niet zouden willen missen, en wat ze liever aan de dagdienst overlaten.\n\nMet hen werken? De link staat in de advertentie. #nachtdienst #verpleegkundige',
  ],
  linkedIn: [
    {
      message:
        'Ons team in {city} groeit. Tijd voor patiënten, inspraak in het rooster en collega’s die delen wat ze weten.',
      headline: '{job} bij Noorderzorg',
      linkDescription: '24–36 uur · vast contract · eigen academie',
    },
    {
      message:
        'Waarom blijven verpleegkundigen gemiddeld elf jaar bij ons? We vroegen het hun, en niemand begon over het salaris. Ze hadden het over collega’s, over tijd om te leren en over leidinggevenden die nog weten hoe je een bed opmaakt. Lees hun antwoorden en oordeel zelf. 💙',
      headline: 'Gemiddeld elf jaar: waarom mensen blijven',
      linkDescription: 'Vijf collega’s over hun werk in {city}',
    },
  ],
};

const laboratory: AdTheme = {
  ...ward,
  posts: ['IMG_2041', 'IMG_2077', ['IMG_2041', 'wide']],
  squares: [['IMG_2041', 'square'], 'IMG_2077', ['planning', 'square']],
  stories: [['IMG_2041', 'tall']],
  instagram: [
    'Kleine monsters, groot verschil. 🔬',
    'Achter elke goede diagnose staat een goed lab. 🧪 #laboratorium',
  ],
};

const homeCare: AdTheme = {
  field: 'de thuiszorg',
  google: googleWords.atHome,
  posts: ['home-care-bicycle', 'tea-and-time', 'care-at-home-1x1', 'evening-round'],
  squares: [
    'care-at-home-1x1',
    ['home-care-bicycle', 'square'],
    ['tea-and-time', 'square'],
    ['evening-round', 'square'],
  ],
  stories: ['a-day-in-home-care', 'story_early_shift', 'story_evening_at_home'],
  facebook: [
    {
      message: 'Jouw wijk, jouw route, jouw tempo. 🚲 En een team dat klaarstaat.',
      headline: 'Werken in de wijk',
      linkDescription: 'Reageer in één minuut',
    },
    {
      message: 'Een kop thee, een praatje en de juiste zorg. Daar doen we het voor. ☕',
      headline: 'Kom werken in {city}',
      linkDescription: 'Een brief is niet nodig',
    },
    {
      message:
        'Bij Noorderzorg Thuis maak je zelf je rooster, krijg je een e-bike en werk je nooit verder dan een kwartier van huis. Nog geen diploma? Dan leiden we je op, met behoud van salaris. 💚',
      headline: 'Leren en werken in de thuiszorg: zo kan het ook',
      linkDescription: 'Vanaf 16 uur per week, ook in de avond',
    },
  ],
  instagram: [
    'Goedemorgen vanaf de fiets! 🚲☀️',
    'Thuis is waar de zorg begint. 💚 Kom jij erbij?',
    'Even tijd voor een praatje. ☕ Dat is bij ons gewoon werk, geen extraatje. Kom kennismaken met het team in {city}! #thuiszorg',
  ],
  linkedIn: [
    {
      message:
        'Zelf je route plannen, met een klein team in {city}. Zo ziet werken in de wijk er bij ons uit. 🚲',
      headline: 'Zorg dicht bij huis, ook voor jou',
      linkDescription: '16–32 uur · e-bike · opleiding in de eigen academie',
    },
  ],
};

const brand: AdTheme = {
  field: 'de zorg',
  google: googleWords.brand,
  posts: ['night-team', ['martini-wing', 'wide'], 'care-garden', 'office-evening', 'meet-ward-b'],
  squares: [
    ['night-team', 'square'],
    'cook-training',
    'office-evening',
    'care-at-home-1x1',
    'ward-b-square',
  ],
  stories: ['story_care_garden', 'story_evening_at_home', ['night-team', 'tall']],
  facebook: [
    {
      message: 'Zorg die blijft. 💙 Onze mensen ook: gemiddeld elf jaar.',
      headline: 'Maak kennis met Noorderzorg',
      linkDescription: 'Zes verhalen, één huis',
    },
    {
      message:
        'Een keuken, een tuin, een lab en 4.000 collega’s. Wist je dat we dit allemaal doen?',
      headline: 'Meer dan een ziekenhuis',
      linkDescription: 'Kijk achter de deuren',
    },
  ],
  instagram: [
    'Zorg die blijft. 💙',
    'De nacht is lang, het team is klaarwakker. 🌙',
    'Tomaten uit eigen tuin, op de borden van zes locaties. 🍅 Wie had dat gedacht? Maak kennis met de mensen die ze elke dag kweken, koken en opdienen.',
  ],
  linkedIn: [
    {
      message: 'Tussen de vacatures door zijn er verhalen. Dit najaar vertellen we er zes. 🍂',
      headline: 'Zorg die blijft: de mensen van Noorderzorg',
      linkDescription: 'Van nachtverpleegkundige tot hovenier: waarom ze hier werken',
    },
  ],
};

const academy: AdTheme = {
  ...brand,
  field: 'het onderwijs',
  google: googleWords.learning,
  posts: ['academy-lesson', ['academy-lesson', 'wide'], 'cook-training'],
  squares: [['academy-lesson', 'square'], 'cook-training', 'IMG_2077'],
  stories: ['story_learn_with_us'],
  facebook: [
    {
      message: 'Leer een vak en verdien er meteen mee. 🎓 De academie opent haar deuren.',
      headline: 'Open dag van de zorgacademie',
      linkDescription: 'Zaterdag van 10 tot 15 uur',
    },
  ],
  instagram: ['De les begint. 🎓 Doe je mee?', 'In drie jaar verpleegkundige. 💪 #leerwerktraject'],
};

export const noorderzorgThemes = { ward, laboratory, homeCare, brand, academy };
