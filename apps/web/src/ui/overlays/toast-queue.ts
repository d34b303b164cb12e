import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { createRepeat, type Repeat } from './toast-repeat.ts';

export type ToastKind = 'success' | 'error' | 'warning';

interface ToastAction {
  label: string;
  onPress: () => void;
  /** The toast is still needed afterwards. */
  staysOpen?: boolean;
}

export interface ToastOptions {
  description?: string;
  /** Milliseconds until it goes; null: it stays until it is closed. */
  timeout?: number | null;
  /** While a toast with this key is in sight, the next one only raises its counter. */
  key?: string;
  action?: ToastAction;
  /** It is out of sight: its time was up, or a person closed it. */
  onClose?: () => void;
}

export interface ToastContent {
  kind: ToastKind;
  message: string;
  description?: string;
  action?: ToastAction;
  repeat: Repeat;
}

const defaultTimeouts: Record<ToastKind, number> = { success: 4000, warning: 4000, error: 10_000 };
/** As long as a person who did it by mistake needs to notice, and to get there. */
const ACTION_MS = 10_000;

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 5 });

const open = new Map<string, { id: string; repeat: Repeat }>();

function show(kind: ToastKind, message: string, options: ToastOptions = {}): string {
  const { key, description, action, onClose } = options;
  const { timeout = action ? ACTION_MS : defaultTimeouts[kind] } = options;
  const merged = key === undefined ? undefined : open.get(key);
  if (merged) {
    merged.repeat.bump();
    return merged.id;
  }
  const repeat = createRepeat();
  const closed = () => {
    if (key !== undefined) open.delete(key);
    onClose?.();
  };
  const content = { kind, message, description, action, repeat };
  const id = toastQueue.add(content, { timeout: timeout ?? undefined, onClose: closed });
  if (key !== undefined) open.set(key, { id, repeat });
  return id;
}

/** Says in passing what happened. Each call returns an id for close. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  close: (id: string) => toastQueue.close(id),
  clear: () => {
    open.clear();
    toastQueue.clear();
  },
};
