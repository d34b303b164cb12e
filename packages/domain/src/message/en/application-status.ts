/** How far applications have come, and what is written down of those who deal with them. */
export const applicationStatusTexts = {
  new: 'New',
  contacted: 'Contacted',
  invited: 'Invited',
  declined: 'Declined',
  listed: 'Looked at the list',
  opened: 'Opened an application',
  changed: 'Changed an application',
  downloaded: 'Downloaded applications',
  handedOver: "Downloaded one person's data",
  erased: 'Erased applications',
  recordRead: 'Read this record',
} as const;
