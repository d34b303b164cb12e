/** The demo people. What one of them marks, pins or reads is seen by no one else. */
export const people = {
  // Noorderzorg Groep: admins, then editors
  lotte: 'admin@demo.test',
  anna: 'anna.bakker@demo.test',
  jamal: 'editor@demo.test',
  joris: 'joris.mulder@demo.test',
  samira: 'samira.kaya@demo.test',
  pieter: 'pieter.hoekstra@demo.test',
  eva: 'eva.lindqvist@demo.test',
  tom: 'tom.de.wit@demo.test',
  // Kade Recruitment: admin, then editors
  sofia: 'admin@other.test',
  ines: 'ines.duarte@other.test',
  luca: 'luca.moretti@other.test',
  // admin of both
  robin: 'agency@demo.test',
  // admin of the master account above both, member of neither
  mira: 'master@demo.test',
} as const;

export type Person = keyof typeof people;

/** Cookies by name. */
export type Cookies = Record<string, string>;

/**
 * One sign-in for each at the start: sign-ins per minute are limited, and a journey that is not
 * about signing in begins signed in.
 */
export async function signInEverybody(url: string): Promise<Record<string, Cookies>> {
  const sessions: Record<string, Cookies> = {};
  for (const [person, email] of Object.entries(people)) sessions[person] = await signIn(url, email);
  return sessions;
}

export async function signIn(url: string, email: string): Promise<Cookies> {
  const before = cookiesOf(await fetch(`${url}/api/sanctum/csrf-cookie`));
  const answer = await fetch(`${url}/api/dev/login`, {
    method: 'POST',
    headers: { ...proofOf(url, before), 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  return { ...before, ...cookiesOf(answer) };
}

/** What the server asks of every changing request. */
export function proofOf(url: string, cookies: Cookies): Record<string, string> {
  return {
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    origin: new URL(url).origin,
    'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '',
  };
}

export function sessionOf(person: Person): Cookies {
  const sessions: Record<string, Cookies> = JSON.parse(process.env.PRODUCT_SESSIONS ?? '{}');
  const cookies = sessions[person];
  if (!cookies) throw new Error(`${person} is not signed in`);
  return cookies;
}

/** A browser that starts with these cookies. */
export function browserState(cookies: Cookies) {
  return {
    cookies: Object.entries(cookies).map(([name, value]) => ({
      name,
      value,
      domain: '127.0.0.1',
      path: '/',
      expires: -1,
      httpOnly: name !== 'XSRF-TOKEN',
      secure: false,
      sameSite: 'Lax' as const,
    })),
    origins: [],
  };
}

function cookiesOf(answer: Response): Cookies {
  return Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
    }),
  );
}
