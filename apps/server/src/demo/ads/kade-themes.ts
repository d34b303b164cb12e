import { googleWords } from './google-words.ts';
import type { AdTheme } from './theme.ts';

const logistics: AdTheme = {
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
      message: 'Early, late or nights: you choose, we plan around it. ⚓',
      headline: '{job}, {city}',
      linkDescription: 'Start next Monday',
    },
    {
      message: 'Hall 4 is looking for hands that know what they do. 💪 Paid weekly.',
      headline: 'Come on board at Kade',
      linkDescription: 'Apply without a letter',
    },
    {
      message:
        'Your licence is about to expire? We pay for the renewal, the training day and the lunch. You bring your boots, we have the rest: a job close to home, colleagues you can rely on and your wages every Friday. 🚛',
      headline: 'We pay for your licence, and for the training day',
      linkDescription: 'Fork-lift, reach truck or crane',
    },
  ],
  instagram: ['The harbour never sleeps. You may. ⚓🌇', 'Come on board! 🚢 {job} wanted.'],
  linkedIn: [
    {
      message: 'Ships wait for nobody, but good people are worth waiting for. {job} wanted. ⚓',
      headline: '{job} in {city}',
      linkDescription: 'Permanent work in the port, through Kade',
    },
  ],
};

const tech: AdTheme = {
  google: googleWords.tech,
  posts: ['on-call', ['on-call', 'wide'], 'wind-technicians'],
  squares: [['on-call', 'square'], 'wind-technicians', 'site-managers'],
  stories: [['on-call', 'tall']],
  facebook: [
    {
      message: 'Small team, large systems, no pager at dinner. 🧑‍💻',
      headline: '{job} in {city}',
      linkDescription: 'Hybrid, 32 to 40 hours',
    },
    {
      message: 'We read your repository before we read your letter. 🙂',
      headline: 'Show us what you built',
      linkDescription: 'Two talks, one answer',
    },
  ],
  instagram: ['On call, not on edge. 🌃', 'Ship it. Literally. 🚢 {job} wanted in {city}.'],
  linkedIn: [
    {
      message: 'Terabytes of port data, a team of nine and room for one more. {job} wanted.',
      headline: '{job}, hybrid, {city}',
      linkDescription: '32–40 hours · own choice of hardware · one talk a week at most',
    },
    {
      message:
        'We do not look for rock stars. We look for somebody who writes the second test, asks the first question in the stand-up and goes home at half past five. If that is you, talk to our engineers: they do the interviews themselves, and they answer within three days. 🧑‍💻',
      headline: 'Our engineers do the interviews themselves',
      linkDescription: 'Two talks, one answer within three days',
    },
  ],
};

const office: AdTheme = {
  ...tech,
  google: { ...googleWords.harbour, type: 'We are hiring', title: 'Work with Kade' },
  posts: [['on-call', 'wide'], 'on-call'],
  facebook: [
    {
      message: 'Figures that add up, colleagues who do, too. 📊',
      headline: '{job} in {city}',
      linkDescription: 'Reply in one minute',
    },
  ],
  instagram: ['Monday is payday. 📊 Somebody makes it happen: you?'],
  linkedIn: [
    {
      message: 'Our clients count on us, and we would like to count on you. 📊',
      headline: '{job} in {city}',
      linkDescription: '24–40 hours · close to the station · home two days a week',
    },
  ],
};

export const kadeThemes = { logistics, tech, office };
