/** The name of the first one in a row of copies. */
export const originalName = (name: string): string => name.replace(/ \(copy(?: \d+)?\)$/, '');

/** X (copy), X (copy 2) and so on, the first that is free; the same name where none fits. */
export function copyName(
  name: string,
  taken: readonly string[],
  fits: (name: string) => boolean,
): string {
  const original = originalName(name);
  const numbered = (n: number) => `${original} (copy${n === 1 ? '' : ` ${n}`})`;
  let n = 1;
  while (taken.includes(numbered(n))) n += 1;
  return original && fits(numbered(n)) ? numbered(n) : name;
}
