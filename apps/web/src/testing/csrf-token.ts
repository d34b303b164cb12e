/** The proof of origin the server would have set: a cookie the page reads. */
export function setCsrfToken(token = 't'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the product reads the cookie, the test sets it
  document.cookie = `XSRF-TOKEN=${encodeURIComponent(token)}`;
}

export function forgetCsrfToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'XSRF-TOKEN=; max-age=0';
}
