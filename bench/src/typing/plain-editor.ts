import type { Page } from '@playwright/test';

const MARK = 'Zvyqmark';

/**
 * The same page without the application: what the product had drawn, with a few lines of script that
 * do by hand what a key must do there: count, and show the message as people will see it.
 */
export async function plainEditor(page: Page, limits: { max: number; warn: number }) {
  await page.locator('textarea').first().fill(MARK);
  await page.getByRole('figure').getByText(MARK).first().waitFor();
  const html = await page.evaluate<string>(`(() => {
    for (const script of document.querySelectorAll('script, link[rel=modulepreload]')) {
      script.remove();
    }
    return document.documentElement.outerHTML;
  })()`);
  const script = `<script>${typeByHand(limits)}</script>`;
  return `<!doctype html>${html.replace('</body>', `${script}</body>`)}`;
}

/** As text, because it runs in a page that nothing was compiled for. */
const typeByHand = ({ max, warn }: { max: number; warn: number }) => `(() => {
  const area = document.querySelector('textarea');
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
  const shown = texts.filter(
    (text) => text.data === '${MARK}' && text.parentElement.tagName !== 'TEXTAREA',
  );
  const counter = texts
    .map((text) => text.parentElement)
    .find((element) => element.textContent.endsWith('/${max}'));
  const segmenter = new Intl.Segmenter();
  area.addEventListener('input', () => {
    const parts = [...segmenter.segment(area.value)];
    counter.textContent = parts.length + '/${max}';
    const cut = parts.slice(0, ${warn}).map(({ segment }) => segment).join('');
    const words =
      parts.length > ${warn} ? cut.slice(0, cut.lastIndexOf(' ')) + '…' : area.value;
    for (const text of shown) text.data = words;
  });
})()`;
