import { useState } from 'react';
import { cx } from '../lib/cx.ts';
import { type CircleSize, circleSizes, InitialsCircle } from './initials-circle.tsx';

export interface AvatarProps {
  name: string;
  initials: string;
  colour?: number;
  /** Address of a picture; initials stand in while there is none or when it fails. */
  src?: string | null;
  size?: CircleSize;
  /** Beside the written name a picture only repeats it. */
  isDecorative?: boolean;
  className?: string;
}

export function Avatar({
  name,
  initials,
  colour,
  src,
  size = 'sm',
  isDecorative = false,
  className,
}: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (!src || failedSrc === src) {
    return (
      <InitialsCircle
        initials={initials}
        colour={colour}
        size={size}
        label={isDecorative ? undefined : name}
        className={className}
      />
    );
  }
  return (
    <img
      src={src}
      alt={isDecorative ? '' : name}
      onError={() => setFailedSrc(src)}
      className={cx('shrink-0 rounded-full object-cover', circleSizes[size], className)}
    />
  );
}
