import { fill } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { notify } from '../../../lib/toast/notify.ts';
import { toastTimes } from '../../../lib/toast/toast-times.ts';

export async function copyHash(hash: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(hash);
    notify.success(campaignTexts.idCopied, toastTimes.idCopied);
  } catch {
    // Refused by the browser, or a page without https: the id is on the screen to be marked.
    notify.error(fill(campaignTexts.idNotCopied, { id: hash }));
  }
}
