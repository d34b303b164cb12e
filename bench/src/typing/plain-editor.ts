import type { Page } from '@playwright/test';

const MARK = 'Zvyqmark';

/**
 * The same page without the application: what the product had drawn, with a few lines of script that
 * do by hand what a key must do there: count, and show the message as people will see it.
 */
export async function plainEditor(page: Page, limits: { max: number; warn: number }) {
  const message = page.locator('textarea').first();
  await message.fill(MARK);
  await page.waitForFunction((mark) => document.body.innerText.includes(mark), MARK);
  const html = await page.evaluate(() => {
    for (const script of document.querySelectorAll('script, link[rel=modulepreload]')) {
      script.remove();
    }
    return document.documentElement.outerHTML;
  });
  const script = `<script>(${typeByHand.toString()})(${JSON.stringify(MARK)}, ${limits.max}, ${limits.warn})</script>`;
  return `<!doctype html>${html.replace('</body>', `${script}</body>`)}`;
}

function typeByHand(mark: string, max: number, warn: number): void {
  const area = document.querySelector('textarea') as HTMLTextAreaElement;
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  const shown = texts.filter(
    (text) => text.data === mark && text.parentElement?.tagName !== 'TEXTAREA',
  );
  const counter = texts.find((text) => /^\d+\/\d+$/.test(text.parentElement?.textContent ?? ''));
  const segmenter = new Intl.Segmenter();
  area.addEventListener('input', () => {
    const parts = [...segmenter.segment(area.value)];
    if (counter?.parentElement) counter.parentElement.textContent = `${parts.length}/${max}`;
    const cut = parts
      .slice(0, warn)
      .map(({ segment }) => segment)
      .join('');
    const space = cut.lastIndexOf(' ');
    const words = parts.length > warn ? `${cut.slice(0, space)}…` : area.value;
    for (const text of shown) text.data = words;
  });
}
