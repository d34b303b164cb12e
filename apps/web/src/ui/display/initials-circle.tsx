import { cx } from '../lib/cx.ts';

const paletteSize = 8;

const colours = [
  'bg-palette-1',
  'bg-palette-2',
  'bg-palette-3',
  'bg-palette-4',
  'bg-palette-5',
  'bg-palette-6',
  'bg-palette-7',
  'bg-palette-8',
];

export type CircleSize = 'xs' | 'sm' | 'md' | 'lg';

export const circleSizes: Record<CircleSize, string> = {
  xs: 'size-6 text-[0.625rem]',
  sm: 'size-8 text-[0.6875rem]',
  md: 'size-10 text-base',
  lg: 'size-14 text-xl',
};

interface InitialsCircleProps {
  /** Already cut to one to three letters by the caller. */
  initials: string;
  /** Which of the eight colours; any whole number, counted round. */
  colour?: number;
  size?: CircleSize;
  /** Its name for a screen reader; without one it is decoration beside a written name. */
  label?: string;
  className?: string;
}

export function InitialsCircle({
  initials,
  colour = 0,
  size = 'sm',
  label,
  className,
}: InitialsCircleProps) {
  const background = colours[((colour % paletteSize) + paletteSize) % paletteSize];
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-full font-semibold text-white uppercase select-none forced-colors:border',
        circleSizes[size],
        background,
        className,
      )}
    >
      {initials}
    </span>
  );
}
