import { useSyncExternalStore } from 'react';
import { localSlot } from '../storage/browser-storage.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** public/theme.js reads the same key before the first paint. */
export const themeKey = 'posthorn.theme';
const slot = localSlot(themeKey);
const listeners = new Set<() => void>();

function currentTheme(): Theme {
  const stored = document.documentElement.dataset.theme;
  return themes.find((theme) => theme === stored) ?? 'system';
}

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

export function chooseTheme(theme: Theme): void {
  slot.write(theme);
  apply(theme);
}

/** Chosen in another tab: this one follows, whether its own menu was ever opened or not. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === themeKey) apply(themes.find((theme) => theme === newValue) ?? 'system');
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}
