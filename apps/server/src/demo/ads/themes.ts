import { kadeThemes } from './kade-themes.ts';
import { noorderzorgThemes } from './noorderzorg-themes.ts';
import type { AdTheme } from './theme.ts';

export const adThemes = { ...noorderzorgThemes, ...kadeThemes };
export type ThemeName = keyof typeof adThemes;

/** Some work looks different from that of its workspace. */
const special: [RegExp, ThemeName][] = [
  [/pharmacy|laborator|radiograph/i, 'laboratory'],
  [/academy|training/i, 'academy'],
];

export function themeFor(workspaceTheme: ThemeName, title: string): AdTheme {
  const isCare = workspaceTheme in noorderzorgThemes;
  const fitting = isCare ? special.find(([words]) => words.test(title))?.[1] : undefined;
  return adThemes[fitting ?? workspaceTheme];
}

export const groupThemes: Record<string, ThemeName> = {
  healthcare: 'ward',
  'social care': 'homeCare',
  education: 'academy',
  logistics: 'logistics',
  it: 'tech',
  finance: 'office',
};
