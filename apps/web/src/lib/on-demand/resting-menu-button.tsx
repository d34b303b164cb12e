import type { ComponentProps } from 'react';
import type { ButtonProps } from '../../ui/actions/button.tsx';
import { buttonClass } from '../../ui/actions/button-style.ts';

interface RestingMenuButtonProps
  extends Required<Pick<ButtonProps, 'variant' | 'size'>>,
    Omit<ComponentProps<'button'>, 'size'> {
  label: string;
}

/** The button of a menu in a long list: plain until it is wanted, its dots drawn without an element. */
export function RestingMenuButton({ label, variant, size, ...props }: RestingMenuButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      className={buttonClass({ variant, size, isSquare: true, className: dots })}
    />
  );
}

const dots =
  'hover:bg-surface-2 hover:text-text active:bg-surface-3 before:size-[2.5px] before:rounded-full before:bg-current before:shadow-[0_-5px,0_5px]';
