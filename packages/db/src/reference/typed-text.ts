const longestName = 100;

/**
 * What a person typed, made fit for search_key() in the database: no control characters (text in
 * PostgreSQL can not hold all of them) and no longer than any name.
 */
export function typedText(typed: string): string {
  return typed
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestName);
}
