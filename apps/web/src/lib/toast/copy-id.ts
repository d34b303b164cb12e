import { fill } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { toast } from '../../ui/overlays/toast-queue.ts';
import { toastTimes } from './toast-times.ts';

export async function copyId(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    toast.success(commonTexts.idCopied, { timeout: toastTimes.idCopied });
  } catch {
    // Refused by the browser, or a page without https: the id is on the screen to be marked.
    toast.error(fill(commonTexts.idNotCopied, { id }), { timeout: toastTimes.error });
  }
}
