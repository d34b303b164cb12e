import { toastQueue } from '../../../ui/overlays/toast-queue.ts';

/** What the toasts say, each with its reason. */
export const told = () =>
  toastQueue.visibleToasts.map(({ content: { message, description } }) =>
    description === undefined ? [message] : [message, description],
  );
