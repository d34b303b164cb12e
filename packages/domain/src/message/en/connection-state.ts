/** How the way to a network's consent and back ended, and why a connection is lost. */
export const connectionStateTexts = {
  cancelled: 'Nothing was connected: the permission on {network} was not given.',
  otherSession:
    'Nothing was connected: this connection was begun in another browser, or before you signed in again. Please connect again here.',
  unknownState: 'Nothing was connected: this answer was not asked for. Please connect again.',
  usedState: 'This answer of {network} was used already. Connect again if there is no connection.',
  lateState: 'Nothing was connected: it took longer than {minutes} minutes. Please connect again.',
  notAllowed: 'Nothing was connected: only admins of the account can connect a network.',
  over: 'The time for this choice is over, or it was made already. Please connect again.',
  ended: 'The permission on {network} has ended or was taken back.',
  accountHidden: 'The permission on {network} does not include this ad account any more.',
  missingRights: 'The permission on {network} is not complete: {rights}.',
  refused: '{network} did not accept our key.',
} as const;
