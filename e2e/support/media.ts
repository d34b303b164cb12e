import type { Locator, Page } from '@playwright/test';

interface Picture {
  name: string;
  width: number;
  height?: number;
}

/** A real picture, drawn by the page's own browser. */
export async function drawPicture(page: Page, { name, width, height = width }: Picture) {
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const data = await page.evaluate(
    ([w, h, type]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const pen = canvas.getContext('2d');
      if (pen) pen.fillStyle = `hsl(${w % 360} 60% 50%)`;
      pen?.fillRect(0, 0, w, h);
      return canvas.toDataURL(type).split(',')[1] ?? '';
    },
    [width, height, mimeType] as const,
  );
  return { name, mimeType, buffer: Buffer.from(data, 'base64') };
}

export const library = (page: Page): Locator => page.getByRole('dialog', { name: 'Media library' });

/** One tile, by the title of its item. */
export const tile = (page: Page, title: string): Locator =>
  library(page).getByRole('row', { name: new RegExp(`^${title}, `) });

type Files = Parameters<Locator['setInputFiles']>[0];

/** Through the button of the library's header. */
export const chooseFiles = (page: Page, files: Files): Promise<void> =>
  library(page).locator('header input[type=file]').setInputFiles(files);
