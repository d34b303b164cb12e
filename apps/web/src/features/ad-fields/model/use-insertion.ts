import { type Finding, insertionFinding } from '@posthorn/domain';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

type TextElement = HTMLTextAreaElement | HTMLInputElement;

/**
 * Puts text where the caret stands, in place of what is selected, and leaves the caret behind it. If the
 * text would grow too long, nothing happens but an answer that says so.
 */
export function useInsertion(ref: RefObject<TextElement | null>, max: number) {
  const wasVisited = useRef(false);
  useEffect(() => {
    const element = ref.current;
    const note = () => {
      wasVisited.current = true;
    };
    element?.addEventListener('focus', note);
    return () => element?.removeEventListener('focus', note);
  }, [ref]);

  return useCallback(
    (inserted: string): Finding | undefined => {
      const element = ref.current;
      if (!element) return undefined;
      // Before anybody was there, browsers keep the caret before the text; whoever adds means after it.
      const end = element.value.length;
      const from = wasVisited.current ? (element.selectionStart ?? end) : end;
      const to = wasVisited.current ? (element.selectionEnd ?? end) : end;
      const text = element.value.slice(0, from) + inserted + element.value.slice(to);
      element.focus();
      element.setSelectionRange(from, to);
      const found = insertionFinding(text, max);
      if (found) return found;
      // As if it was typed, so that undo takes it back; where that is not possible, without undo.
      if (document.execCommand?.('insertText', false, inserted)) return undefined;
      element.setRangeText(inserted, from, to, 'end');
      element.dispatchEvent(new Event('input', { bubbles: true }));
      return undefined;
    },
    [ref, max],
  );
}
