import type { Page } from '@playwright/test';
import type { AdType } from '@posthorn/domain';
import { bundle } from '../bundle.ts';

/** The text of an ad that a person writes. */
export interface Written {
  adType: AdType;
  /** Where: a selector of its field. */
  field: string;
  max: number;
  /** So much of it a preview shows. */
  cutAt: number;
}

const MARK = 'Zvyqmark';

/**
 * The same page without the application: what the product had drawn, with a few lines of script that
 * do by hand what a key must do there: count, and show the text as people will see it. In banners that
 * means to break its lines and to move what is around it, by the same rules.
 */
export async function plainEditor(page: Page, written: Written) {
  await page.locator(written.field).first().fill(MARK);
  await page.getByRole('figure').getByText(MARK).first().waitFor();
  const html = await page.evaluate<string>(`(() => {
    for (const script of document.querySelectorAll('script, link[rel=modulepreload]')) {
      script.remove();
    }
    return document.documentElement.outerHTML;
  })()`);
  const isDrawn = written.adType === 'GoogleDisplayGeneratedAd';
  const drawing = isDrawn ? await bundle(new URL('banners-by-hand.js', import.meta.url)) : '';
  const script = `<script type="module">${drawing}${typeByHand(written)}</script>`;
  // Not as a pattern: what is put in may hold signs that mean something there.
  return `<!doctype html>${html.replace('</body>', () => `${script}</body>`)}`;
}

/** As text, because it runs in a page that nothing was compiled for. */
const typeByHand = ({ field, max, cutAt }: Written) => `(() => {
  const area = document.querySelector('${field}');
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
  const shown = texts.filter(
    (text) => text.data.includes('${MARK}') && text.parentElement.tagName !== 'TEXTAREA',
  );
  const counter = texts
    .map((text) => text.parentElement)
    .find((element) => element.textContent.endsWith('/${max}'));
  const segmenter = new Intl.Segmenter();
  area.addEventListener('input', () => {
    const parts = [...segmenter.segment(area.value)];
    counter.textContent = parts.length + '/${max}';
    const cut = parts.slice(0, ${cutAt}).map(({ segment }) => segment).join('');
    const words =
      parts.length > ${cutAt} ? cut.slice(0, cut.lastIndexOf(' ')) + '…' : area.value;
    if (window.showBanners) window.showBanners(area.value);
    else for (const text of shown) text.data = words;
  });
})()`;
