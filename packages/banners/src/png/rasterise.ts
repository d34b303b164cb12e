import { renderAsync } from '@resvg/resvg-js';

/** An SVG as a PNG. Outside the main thread, so that several can be drawn at once. */
export async function rasterised(svg: string, scale: 1 | 2 = 1): Promise<Buffer> {
  const picture = await renderAsync(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: { loadSystemFonts: false },
  });
  return picture.asPng();
}
