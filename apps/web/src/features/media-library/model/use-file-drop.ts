import { type RefObject, useEffect, useRef, useState } from 'react';

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') === true;

const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea');

/** Takes files that are dropped anywhere on an element, or pasted while it is there. */
export function useFileDrop(ref: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Every part of the element enters and leaves for itself: only the balance tells.
    let depth = 0;
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
      // Else the browser would leave the application to show the file.
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      pass(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      // Text from an office programme brings its picture along, but the text is meant.
      const isText = isTextField(event.target) && event.clipboardData?.getData('text') !== '';
      if (!isText) pass(event.clipboardData);
    };
    const pass = (data: DataTransfer | null) => {
      const files = Array.from(data?.files ?? []);
      if (files.length > 0) take.current(files);
    };
    element.addEventListener('dragenter', enter);
    element.addEventListener('dragleave', leave);
    element.addEventListener('dragover', over);
    element.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      element.removeEventListener('dragenter', enter);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('dragover', over);
      element.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, [ref]);

  return isOver;
}
