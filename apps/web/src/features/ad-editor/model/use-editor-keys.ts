import { type RefObject, useEffect } from 'react';
import type { EditorStore } from './editor-store.ts';
import { focusPlace } from './focus-field.ts';

const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

/** Which way a key leads through the history. */
function directionOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (event.altKey || !(isMac ? event.metaKey : event.ctrlKey)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey && !isMac ? 'redo' : undefined;
}

const inputDirections: Record<string, 'undo' | 'redo'> = {
  historyUndo: 'undo',
  historyRedo: 'redo',
};

export function stepThrough(store: EditorStore, direction: 'undo' | 'redo'): void {
  const place = direction === 'undo' ? store.undo() : store.redo();
  // The field shows its new text first; a type that changed has brought other fields.
  if (place) requestAnimationFrame(() => focusPlace(place));
}

/**
 * Undo and redo of the whole form. A browser has its own for each input, which knows nothing of
 * what we put there: it is stopped, whether it was asked for by key or from a menu.
 */
export function useEditorKeys(root: RefObject<HTMLElement | null>, store: EditorStore): void {
  useEffect(() => {
    // The layer around it has the focus until a person is in a field.
    const element = root.current?.closest<HTMLElement>('[role="dialog"]') ?? root.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      const direction = event.isComposing ? undefined : directionOf(event);
      if (!direction) return;
      event.preventDefault();
      stepThrough(store, direction);
    };
    const onInput = (event: InputEvent) => {
      const direction = inputDirections[event.inputType];
      if (!direction) return;
      event.preventDefault();
      stepThrough(store, direction);
    };
    const onCompose = () => store.compose(true);
    const onComposed = () => store.compose(false);
    element.addEventListener('keydown', onKey);
    element.addEventListener('beforeinput', onInput);
    element.addEventListener('compositionstart', onCompose);
    element.addEventListener('compositionend', onComposed);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('beforeinput', onInput);
      element.removeEventListener('compositionstart', onCompose);
      element.removeEventListener('compositionend', onComposed);
    };
  }, [root, store]);
}
