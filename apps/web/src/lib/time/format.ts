const twoDigits = (value: number) => String(value).padStart(2, '0');

/** DD-MM-YYYY in the reader's time zone. */
export function dateText(instant: string): string {
  const date = new Date(instant);
  return [twoDigits(date.getDate()), twoDigits(date.getMonth() + 1), date.getFullYear()].join('-');
}

/** HH:MM in the reader's time zone. */
export function timeText(instant: string): string {
  const date = new Date(instant);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
