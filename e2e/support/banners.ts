import type { Locator, Page } from '@playwright/test';
import type { BannerWords } from '@posthorn/banners';
import { drawBannerSvg, rasterised } from '@posthorn/banners/png';

type Size = Parameters<typeof drawBannerSvg>[1];

/** From left to right and from top to bottom. */
type Box = [left: number, top: number, width: number, height: number];

/** What a banner is made of, wherever it was drawn. */
export interface DrawnParts {
  parts: { name: string; box: Box }[];
  /** Every line with the place where it begins and the one where it ends. */
  lines: { text: string; from: number; to: number }[];
}

const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** A banner as the server draws it. The page only reads the drawing. */
export async function drawnByServer(
  page: Page,
  copy: BannerWords,
  size: Size,
): Promise<DrawnParts> {
  const parts: DrawnParts['parts'] = [];
  const svg = await drawBannerSvg(copy, size, await rasterised(logo), {
    asText: true,
    onPart: ({ left, top, width, height, props }) => {
      const name = props['data-part'];
      if (name) parts.push({ name, box: [left, top, width, height] });
    },
  });
  return { parts, lines: await page.evaluate(readLines, svg) };
}

/** Words are drawn one by one; those at the same height that follow each other are a line. */
function readLines(svg: string): DrawnParts['lines'] {
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const lines: (DrawnParts['lines'][number] & { y: string | null })[] = [];
  for (const word of drawing.querySelectorAll('text')) {
    const text = word.textContent ?? '';
    const from = Number(word.getAttribute('x'));
    const to = from + Number(word.getAttribute('width'));
    const y = word.getAttribute('y');
    const last = lines.at(-1);
    if (last && last.y === y && Math.abs(last.to - from) < 0.5) {
      last.text += text;
      last.to = to;
    } else lines.push({ text, from, to, y });
  }
  return lines.map(({ text, from, to }) => ({ text, from, to }));
}

/** The same banner as the browser draws it, and which lines do not fit into their room. */
export function drawnByBrowser(banner: Locator): Promise<DrawnParts & { tooWide: string[] }> {
  return banner.evaluate((root: HTMLElement) => {
    const whole = root.getBoundingClientRect();
    // A banner is drawn smaller where it finds less room.
    const scale = whole.width / root.offsetWidth;
    const parts = [...root.querySelectorAll<HTMLElement>('[data-part]')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const box = [x - whole.x, y - whole.y, width, height].map((length) => length / scale);
      return { name: part.dataset.part ?? '', box: box as Box };
    });
    const all = [...root.querySelectorAll('[data-line]')];
    const lines = all.map((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const { left, right } = range.getBoundingClientRect();
      const text = line.textContent ?? '';
      return { text, from: (left - whole.x) / scale, to: (right - whole.x) / scale };
    });
    const tooWide = all.filter((line) => line.scrollWidth > line.clientWidth);
    return { parts, lines, tooWide: tooWide.map((line) => line.textContent ?? '') };
  });
}
