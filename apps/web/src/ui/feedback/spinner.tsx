import { cx } from '../lib/cx.ts';

interface SpinnerProps {
  /** Diameter in px. */
  size?: 14 | 16 | 20 | 32;
  className?: string;
}

/** Decorative: what shows it also says in words what is going on. */
export function Spinner({ size = 16, className }: SpinnerProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      className={cx('shrink-0 animate-spin', className)}
    >
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path
        d="M14.5 8A6.5 6.5 0 0 0 8 1.5"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
