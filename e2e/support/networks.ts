/** Lets a network refuse, as against its rules, every ad in which this word stands. */
export const refuseAdsWith = (network: 'meta' | 'linkedin' | 'google', word: string) =>
  control(process.env.PRODUCT_SANDBOX ?? '', 'faults', {
    network,
    match: { bodyContains: word },
    effect: 'policy',
  });

/** Turns the clock of networks on this machine, and with it the day on which campaigns run. */
export const passDays = (sandbox: string, days: number) =>
  control(sandbox, 'clock', { advance: days * 86_400_000 });

interface NetworkOnMachine {
  network: string;
  url: string;
  /** Where people do what no program can. */
  linksForPeople: { label: string; path: string }[];
}

async function meta(sandbox = process.env.PRODUCT_SANDBOX ?? ''): Promise<NetworkOnMachine> {
  const answer = await fetch(`${sandbox}/__sandbox/state`);
  const { networks } = (await answer.json()) as { networks: NetworkOnMachine[] };
  const found = networks.find(({ network }) => network === 'meta');
  if (!found) throw new Error('The sandbox has no Meta');
  return found;
}

/** The address at which a person fills in the form of this name. */
export async function formOnMeta(name: string): Promise<string> {
  const { url, linksForPeople } = await meta();
  const found = linksForPeople.find(({ label }) => label.includes(name));
  if (!found) throw new Error(`Meta has no form ${name}`);
  return new URL(found.path, url).href;
}

/** What a person reads at Meta about the catalogue of this name. */
export async function catalogueOnMeta(sandbox: string, name: string): Promise<string> {
  const { url, linksForPeople } = await meta(sandbox);
  const found = linksForPeople.find(({ label }) => label === `Catalogue: ${name}`);
  if (!found) throw new Error(`Meta has no catalogue ${name}`);
  return (await fetch(new URL(found.path, url))).text();
}

/** Lets every permission that was given on a network run out. */
export async function endConsents(sandbox: string, network: 'linkedin'): Promise<void> {
  const answer = await fetch(`${sandbox}/__sandbox/consents`);
  const { consents } = (await answer.json()) as { consents: { network: string; id: string }[] };
  for (const { id } of consents.filter((one) => one.network === network)) {
    await control(sandbox, 'consents', { network, id, change: 'expire' });
  }
}

async function control(
  sandbox: string,
  what: 'faults' | 'clock' | 'consents',
  body: unknown,
): Promise<void> {
  const answer = await fetch(`${sandbox}/__sandbox/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox said ${answer.status}: ${await answer.text()}`);
}
