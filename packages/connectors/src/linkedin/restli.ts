/** What a query can say: Rest.li has records, lists and plain values. */
export type RestliValue =
  | string
  | number
  | boolean
  | readonly RestliValue[]
  | { readonly [key: string]: RestliValue | undefined };

export type RestliQuery = Readonly<Record<string, RestliValue | undefined>>;

/** A value in the writing of Rest.li 2.0, ready to stand in an address. */
export function restli(value: RestliValue): string {
  if (typeof value === 'string') return value === '' ? "''" : escaped(value);
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return `List(${value.map(restli).join(',')})`;
  const members = Object.entries(value).flatMap(([key, member]) =>
    member === undefined ? [] : [`${escaped(key)}:${restli(member)}`],
  );
  return `(${members.join(',')})`;
}

/** A whole query. `fields` is the one parameter that is no value but a list of bare names. */
export function restliQuery(query: RestliQuery): string {
  return Object.entries(query)
    .flatMap(([key, value]) => {
      if (value === undefined) return [];
      const isNames = key === 'fields' && typeof value === 'object' && isList(value);
      return [`${escaped(key)}=${isNames ? value.join(',') : restli(value)}`];
    })
    .join('&');
}

const isList = (value: object): value is readonly RestliValue[] => Array.isArray(value);

/** Brackets and the apostrophe mean something to Rest.li and nothing to `encodeURIComponent`. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(
    /[()']/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
