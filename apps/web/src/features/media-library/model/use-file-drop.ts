import { type RefObject, useEffect, useState } from 'react';
import { useLatest } from '../../../ui/lib/use-latest.ts';

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') === true;

const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea');

/** In a dialog above the element, which takes no files. */
const isElsewhere = (target: EventTarget | null, element: Element) =>
  target instanceof Element &&
  target.closest('[role=dialog], [role=alertdialog]')?.contains(element) === false;

/** Takes files that are dropped anywhere on an element, or pasted while it is there. */
export function useFileDrop(ref: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = useLatest(onFiles);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Every part of the element enters and leaves for itself: only the balance tells.
    let depth = 0;
    const takesFrom = ({ target }: DragEvent) => target instanceof Node && element.contains(target);
    const enter = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      // Else the browser would leave the application to show the file, also where none is taken.
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = takesFrom(event) ? 'copy' : 'none';
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (takesFrom(event)) pass(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      // Text from an office programme brings its picture along, but the text is meant.
      const isText = isTextField(event.target) && event.clipboardData?.getData('text') !== '';
      if (!isText && !isElsewhere(event.target, element)) pass(event.clipboardData);
    };
    const pass = (data: DataTransfer | null) => {
      const files = Array.from(data?.files ?? []);
      if (files.length > 0) take.current(files);
    };
    element.addEventListener('dragenter', enter);
    element.addEventListener('dragleave', leave);
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      element.removeEventListener('dragenter', enter);
      element.removeEventListener('dragleave', leave);
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [ref, take]);

  return isOver;
}
