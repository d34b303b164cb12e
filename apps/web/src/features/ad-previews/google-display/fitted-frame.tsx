import { type ReactNode, useLayoutEffect, useState } from 'react';

interface FittedFrameProps {
  /** How wide the content is by itself. */
  width: number;
  label: string;
  children: (scale: number) => ReactNode;
}

/** A banner with its name, as large as its place allows, and never larger than it is. */
export function FittedFrame({ width, label, children }: FittedFrameProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [scale, setScale] = useState<number>();
  useLayoutEffect(() => {
    if (!element) return;
    // In a place that is not shown yet nothing can be measured.
    const measure = () => setScale(Math.min(1, (element.clientWidth || width) / width));
    // It asks at once, too, and when the page has been laid out anyway.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, width]);
  return (
    <figure ref={setElement} className="flex w-full min-w-0 flex-col gap-1.5">
      <figcaption className="text-xs text-balance wrap-anywhere text-text-2">{label}</figcaption>
      {scale ? children(scale) : null}
    </figure>
  );
}
