const PATIENCE_MS = 3_000;
/** A smooth scroll that does not tell its end is over by then. */
const SCROLL_MS = 800;

const prefersLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Anyone who does one of these wants to be somewhere else. */
const ownWays = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the element a #hash names. The element may still be loading: it is waited for. What is
 * drawn on the way may move it: it is followed. Both until the visitor moves or patience ends.
 */
export function scrollToHash(hash: string): () => void {
  const id = targetId(hash);
  if (id === '') return () => {};
  let unfollow = () => {};
  const find = (): boolean => {
    const element = document.getElementById(id);
    if (!element) return false;
    waiting.disconnect();
    element.scrollIntoView({ behavior: prefersLessMotion() ? 'instant' : 'smooth' });
    unfollow = follow(element);
    return true;
  };
  const waiting = new MutationObserver(find);
  const stop = () => {
    waiting.disconnect();
    unfollow();
    clearTimeout(timer);
    for (const way of ownWays) window.removeEventListener(way, stop);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const way of ownWays) window.addEventListener(way, stop, { passive: true });
  if (!find()) waiting.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** Brings an element back to its place when the page grows above it. */
function follow(element: HTMLElement): () => void {
  let isThere = false;
  const settle = () => {
    if (isThere) element.scrollIntoView({ behavior: 'instant' });
  };
  const arrive = () => {
    isThere = true;
    settle();
  };
  const growth = new ResizeObserver(settle);
  growth.observe(document.body);
  window.addEventListener('scrollend', arrive, { once: true });
  const timer = setTimeout(arrive, SCROLL_MS);
  return () => {
    growth.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scrollend', arrive);
  };
}

function targetId(hash: string): string {
  const raw = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    // A lone percent sign in a typed address is no reason to fail.
    return raw;
  }
}
