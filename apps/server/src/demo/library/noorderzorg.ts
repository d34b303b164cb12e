import type { DemoLibrary } from './items.ts';
import { noorderzorgPictures } from './noorderzorg-pictures.ts';

const lotte = 'admin@demo.test';
const anna = 'anna.bakker@demo.test';
const samira = 'samira.kaya@demo.test';
const robin = 'agency@demo.test';

export const noorderzorgLibrary: DemoLibrary = {
  pictures: noorderzorgPictures,
  logos: [
    {
      logo: 'noorderzorg',
      title: 'Noorderzorg',
      altText: 'Logo of Noorderzorg',
      file: 'noorderzorg-logo',
      by: lotte,
      daysAgo: 180,
    },
    {
      logo: 'noorderzorgBroad',
      title: 'Noorderzorg, on one line',
      altText: 'Logo of Noorderzorg on one line',
      file: 'noorderzorg-logo-wide',
      by: lotte,
      daysAgo: 180,
    },
    {
      logo: 'thuis',
      title: 'Noorderzorg Thuis',
      altText: 'Logo of Noorderzorg Thuis: a house with a heart',
      file: 'thuis-logo',
      by: anna,
      daysAgo: 140,
    },
    {
      logo: 'academie',
      title: 'Noorderzorg Academie',
      altText: 'Logo of the academy: a graduation cap',
      file: 'academie-logo',
      by: robin,
      daysAgo: 66,
    },
  ],
  films: [
    {
      scene: 'street',
      mood: 'dusk',
      shape: 'tall',
      title: 'A day in home care',
      altText: 'A carer cycles through the evening town',
      file: 'a-day-in-home-care',
      by: samira,
      daysAgo: 3,
    },
    {
      scene: 'ward',
      mood: 'day',
      shape: 'square',
      title: 'Meet ward B',
      altText: 'A nurse and a doctor beside the bed of a patient',
      file: 'meet-ward-b',
      by: lotte,
      daysAgo: 20,
    },
  ],
};
