import type { DemoLibrary } from './items.ts';

const sofia = 'admin@other.test';
const ines = 'ines.duarte@other.test';
const luca = 'luca.moretti@other.test';

export const kadeLibrary: DemoLibrary = {
  pictures: [
    {
      scene: 'harbour',
      mood: 'day',
      frame: 'wide',
      title: 'On the quay',
      altText: 'Two people in helmets on the quay before a container ship',
      file: 'quay',
      by: sofia,
      daysAgo: 5,
    },
    {
      scene: 'harbour',
      mood: 'dusk',
      frame: 'tall',
      title: 'Come on board',
      altText: 'A crane loads a container ship at sunset',
      file: 'story-come-on-board',
      by: sofia,
      daysAgo: 5,
    },
    {
      scene: 'warehouse',
      mood: 'day',
      frame: 'wide',
      title: 'The team of hall 4',
      altText: 'A fork-lift and two people between high racks',
      file: 'hall-4',
      by: ines,
      daysAgo: 17,
    },
    {
      scene: 'road',
      mood: 'dusk',
      frame: 'wide',
      title: 'Into the evening',
      altText: 'A lorry on the road at sunset',
      file: 'lorry-sunset',
      by: ines,
      daysAgo: 31,
    },
    {
      scene: 'buildingSite',
      mood: 'day',
      frame: 'square',
      title: 'Site managers wanted',
      altText: 'Two builders with a plan under a crane',
      file: 'site-managers',
      by: luca,
      daysAgo: 52,
    },
    {
      scene: 'office',
      mood: 'night',
      frame: 'wide',
      title: 'On call',
      altText: 'Colleagues at a screen, the town at night behind them',
      file: 'on-call',
      by: luca,
      daysAgo: 77,
    },
    {
      scene: 'windFarm',
      mood: 'day',
      frame: 'square',
      title: 'Technicians at sea level',
      altText: 'Two technicians before wind turbines',
      file: 'wind-technicians',
      by: sofia,
      daysAgo: 96,
    },
  ],
  logos: [
    {
      logo: 'kade',
      title: 'Kade Recruitment',
      altText: 'Logo of Kade Recruitment',
      file: 'kade-logo',
      by: sofia,
      daysAgo: 150,
    },
    {
      logo: 'kadeTech',
      title: 'Kade Tech',
      altText: 'Logo of Kade Tech',
      file: 'kade-tech-logo',
      by: luca,
      daysAgo: 120,
    },
  ],
  films: [],
};
