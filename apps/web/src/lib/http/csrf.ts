import { CSRF_COOKIE } from 'virtual:contract-routes';
import { operationUrl } from './operation-url.ts';

/** The proof of origin that a changing request repeats; undefined before the server gave one. */
function storedToken(): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    if (pair.startsWith(`${CSRF_COOKIE}=`))
      return decodeURIComponent(pair.slice(CSRF_COOKIE.length + 1));
  }
  return undefined;
}

export async function csrfToken({ renew = false } = {}): Promise<string | undefined> {
  const token = storedToken();
  if (token !== undefined && !renew) return token;
  await fetch(operationUrl('getCsrfCookie'), { credentials: 'same-origin' });
  return storedToken();
}
