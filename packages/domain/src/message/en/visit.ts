/** What a master admin reads above the pages of a visited account. */
export const visitTexts = {
  visiting: 'You are visiting {account}',
  visitingHint: 'You act as an admin. Its admins see that you are here.',
  leave: 'Leave',
} as const;
