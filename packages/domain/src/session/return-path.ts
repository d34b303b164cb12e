export const HOME_PATH = '/campaigns-overview';
export const COMPANY_SETTINGS_PATH = '/settings/company';
export const USERS_SETTINGS_PATH = '/settings/users';
export const FINANCE_SETTINGS_PATH = '/settings/finance';
/** Where a person chooses which letters to get. */
export const MAIL_PATH = '/mail';
/** The page that the link of an invitation leads to. */
export const invitationPath = <Token extends string>(token: Token) =>
  `/invitations/${token}/accept` as const;
/** The part of the company settings in which networks and pages are connected. */
export const CONNECTIONS_ANCHOR = 'social-accounts';
/** Said instead of an address to a person who accepts an invitation and is not signed in. */
export const SIGN_IN_FIRST = 'LOGIN';

/**
 * Where to go after sign-in. Only paths of our own origin count: two slashes, a backslash or a
 * control character would let a crafted link lead elsewhere.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  const ours = wanted && /^\/(?![/\\])[^\\\p{Cc}\p{Cs}\s]*$/u.test(wanted);
  // A header takes plain characters only.
  return ours ? wanted.replace(/[^!-~]/gu, encodeURIComponent) : HOME_PATH;
}
