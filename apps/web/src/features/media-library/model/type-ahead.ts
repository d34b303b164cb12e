import { useRef } from 'react';

/** Letters that follow each other within this time belong together. */
const PAUSE_MS = 1_000;

/** The first title from a place on that begins with the text, and else the first of all. */
export function placeByTitle(titles: readonly string[], text: string, from: number): number {
  // Café and cafe begin alike.
  const collator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });
  const begins = (title: string) => collator.compare(title.slice(0, text.length), text) === 0;
  const after = titles.findIndex((title, place) => place >= from && begins(title));
  return after < 0 ? titles.findIndex(begins) : after;
}

/** Collects what is typed at a list; undefined for keys that write nothing. */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });
  return (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const now = performance.now();
    const before = now - typed.current.at < PAUSE_MS ? typed.current.text : '';
    // Space alone selects.
    if (before === '' && event.key === ' ') return undefined;
    typed.current = { text: before + event.key, at: now };
    return typed.current.text;
  };
}
