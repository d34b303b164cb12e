import { fill } from '@posthorn/domain';
import { libraryTexts } from '@posthorn/domain/texts/library';

/** 4.2 MB, 380 kB: as file managers count, in thousands. */
export function bytesText(bytes: number): string {
  if (bytes < 1_000) return fill(libraryTexts.bytes, { n: bytes });
  if (bytes < 999_500) return fill(libraryTexts.kilobytes, { n: Math.round(bytes / 1_000) });
  const megabytes = bytes / 1_000_000;
  return fill(libraryTexts.megabytes, {
    size: megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes),
  });
}

/** 0:07, 12:30, 1:02:03. */
export function durationText(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`
    : `${minutes}:${twoDigits(rest)}`;
}
