/** The page of one's own profile. */
export const profileTexts = {
  profile: 'Profile',
  name: 'Name',
  nameHint: 'This is how colleagues see you. You sign in as {email}.',
  firstName: 'First name',
  lastName: 'Last name',
  saveName: 'Save name',
  nameSaved: 'Your name is saved.',
  theme: 'Theme',
  themeHint: 'For this browser only.',
  mail: 'Mail',
  mailHint: 'Which letters you get about campaigns, and when.',
  chooseLetters: 'Choose letters',
  sessions: 'Where you are signed in',
  sessionsHint:
    'A session ends by itself when it is not used for a while. If you do not know one of these, sign out there.',
  loadingSessions: 'Loading your sessions',
  thisBrowser: 'This browser',
  signedIn: 'Signed in {date} {time}',
  lastUsed: 'last used {date} {time}',
  signOutThere: 'Sign out there',
  signOutOn: 'Sign out on {device}',
  signOutEverywhereElse: 'Sign out everywhere else',
  signOutEverywhereElseQuestion: 'Sign out everywhere else?',
  signOutEverywhereElseMeans:
    'All other browsers and devices go to the sign-in page at once. Texts that were typed there and are not saved yet stay in those browsers until you sign in again.',
  signedOutThere: 'You are signed out on {device}.',
  signedOutElsewhere: 'You are signed out everywhere else.',
  yourData: 'Your data',
  yourDataHint:
    'Everything that is kept of you: your name and address, where you are signed in, your accounts, invitations, letters, and what you did when.',
  downloadData: 'Download my data',
  erase: 'Erase me',
  eraseHint:
    'For when you leave. You are signed out everywhere, and your name and address go from all accounts.',
  eraseTitle: 'Erase {name}?',
  eraseAccounts: 'You lose access to {accounts}. Your API tokens there stop working.',
  eraseInvitations: 'Invitations that you have sent and that are still open are taken back.',
  eraseStays:
    'What you made stays. Wherever your name stood, it says that it was a former member; bookings and logs stay, without your name.',
  eraseIsFinal:
    'This cannot be undone. If you sign in again, you are a new person without any rights.',
  eraseType: 'Type your e-mail address to confirm',
  eraseConfirm: 'Erase for good',
  version: 'Version',
} as const;
