/** The page that stops letters without signing in. */
export const unsubscribeTexts = {
  title: 'Stop letters',
  ask: 'No more letters of this kind will be sent to you: {letters}. The news still stands under the bell in Posthorn.',
  confirm: 'Stop these letters',
  done: 'These letters are stopped: {letters}. The news still stands under the bell in Posthorn.',
  choose: 'Choose your letters',
  invalid:
    'This address is not valid. Part of it may be missing: please press the link in the letter again, or choose your letters in Posthorn.',
} as const;
