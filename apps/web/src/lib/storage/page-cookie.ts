const YEAR_S = 365 * 86_400;

/**
 * Tells the server, with the next page, what this browser looks at. A guess it may make good use of,
 * nothing more: the server checks what the person may see.
 */
export function writePageCookie(name: string, value: string, { isKept = false } = {}): void {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  const age = isKept ? `;max-age=${YEAR_S}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is asynchronous and needs https.
  document.cookie = `${name}=${encodeURIComponent(value)};path=/;samesite=lax${age}${secure}`;
}
