/** Writes at the caret as if it was typed, so that undo takes it back; where that is not possible, without undo. */
export function insertAtCaret(element: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  if (document.execCommand?.('insertText', false, text)) return;
  const end = element.value.length;
  element.setRangeText(text, element.selectionStart ?? end, element.selectionEnd ?? end, 'end');
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
