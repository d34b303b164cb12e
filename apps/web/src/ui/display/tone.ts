export type Tone = 'gray' | 'orange' | 'success' | 'purple' | 'blue' | 'red';

/** Text on its tint: every pair reads at 4.5:1 or better in both themes. */
export const softTones: Record<Tone, string> = {
  // The ring keeps its shape on a row that is hovered, which has the same grey.
  gray: 'bg-gray-soft text-gray ring-1 ring-inset ring-line',
  orange: 'bg-orange-soft text-orange',
  success: 'bg-success-soft text-success',
  purple: 'bg-purple-soft text-purple',
  blue: 'bg-blue-soft text-blue',
  red: 'bg-red-soft text-red',
};
