import { say } from '@posthorn/domain';
import { notify } from '../../../lib/toast/notify.ts';
import { toastTimes } from '../../../lib/toast/toast-times.ts';

export async function copyHash(hash: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(hash);
    notify.success(say('campaign.idCopied'), toastTimes.idCopied);
  } catch {
    // Refused by the browser, or a page without https: the id is on the screen to be marked.
    notify.error(say('campaign.idNotCopied', { id: hash }));
  }
}
