import type { Page } from '@playwright/test';

/**
 * The overview without the application: the page as the product had drawn it, with a few lines of
 * script that window the same rows by hand. A row is the first one again with other words in it.
 */
export async function plainTable(page: Page): Promise<string> {
  const html = await page.evaluate<string>(`(() => {
    for (const script of document.querySelectorAll('script, link[rel=modulepreload]')) {
      script.remove();
    }
    return document.documentElement.outerHTML;
  })()`);
  return `<!doctype html>${html.replace('</body>', `<script>${windowByHand}</script></body>`)}`;
}

/** As text, because it runs in a page that nothing was compiled for. */
const windowByHand = `(() => {
  const HEIGHT = 60;
  const body = document.querySelector('table[aria-label=Campaigns] tbody');
  const pattern = body.querySelector('tr').cloneNode(true);
  const drawn = new Map();
  let rows = [];

  function draw(texts) {
    const row = pattern.cloneNode(true);
    const words = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    for (const text of texts) {
      const node = words.nextNode();
      if (!node) break;
      node.data = text;
    }
    return row;
  }

  function look() {
    const { top } = body.getBoundingClientRect();
    const first = Math.max(0, Math.floor(-top / HEIGHT) - 1);
    const end = Math.min(rows.length, Math.ceil((innerHeight - top) / HEIGHT) + 2);
    for (const [n, row] of drawn) {
      if (n >= first && n < end) continue;
      row.remove();
      drawn.delete(n);
    }
    let next = null;
    for (let n = end - 1; n >= first; n -= 1) {
      let row = drawn.get(n);
      if (!row) {
        row = draw(rows[n]);
        body.insertBefore(row, next);
        drawn.set(n, row);
      }
      next = row;
    }
    body.style.paddingTop = first * HEIGHT + 'px';
    body.style.paddingBottom = (rows.length - end) * HEIGHT + 'px';
  }

  window.show = (texts) => {
    rows = texts;
    body.replaceChildren();
    addEventListener('scroll', look, { passive: true });
    look();
  };
})()`;
