/** The address an ad shows: the campaign's own, else where its landing page is. */
export function shownUrlOf({
  displayUrl,
  targetUrl,
}: {
  displayUrl: string;
  targetUrl: string;
}): string {
  if (displayUrl) return displayUrl;
  try {
    return new URL(targetUrl).host.replace(/^www\./, '');
  } catch {
    return '';
  }
}
