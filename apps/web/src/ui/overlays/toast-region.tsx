import { UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast';
import { OwnLanguage } from '../lib/own-language.tsx';
import { ToastCard } from './toast-card.tsx';
import { toastQueue } from './toast-queue.ts';

/**
 * Put once at the root. F6 moves focus here; hover and focus stop the clocks. On a phone it hangs
 * from the top, because dialogs and bars with their buttons stand at the bottom.
 */
export function ToastRegion() {
  return (
    <OwnLanguage>
      <AriaToastRegion
        queue={toastQueue}
        className="pointer-events-none fixed inset-x-2 top-[calc(var(--bar-top)+0.5rem)] z-60 flex flex-col items-end gap-2 rounded-card outline-none sm:inset-x-auto sm:top-auto sm:right-6 sm:bottom-[calc(var(--bar-bottom)+1.5rem)]"
      >
        {({ toast }) => <ToastCard queued={toast} />}
      </AriaToastRegion>
    </OwnLanguage>
  );
}
