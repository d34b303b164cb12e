import { locale } from '@posthorn/domain/texts/locale';
import { timeTexts } from '@posthorn/domain/texts/time';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** '5 minutes ago', in the largest unit that fits. */
export function agoText(then: number, now: number): string {
  const past = Math.max(0, now - then);
  const [unit, length] = units.find(([, size]) => past >= size) ?? [];
  if (!unit || !length) return timeTexts.momentAgo;
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(past / length), unit);
}
