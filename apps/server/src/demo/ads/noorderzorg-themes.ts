import { googleWords } from './google-words.ts';
import type { AdTheme } from './theme.ts';

const ward: AdTheme = {
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
      message: 'No two shifts are the same, and nobody works them alone. 💙\nCome and meet us!',
      headline: '{job} in {city}',
      linkDescription: 'See the rota first',
    },
    {
      message: 'Ten minutes with your future colleagues say more than ten pages about us. ☕',
      headline: 'Walk along for a morning',
      linkDescription: 'Pick a day that suits you',
    },
    {
      message:
        'What we offer: a permanent contract from day one, a rota you help to make, training in our own academy and a team that stays when the ward is full. 🩺 What we ask: your diploma, your common sense and a good laugh at the coffee machine.',
      headline: 'Permanent contract from day one',
      linkDescription: '24 to 36 hours, also without nights',
    },
  ],
  instagram: [
    'First coffee, then the ward. ☕💙 #werkenindezorg',
    'Good morning from ward B! 🌅 Wanted: {job}.',
    'Tonight the night team has the word. 🌙\n\nThree nurses, one doctor, twenty-four beds and a very good coffee machine. They tell you what they would not want to miss, and what they would rather leave to the day shift.\n\nWork with them? The link is in the ad. #nachtdienst #verpleegkundige',
  ],
  linkedIn: [
    {
      message:
        'Our team in {city} is growing. Time for patients, a say in the rota, colleagues who share what they know.',
      headline: '{job} at Noorderzorg',
      linkDescription: '24–36 hours · permanent contract · own academy',
    },
    {
      message:
        'Why do nurses stay with us for eleven years on average? We asked them, and nobody began with the salary. They spoke of colleagues, of time to learn and of leaders who still know how to make a bed. Read their answers and decide for yourself. 💙',
      headline: 'Eleven years on average: why people stay',
      linkDescription: 'Five colleagues about their work in {city}',
    },
  ],
};

const laboratory: AdTheme = {
  ...ward,
  posts: ['IMG_2041', 'IMG_2077', ['IMG_2041', 'wide']],
  squares: [['IMG_2041', 'square'], 'IMG_2077', ['planning', 'square']],
  stories: [['IMG_2041', 'tall']],
  instagram: [
    'Small samples, big difference. 🔬',
    'Behind every good diagnosis: a good lab. 🧪 #labwork',
  ],
};

const homeCare: AdTheme = {
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
      message: 'Care that stays. 💙 So do our people: eleven years on average.',
      headline: 'Meet the people of Noorderzorg',
      linkDescription: 'Six stories, one house',
    },
    {
      message: 'A kitchen, a garden, a lab and 4.000 colleagues. Did you know we do all of this?',
      headline: 'More than a hospital',
      linkDescription: 'Look behind the doors',
    },
  ],
  instagram: [
    'Care that stays. 💙',
    'The night is young, the team is wide awake. 🌙',
    'Tomatoes from our own garden, on the plates of six locations. 🍅 Who would have thought? Meet the people who grow, cook and serve them every day.',
  ],
  linkedIn: [
    {
      message: 'Between vacancies there are stories. This autumn we tell six of them. 🍂',
      headline: 'Care that stays: the people of Noorderzorg',
      linkDescription: 'From night nurse to gardener: why they work here',
    },
  ],
};

const academy: AdTheme = {
  ...brand,
  google: googleWords.learning,
  posts: ['academy-lesson', ['academy-lesson', 'wide'], 'cook-training'],
  squares: [['academy-lesson', 'square'], 'cook-training', 'IMG_2077'],
  stories: ['story_learn_with_us'],
  facebook: [
    {
      message: 'Learn a profession and earn while you do. 🎓 The academy opens its doors.',
      headline: 'Open day at the care academy',
      linkDescription: 'Saturday, 10 to 15 h',
    },
  ],
  instagram: ['Class is on. 🎓 You in?', 'From zero to nurse in three years. 💪 #leerwerktraject'],
};

export const noorderzorgThemes = { ward, laboratory, homeCare, brand, academy };
