import { useEffect, useState } from 'react';
import { readPart } from './read-parts.ts';

/** A part counts as reached when its top has come this far up the window. */
const READING_LINE = 0.4;

/** The one of some parts of the page that is being read. */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const all = key.split(' ');
    let frame = 0;
    const look = () => {
      frame = 0;
      const page = document.documentElement;
      const isAtEnd =
        window.scrollY > 0 && window.innerHeight + window.scrollY >= page.scrollHeight - 2;
      const parts = all.flatMap((id) => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      // What is too short to reach the line is read at the end of the page.
      setCurrent(readPart(parts, window.innerHeight * (isAtEnd ? 1 : READING_LINE)) ?? all[0]);
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    // Pictures come late and push the rest down.
    const growth = new ResizeObserver(soon);
    growth.observe(document.body);
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      growth.disconnect();
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [key]);
  return current;
}
