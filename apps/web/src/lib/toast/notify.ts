import { toast } from '../../ui/overlays/toast-queue.ts';
import { toastTimes } from './toast-times.ts';

/** What the product says in passing, with the time each kind stays. */
export const notify = {
  success: (message: string, timeout: number = toastTimes.success) =>
    toast.success(message, { timeout }),
  warning: (message: string, timeout: number = toastTimes.warning) =>
    toast.warning(message, { timeout }),
  /** Raised by the application itself. */
  error: (message: string) => toast.error(message, { timeout: toastTimes.error }),
  /** Raised by a failed request; the same words again only raise the counter. */
  httpError: (message: string) =>
    toast.error(message, { timeout: toastTimes.httpError, key: `http: ${message}` }),
};
