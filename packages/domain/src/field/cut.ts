/**
 * The beginning of a text, no longer than `max`. A character of two halves, such as an emoji, is left out whole:
 * PostgreSQL refuses JSON with one half of it.
 */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const isFirstHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isFirstHalf ? max - 1 : max);
}
