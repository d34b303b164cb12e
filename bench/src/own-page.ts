/** What a request that changes something needs: the session, and the proof that it is our own page. */
export async function ownPageHeaders(url: string, cookie: string) {
  const answer = await fetch(`${url}/api/sanctum/csrf-cookie`, { headers: { cookie } });
  const token = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  return {
    cookie: `${cookie}; XSRF-TOKEN=${token}`,
    'x-xsrf-token': decodeURIComponent(token),
    origin: url,
  };
}
