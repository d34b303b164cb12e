import { figuresTexts } from '@posthorn/domain/texts/figures';
import { saveFile } from '../../../lib/http/download.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { chartPicture, type PicturedChart } from '../../../ui/chart/chart-picture.ts';

export async function savePicture(chart: PicturedChart, fileName: string): Promise<void> {
  try {
    saveFile(await chartPicture(chart), `${fileName}.png`);
    notify.success(figuresTexts.pictureSaved);
  } catch {
    notify.error(figuresTexts.pictureFailed);
  }
}

/** Puts the chart where it can be pasted from. Where the browser can not or may not, it is downloaded. */
export async function copyPicture(chart: PicturedChart, fileName: string): Promise<void> {
  const picture = chartPicture(chart);
  try {
    // The promise itself: Safari lets nothing be copied that comes later than the press.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    notify.success(figuresTexts.pictureCopied);
  } catch {
    try {
      saveFile(await picture, `${fileName}.png`);
      notify.warning(figuresTexts.pictureSavedInstead);
    } catch {
      notify.error(figuresTexts.pictureFailed);
    }
  }
}
