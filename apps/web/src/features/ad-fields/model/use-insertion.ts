import { type Finding, insertionFinding } from '@posthorn/domain';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { insertAtCaret } from '../../../lib/page/insert-at-caret.ts';

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
    (text: string, { isWord = false } = {}): Finding | undefined => {
      const element = ref.current;
      if (!element) return undefined;
      // Before anyone was there, browsers keep the caret before the text; anyone who adds means after it.
      const end = element.value.length;
      const from = wasVisited.current ? (element.selectionStart ?? end) : end;
      const to = wasVisited.current ? (element.selectionEnd ?? end) : end;
      const before = element.value.slice(0, from);
      const after = element.value.slice(to);
      const fits = (wanted: string) => !insertionFinding(before + wanted + after, max);
      const withSpaces = isWord ? spaced(before, text, after) : text;
      const inserted = fits(withSpaces) ? withSpaces : text;
      element.focus();
      element.setSelectionRange(from, to);
      const found = insertionFinding(before + inserted + after, max);
      if (found) return found;
      insertAtCaret(element, inserted);
      return undefined;
    },
    [ref, max],
  );
}

/** A word does not stick to the words beside it. */
const spaced = (before: string, word: string, after: string): string =>
  (/[\p{L}\p{N}%,.;:!?)]$/u.test(before) ? ' ' : '') +
  word +
  (/^[\p{L}\p{N}%(]/u.test(after) ? ' ' : '');
