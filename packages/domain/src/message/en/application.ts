/** The applications that people sent in fast apply forms: their page, their file, and what is kept of them. */
export const applicationTexts = {
  unknownQuestion: 'Question',
  received: 'Received',
  channel: 'Channel',
  ad: 'Ad',
  status: 'Status',
  assignedTo: 'Assigned to',
  note: 'Note',
  notReadable: 'Can not be read',
} as const;
