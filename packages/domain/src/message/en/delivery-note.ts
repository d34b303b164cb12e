/** Beside the status of a campaign: what it leaves out. A word or two in lists, a sentence elsewhere. */
export const deliveryNoteTexts = {
  hanging: 'Trying again',
  hangingOn: 'Trying again on {channels}',
  pending: 'Being published',
  updating: 'Being updated',
  pendingOn: 'Networks are being told',
  partly: 'Partly published',
  partlyOn: 'Not on {channels}',
  scheduled: 'Not started yet',
  scheduledOn: 'Starts on {date}',
} as const;
