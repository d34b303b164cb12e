import { HOME_PATH, safeReturnPath } from '@posthorn/domain';
import { operationUrl } from '../../../lib/http/operation-url.ts';
import type { PagePath } from '../../../lib/routes/page-address.ts';

export const signInPath = '/sign-in' satisfies PagePath;

/** Where a visitor goes after sign-in: the address asked for, if it is ours and not the sign-in. */
export function returnTo(wanted: unknown): string {
  const path = safeReturnPath(typeof wanted === 'string' ? wanted : null);
  return new RegExp(`^${signInPath}(?![^?#])`).test(path) ? HOME_PATH : path;
}

/** The sign-in page, remembering where the visitor wanted to go unless it is the usual place. */
export function signInHref(wanted?: string): string {
  const path = returnTo(wanted);
  return path === HOME_PATH
    ? signInPath
    : `${signInPath}?${new URLSearchParams({ return_to: path })}`;
}

/** Where the browser leaves for the identity provider. */
export function providerHref(wanted: unknown): string {
  return operationUrl('signInWithProvider', { query: { return_to: returnTo(wanted) } });
}
