/** The page that stops letters without signing in. */
export const unsubscribeTexts = {
  title: 'Stop e-mails from Posthorn',
  ask: 'You get these e-mails now: {letters}. Press the button and they are not sent to you any more. What they tell is still shown in Posthorn.',
  confirm: 'Stop these e-mails',
  done: 'Done: you will not get these e-mails any more: {letters}. What they tell is still shown in Posthorn, and you can turn the e-mails on again at any time.',
  choose: 'Choose which e-mails you get',
  invalid:
    'This link does not work. Part of it may be missing: please open it from the e-mail again, or sign in to Posthorn and choose there which e-mails you get.',
} as const;
