/** What a role does not allow. */
export const permissionTexts = {
  role: 'Your role does not allow this.',
} as const;
