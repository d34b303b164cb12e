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

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // Chosen in another tab: this one follows.
    if (event.key === themeKey) apply(themes.find((t) => t === event.newValue) ?? 'system');
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}
