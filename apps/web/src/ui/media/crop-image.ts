import { words } from '../lib/words.ts';
import type { PixelArea } from './crop-geometry.ts';

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

function pngName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'image'}.png`;
}

/** Cuts an area out, pixel for pixel: nothing is scaled, and PNG loses nothing. */
export async function cropImage(url: string, area: PixelArea, name: string): Promise<File> {
  const image = await loadImage(url);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width));
  canvas.height = Math.max(1, Math.round(area.height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(words().cropUnsupported);
  context.drawImage(image, -Math.round(area.x), -Math.round(area.y));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(words().cropTooLarge);
  return new File([blob], pngName(name), { type: 'image/png' });
}
