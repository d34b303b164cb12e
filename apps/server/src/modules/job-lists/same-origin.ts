/** Whether two addresses are on the same host, by the same protocol and port: only then a password may follow. */
export const isSameOrigin = (one: string, other: string): boolean =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).origin === new URL(other).origin;
