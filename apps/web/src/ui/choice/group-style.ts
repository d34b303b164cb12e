/** Label, help, choices and error of a group, one below the other. */
export const groupRoot = 'group/field flex min-w-0 flex-col gap-2';

export function choicesClass(orientation: 'horizontal' | 'vertical'): string {
  return orientation === 'horizontal' ? 'flex flex-wrap gap-x-6 gap-y-1' : 'flex flex-col gap-1';
}
