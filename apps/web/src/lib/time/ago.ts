const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago something was: '5 minutes ago', 'yesterday', 'this minute'. */
export function agoText(instant: string, now: Date): string {
  const passed = Math.max(0, now.getTime() - Date.parse(instant));
  const [unit, length] = steps.find((step) => passed >= step[1]) ?? (['minute', 60_000] as const);
  return words.format(-Math.floor(passed / length), unit);
}
