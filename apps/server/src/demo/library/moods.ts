/** The light a scene is drawn in. All share the house's navy and blue and differ in their warmth. */
export interface Mood {
  /** From the top down. */
  sky: [string, string, string];
  sun: string;
  /** Layers of the landscape, from the horizon to the viewer. */
  far: string;
  middle: string;
  near: string;
  ground: [string, string];
  wall: [string, string];
  floor: [string, string];
  /** Furniture and machines in the light, and in the shade. */
  pale: string;
  soft: string;
  /** What shines from windows and lamps. */
  lamp: string;
  leaf: string;
  leafDark: string;
  /** A veil over everything at the end ties the colours together. */
  veil: { colour: string; opacity: number };
}

export const NAVY = '#05377E';
export const BLUE = '#1D4FD7';
export const AMBER = '#F6A63C';
export const CORAL = '#EC6A4C';

export const moods = {
  day: {
    sky: ['#8FC1F5', '#C9E2FB', '#F4F9FF'],
    sun: '#FFF6DC',
    far: '#BCD6F2',
    middle: '#8DB6E4',
    near: '#5E93CF',
    ground: ['#A9CFA5', '#7DB38B'],
    wall: ['#EAF2FC', '#D8E6F8'],
    floor: ['#C5D7EF', '#AFC6E6'],
    pale: '#FFFFFF',
    soft: '#CFDFF3',
    lamp: '#FFE7AE',
    leaf: '#4FA07C',
    leafDark: '#2F7A63',
    veil: { colour: '#FFF6DC', opacity: 0.1 },
  },
  morning: {
    sky: ['#F9C9A4', '#FCE0C3', '#FFF5E6'],
    sun: '#FFF0C4',
    far: '#F2CDB6',
    middle: '#D8A79F',
    near: '#9C7F9F',
    ground: ['#D9C39A', '#B79F82'],
    wall: ['#FFF1DE', '#FBE2C8'],
    floor: ['#EBCBAA', '#D9B18D'],
    pale: '#FFFAF2',
    soft: '#F2DAC0',
    lamp: '#FFDF9E',
    leaf: '#6C9C6B',
    leafDark: '#47755B',
    veil: { colour: '#FFB870', opacity: 0.12 },
  },
  dusk: {
    sky: ['#253C86', '#A4608F', '#F9A66C'],
    sun: '#FFD9A0',
    far: '#A66B93',
    middle: '#6A5290',
    near: '#3C3F80',
    ground: ['#5A4E86', '#34386F'],
    wall: ['#E9D9E6', '#D8BFD4'],
    floor: ['#A98BB0', '#866C9C'],
    pale: '#FFF4EC',
    soft: '#CDB3CF',
    lamp: '#FFD08A',
    leaf: '#5C8480',
    leafDark: '#3B5F6B',
    veil: { colour: '#F4823C', opacity: 0.14 },
  },
  night: {
    sky: ['#04163B', '#0B2C6B', '#2F5BA6'],
    sun: '#F3F6FF',
    far: '#21509B',
    middle: '#153F86',
    near: '#0C2F6C',
    ground: ['#12387A', '#0A2455'],
    wall: ['#2C5597', '#1D417F'],
    floor: ['#1B3D78', '#132F63'],
    pale: '#DCE8FA',
    soft: '#6F94CB',
    lamp: '#FFD57E',
    leaf: '#35807A',
    leafDark: '#205E66',
    veil: { colour: '#FFC46B', opacity: 0.07 },
  },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof moods;

const stops = (colours: readonly string[]) =>
  colours
    .map(
      (colour, n) =>
        `<stop offset="${n / Math.max(1, colours.length - 1)}" stop-color="${colour}"/>`,
    )
    .join('');

const down = (id: string, colours: readonly string[], from: number, to: number) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${to}">${stops(colours)}</linearGradient>`;

const fade = (colour: string, most: number) =>
  `<stop offset="0" stop-color="${colour}" stop-opacity="${most}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`;

/** The gradients that scenes paint with. */
export const paints = (mood: Mood) =>
  `<defs>${[
    down('sky', mood.sky, -200, 760),
    down('ground', mood.ground, 680, 1070),
    down('wall', mood.wall, -100, 760),
    down('floor', mood.floor, 760, 1070),
    `<radialGradient id="shadow">${fade('#04163B', 0.34)}</radialGradient>`,
    `<radialGradient id="glow">${fade(mood.sun, 0.95)}</radialGradient>`,
    `<radialGradient id="lamp">${fade(mood.lamp, 0.75)}</radialGradient>`,
    `<linearGradient id="shine" x1="0" y1="0" x2="1" y2="1">${fade('#FFFFFF', 0.5)}</linearGradient>`,
    `<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">${fade('#04163B', 0.28)}</linearGradient>`,
    `<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">${fade(mood.sun, 0.4)}</linearGradient>`,
  ].join('')}</defs>`;
