/** Everything cached about an account lives under this key, so that it can be forgotten together. */
export const accountKey = (accountId: string) => ['account', accountId] as const;
