const PATIENCE_MS = 3_000;

/** Anyone who does one of these has gone on already. */
const ownWays = ['keydown', 'pointerdown'] as const;

/**
 * Gives the focus to the link that opened what a person comes back from, as soon as it is there,
 * unless they were quicker. Links that open something to come back from say so: `data-returns`.
 */
export function focusWayBack(content: HTMLElement, left: string): () => void {
  const find = () => {
    const way = [...content.querySelectorAll<HTMLAnchorElement>('a[data-returns]')].find(
      (link) => new URL(link.href, location.href).pathname === left,
    );
    if (!way) return;
    stop();
    if (document.activeElement === content) way.focus({ preventScroll: true });
  };
  const drawing = new MutationObserver(find);
  const stop = () => {
    drawing.disconnect();
    clearTimeout(timer);
    for (const way of ownWays) window.removeEventListener(way, stop);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const way of ownWays) window.addEventListener(way, stop);
  drawing.observe(content, { childList: true, subtree: true });
  find();
  return stop;
}
