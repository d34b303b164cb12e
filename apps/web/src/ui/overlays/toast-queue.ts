import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { createWatched, type Watched } from '../lib/watched.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'progress';

interface ToastAction {
  label: string;
  onPress: () => void;
  /** The toast is still needed afterwards. */
  staysOpen?: boolean;
}

export interface ToastOptions {
  description?: string;
  /** Said in place of the description; it changes while it is read. */
  progress?: Watched<string>;
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
  progress?: Watched<string>;
  action?: ToastAction;
  /** How often it was asked for. */
  repeat: Watched<number>;
}

const defaultTimeouts = { success: 4000, warning: 4000, error: 10_000, progress: null };
/** As long as a person who did it by mistake needs to notice, and to get there. */
const ACTION_MS = 10_000;

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 5 });

const open = new Map<string, { id: string; repeat: Watched<number> }>();

function show(kind: ToastKind, message: string, options: ToastOptions = {}): string {
  const { key, description, progress, action, onClose } = options;
  const { timeout = action ? ACTION_MS : defaultTimeouts[kind] } = options;
  const merged = key === undefined ? undefined : open.get(key);
  if (merged) {
    merged.repeat.set(merged.repeat.get() + 1);
    return merged.id;
  }
  const repeat = createWatched(1);
  const closed = () => {
    if (key !== undefined) open.delete(key);
    onClose?.();
  };
  const content = { kind, message, description, progress, action, repeat };
  const id = toastQueue.add(content, { timeout: timeout ?? undefined, onClose: closed });
  if (key !== undefined) open.set(key, { id, repeat });
  return id;
}

/** Says in passing what happened. Each call returns an id for close. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  /** Stays until it is closed, and says how far something is. What is under way can be cancelled. */
  progress: (message: string, cancel: ToastAction) => {
    const said = createWatched('');
    const id = show('progress', message, { progress: said, action: cancel, timeout: null });
    return { say: said.set, close: () => toastQueue.close(id) };
  },
  close: (id: string) => toastQueue.close(id),
  clear: () => {
    open.clear();
    toastQueue.clear();
  },
};
