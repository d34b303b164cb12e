import { fill } from '@posthorn/domain';
import { requestTexts } from '@posthorn/domain/texts/request';
import { toast } from '../../ui/overlays/toast-queue.ts';
import { copyId } from './copy-id.ts';
import { toastTimes } from './toast-times.ts';

interface HttpErrorDetails {
  /** What support asks for. */
  requestId?: string;
  onClose?: () => void;
}

/** What the product says in passing, with the time each kind stays. */
export const notify = {
  success: (message: string, timeout: number = toastTimes.success) =>
    toast.success(message, { timeout }),
  /** The same warning again only raises the counter, as with errors. */
  warning: (message: string, timeout: number = toastTimes.warning, description?: string) =>
    toast.warning(message, { timeout, key: `warning: ${message}: ${description}`, description }),
  /** Raised by the application itself: what failed, and why. */
  error: (message: string, description?: string) =>
    toast.error(message, {
      timeout: toastTimes.error,
      key: `${message}: ${description}`,
      description,
    }),
  /** Raised by a failed request; the same words again only raise the counter. */
  httpError: (message: string, { requestId, onClose }: HttpErrorDetails = {}) =>
    toast.error(message, {
      timeout: toastTimes.httpError,
      key: `http: ${message}`,
      onClose,
      ...(requestId && {
        description: fill(requestTexts.id, { id: requestId }),
        action: {
          label: requestTexts.copyId,
          onPress: () => void copyId(requestId),
          staysOpen: true,
        },
      }),
    }),
};
