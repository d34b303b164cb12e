import { cx } from '../lib/cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none transition-colors';

interface VariantLook {
  rest: string;
  /** Only while it can be used: a blocked button does not answer the pointer. */
  live: string;
}

const looks: Record<ButtonVariant, VariantLook> = {
  primary: {
    rest: 'border-transparent bg-primary text-on-primary',
    live: 'hovered:bg-primary-hover pressed:bg-primary-pressed',
  },
  secondary: {
    rest: 'border-gray-line bg-surface text-text',
    live: 'hovered:border-control hovered:bg-surface-2 pressed:bg-surface-3',
  },
  quiet: {
    rest: 'border-transparent text-text-2',
    live: 'hovered:bg-surface-2 hovered:text-text pressed:bg-surface-3',
  },
  danger: {
    rest: 'border-transparent bg-danger text-on-danger',
    live: 'hovered:bg-danger-hover pressed:bg-danger-pressed',
  },
  'danger-quiet': {
    rest: 'border-transparent text-danger',
    live: 'hovered:bg-danger-soft pressed:bg-danger-soft',
  },
};

const off = 'cursor-not-allowed opacity-60 forced-colors:text-[GrayText] forced-colors:opacity-100';

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-sm pointer-coarse:h-10',
  md: 'h-9 px-4 text-base pointer-coarse:h-11',
  lg: 'h-11 px-5 text-lg',
};

const squares: Record<ButtonSize, string> = {
  sm: 'size-8 pointer-coarse:size-10',
  md: 'size-9 pointer-coarse:size-11',
  lg: 'size-11',
};

interface Look {
  variant: ButtonVariant;
  size: ButtonSize;
  isSquare?: boolean;
  isOff?: boolean;
  className?: string;
}

export function buttonClass({ variant, size, isSquare, isOff, className }: Look): string {
  const { rest, live } = looks[variant];
  return cx(
    base,
    rest,
    isSquare ? squares[size] : sizes[size],
    isOff ? off : `cursor-pointer ${live}`,
    className,
  );
}
