/** A text in a query. */
export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Everything that has this text in it: what is a sign of the language stands in brackets. */
export const containing = (text: string): string =>
  quoted(`%${text.replace(/[[\]%_]/g, (sign) => `[${sign}]`)}%`);

/** Numbers, any of which it may be. */
export const listed = (ids: readonly string[]): string => `(${ids.join(', ')})`;

/** The number at the end of 'customers/1/campaigns/2'. */
export const idOf = (resourceName: string): string => resourceName.split('/').at(-1) ?? '';

/** Numbers beyond what a number can hold: by length, then by sign. */
export const byAge = (a: string, b: string): number =>
  idOf(a).length - idOf(b).length || (idOf(a) < idOf(b) ? -1 : 1);
