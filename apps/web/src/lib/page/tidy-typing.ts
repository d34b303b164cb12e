import { typedLine, typedLines } from '@posthorn/domain';

/**
 * Mends what is typed, pasted or dropped into any field before the field hears of it: signs that no
 * person can see would be refused later, and could not be found. React listens below the document.
 */
export function tidyTyping(): void {
  document.addEventListener('input', ({ target }) => tidy(target), { capture: true });
}

function tidy(field: EventTarget | null): void {
  const isText = field instanceof HTMLTextAreaElement;
  if (!isText && !(field instanceof HTMLInputElement)) return;
  const mend = isText ? typedLines : typedLine;
  const { value, selectionStart } = field;
  const mended = mend(value);
  if (mended === value) return;
  // React compares with what was written through the element itself, and would not see a change.
  const kind = isText ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, mended);
  if (selectionStart === null) return;
  const caret = mend(value.slice(0, selectionStart)).length;
  field.setSelectionRange(caret, caret);
}
