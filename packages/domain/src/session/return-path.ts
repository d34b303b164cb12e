export const HOME_PATH = '/campaigns-overview';

/**
 * Where to go after sign-in. Only paths of our own origin count: two slashes, a backslash or a
 * control character would let a crafted link lead elsewhere.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  const ours = wanted && /^\/(?![/\\])[^\\\p{Cc}\p{Cs}\s]*$/u.test(wanted);
  // A header takes plain characters only.
  return ours ? wanted.replace(/[^!-~]/gu, encodeURIComponent) : HOME_PATH;
}
