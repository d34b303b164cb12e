interface Choice {
  /** Pressing Cancel instead of Allow. */
  isCancelled?: boolean;
  /** The rights that are unticked. */
  withoutRights?: readonly string[];
  /** Which ad accounts and pages are ticked, by id; as the page shows them where nothing is said. */
  accounts?: readonly string[];
  pages?: readonly string[];
}

/** Opens a consent page of the sandbox as a person does, answers it, and tells where that leads to. */
export async function answerConsent(
  url: string,
  { isCancelled = false, withoutRights = [], accounts, pages }: Choice = {},
  send: typeof fetch = fetch,
): Promise<URL> {
  const opened = await send(url);
  const page = await opened.text();
  if (opened.status !== 200) throw new Error(textOf(page));
  const form = new URLSearchParams({ answer: isCancelled ? 'cancel' : 'allow' });
  for (const input of inputsIn(page)) {
    if (input.type === 'hidden') form.append(input.name, input.value);
    else if (isTicked(input)) form.append(input.name, input.value);
  }
  function isTicked({ name, value, isChecked }: Input): boolean {
    if (name === 'right') return isChecked && !withoutRights.includes(value);
    const wanted = name === 'account' ? accounts : pages;
    return wanted ? wanted.includes(value) : isChecked;
  }
  const answer = await send(url.split('?')[0] ?? url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(textOf(await answer.text()));
  return new URL(location);
}

interface Input {
  type: string;
  name: string;
  value: string;
  isChecked: boolean;
}

function inputsIn(page: string): Input[] {
  return [...page.matchAll(/<input ([^>]*)>/g)].map(([, text = '']) => {
    const of = (name: string) => unescaped(new RegExp(`${name}="([^"]*)"`).exec(text)?.[1] ?? '');
    const isChecked = / checked$/.test(text);
    return { type: of('type'), name: of('name'), value: of('value'), isChecked };
  });
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (text: string): string =>
  text.replace(/&(#?\w+);/g, (all, name: string) => signs[name] ?? all);

const textOf = (page: string): string =>
  /<main>(.*)<\/main>/s.exec(page)?.[1]?.replace(/<[^>]+>/g, ' ') ?? page;
