/** The root of a field carries `group`, so that the parts below can follow its state. */
export const fieldRoot = 'group/field flex min-w-0 flex-col gap-1.5';

/** The box around what is typed: border, ring, and the looks of invalid, disabled and read-only. */
export const fieldBox =
  'flex w-full min-w-0 items-center rounded-control border border-control bg-surface transition-colors ' +
  'hover:border-text-3 focus-within:field-ring ' +
  'group-data-invalid/field:border-danger ' +
  'group-data-readonly/field:border-line group-data-readonly/field:bg-surface-2 ' +
  'group-data-disabled/field:cursor-not-allowed group-data-disabled/field:border-line group-data-disabled/field:bg-surface-2';

/** What is typed. 16 px under a finger, because a phone zooms into anything smaller. */
export const fieldInput =
  'min-w-0 flex-1 bg-transparent text-base text-text outline-none pointer-coarse:text-lg ' +
  'disabled:cursor-not-allowed disabled:text-text-3 aria-disabled:cursor-not-allowed aria-disabled:text-text-3';

export const fieldHeights = {
  sm: 'h-8 px-2.5 pointer-coarse:h-10',
  md: 'h-9 px-3 pointer-coarse:h-11',
  lg: 'h-11 px-3',
};

export type FieldSize = keyof typeof fieldHeights;

// The words stand in the middle of the field's height, and on one line; so must the tint.
const onLine = 'text-base whitespace-pre pointer-coarse:text-lg';
export const lineBackdrops = {
  sm: `${onLine} leading-[1.875rem] pointer-coarse:leading-[2.375rem]`,
  md: `${onLine} leading-[2.125rem] pointer-coarse:leading-[2.625rem]`,
  lg: `${onLine} leading-[2.625rem]`,
};
