/** How many letters may differ before it is another program's name: NODE is no misspelt MODE, JAVA_DIR no DATA_DIR. */
const tolerance = ({ length }: string): number => (length < 7 ? 0 : length < 10 ? 1 : 2);

export interface Misspelt {
  given: string;
  meant: string;
}

/**
 * Names in the environment that are no settings and look like one that is not set. Where the setting itself is there, a
 * name beside it belongs to another program.
 */
export function misspeltIn(given: readonly string[], known: readonly string[]): Misspelt[] {
  const unset = known.filter((name) => !given.includes(name));
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = unset.find((setting) => looksLike(name, setting));
      return meant ? [{ given: name, meant }] : [];
    });
}

function looksLike(name: string, setting: string): boolean {
  if (name === `POSTHORN_${setting}`) return true;
  const most = tolerance(setting);
  return most > 0 && distance(name.toUpperCase().replaceAll('-', '_'), setting) <= most;
}

/** How many letters are to be changed, added, left out or swapped with the next to make one of the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          at(row, j) + 1,
          at(next, j - 1) + 1,
          at(row, j - 1) + (same ? 0 : 1),
          swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return at(row, b.length);
}

const at = (row: readonly number[], index: number): number =>
  row[index] ?? Number.POSITIVE_INFINITY;
