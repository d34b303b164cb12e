/** Signing in and out. */
export const sessionTexts = {
  missing: 'Please sign in to go on.',
  localRefused: 'Local auth not allowed in production',
  localElsewhere:
    'Signing in without a password is possible only on the machine that runs Posthorn, without a proxy. To reach it from elsewhere, start it with MODE=production.',
  unknownPerson: 'No one with this email address can sign in here.',
  providerRefused: 'The sign-in was not completed. Please try again.',
  providerAway:
    'The sign-in page of your organisation does not answer. Please try again in a moment.',
  providerEmailUnverified: 'Your email address is not verified by your identity provider.',
  otherProviderAccount:
    'Another account of your organisation signs in with this email address. Please ask the people who run Posthorn to free the address for you.',
  eMailAddress: 'E-mail address',
  nameCompanyCom: 'name@company.com',
  signIn: 'Sign in',
  productInOneSentence: 'Create, launch and watch job-advertising campaigns on five channels.',
  organisationSignIn: 'You sign in with the account of your organisation.',
  continueToSignIn: 'Continue to sign-in',
  signOut: 'Sign out',
  signOutUnsaved: 'Sign out without saving?',
  unsavedIsDeleted:
    'This browser keeps texts that you typed and that are not saved yet. Signing out deletes them, so that the next person at this computer can not read them.',
  signOutAndDelete: 'Sign out and delete them',
  staySignedIn: 'Stay signed in',
  inNoAccountHint:
    'You are signed in as {email}, but do not belong to any account yet. Ask an admin of your organisation to add you.',
  roleInAccount: '{role} in {account}',
  rolesAndMore: '{roles} and {n} more',
  inNoAccount: 'In no account',
  localSignIn: 'This copy of Posthorn runs locally. Choose who you are.',
  loadingPeople: 'Loading people',
  orByEmail: 'or with an e-mail address',
} as const;
