import { offsetAt } from '@posthorn/domain';

const twoDigits = (value: number) => String(Math.trunc(value)).padStart(2, '0');

/** A moment on the wall of an account, with its distance to UTC: '2026-12-01T00:00:00+0100'. */
export function metaTime(moment: number, timeZone: string): string {
  const offset = offsetAt(timeZone, moment);
  const minutes = Math.abs(offset) / 60_000;
  const wall = new Date(moment + offset).toISOString().slice(0, 19);
  return `${wall}${offset < 0 ? '-' : '+'}${twoDigits(minutes / 60)}${twoDigits(minutes % 60)}`;
}
