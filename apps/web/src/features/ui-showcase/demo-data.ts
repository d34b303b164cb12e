import type { Option, Person } from '../../ui/index.ts';

const cityNames = [
  'Amersfoort',
  'Amsterdam',
  'Arnhem',
  'Assen',
  'Breda',
  'Den Bosch',
  'Eindhoven',
  'Groningen',
  'Haarlem',
  'Leeuwarden',
  'Maastricht',
  'Nijmegen',
  'Rotterdam',
  'Tilburg',
  'Utrecht',
  'Zwolle',
];

export const cities: Option[] = cityNames.map((label) => ({ id: label.toLowerCase(), label }));

export const callsToAction: Option[] = [
  { id: 'apply', label: 'Apply now', description: 'Opens the landing page' },
  { id: 'learn', label: 'Learn more' },
  { id: 'sign-up', label: 'Sign up', isDisabled: true },
];

export const people: Person[] = [
  'Amira Bakker',
  'Jonas Mulder',
  'Sanne Kok',
  'Lena Vos',
  'Pieter Dam',
  'Noor Smit',
  'Olaf Berg',
].map((name, index) => ({
  id: name,
  name,
  initials: name
    .split(' ')
    .map((part) => part.charAt(0))
    .join(''),
  colour: index,
}));

/** Answers like a server: late, and only what matches. */
export function searchCities(text: string, signal: AbortSignal): Promise<readonly Option[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const wanted = text.trim().toLowerCase();
      resolve(cities.filter((city) => city.label.toLowerCase().includes(wanted)));
    }, 500);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
