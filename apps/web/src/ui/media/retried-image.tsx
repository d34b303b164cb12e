import type { ReactNode } from 'react';
import { usePicture } from './use-picture.ts';

interface RetriedImageProps {
  src: string;
  alt: string;
  /** How often it is asked for again after the first time failed. */
  retries: number;
  /** Milliseconds between a failure and the next try. */
  delay: number;
  /** Stands in its place until it has come, and for good when it does not. */
  placeholder: (state: 'loading' | 'failed') => ReactNode;
  className?: string;
}

/** An image that may not be there yet, or not at the first try. */
export function RetriedImage({
  src,
  alt,
  retries,
  delay,
  placeholder,
  className,
}: RetriedImageProps) {
  const { state } = usePicture(src, { times: retries, pause: delay });
  if (state !== 'ready') return placeholder(state);
  return <img src={src} alt={alt} draggable={false} decoding="async" className={className} />;
}
