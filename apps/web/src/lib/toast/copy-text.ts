import { commonTexts } from '@posthorn/domain/texts/common';
import { notify } from './notify.ts';

/** Puts a text where it can be pasted from, and says so. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    // Refused by the browser, or a page without https: the text can be marked by hand.
    notify.error(commonTexts.notCopied, text);
  }
}
