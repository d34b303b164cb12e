/** What the roles of people are called. */
export const roleTexts = {
  admin: 'Admin',
  editor: 'Editor',
} as const;
