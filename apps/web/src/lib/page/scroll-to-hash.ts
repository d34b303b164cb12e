const PATIENCE_MS = 3_000;

const prefersLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls to the element a #hash names. The element may still be loading: it is waited for, until
 * it comes, the visitor scrolls or patience ends.
 */
export function scrollToHash(hash: string): () => void {
  const id = targetId(hash);
  if (id === '' || scrollToId(id)) return () => {};

  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
  const observer = new MutationObserver(() => {
    if (scrollToId(id)) stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  return stop;
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

function scrollToId(id: string): boolean {
  const element = document.getElementById(id);
  element?.scrollIntoView({ behavior: prefersLessMotion() ? 'instant' : 'smooth' });
  return element !== null;
}
