import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent } from 'undici';

/**
 * An address that a customer gave us leads to no host of the public internet. Whether its name is unknown or
 * belongs to our own network is not told apart: the difference would tell which names we have inside.
 */
export class NoPublicHost extends Error {}

/** Look public, and are the insides of a cloud: Azure's own services, and those of IBM. */
const insideClouds = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14'].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
);
/** Of IPv6 only this part is given to hosts of the internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Only hosts of the public internet: not this machine, not its neighbours, not a cloud's own services. */
export function isPublic(address: string): boolean {
  try {
    // An IPv4 address that is written as one of IPv6 is judged as what it is.
    const parsed = ipaddr.process(address);
    if (parsed.range() !== 'unicast') return false;
    return parsed instanceof ipaddr.IPv6
      ? parsed.match(globalUnicast)
      : !insideClouds.some((range) => parsed.match(range));
  } catch {
    return false;
  }
}

/**
 * Looked at when the connection is made, not before: between a question and a connection a name could come
 * to mean another host. The name servers are asked without the system's own lookup, which has no time limit
 * and would hold up everything else that waits for a file or a name.
 */
export const publicLookup =
  (timeoutMs: number, servers?: readonly string[]): LookupFunction =>
  (hostname, options, done) => {
    findAddresses(hostname, timeoutMs, servers).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublic(address))) {
          done(new NoPublicHost(hostname), []);
        } else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      () => done(new NoPublicHost(hostname), []),
    );
  };

async function findAddresses(
  hostname: string,
  timeoutMs: number,
  servers?: readonly string[],
): Promise<LookupAddress[]> {
  const resolver = new dns.Resolver();
  if (servers) resolver.setServers(servers);
  const limit = setTimeout(() => resolver.cancel(), timeoutMs);
  try {
    const asked = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ]);
    return asked.flatMap((answer, index) =>
      answer.status === 'fulfilled'
        ? answer.value.map((address) => ({ address, family: index === 0 ? 4 : 6 }))
        : [],
    );
  } finally {
    clearTimeout(limit);
  }
}

/** A host that is written as a number is not looked up, and is judged here. */
export function assertPublicHost({ hostname }: URL): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isPublic(bare)) throw new NoPublicHost(hostname);
}

/** Connects to hosts of the public internet only. */
export const publicAgent = (timeoutMs: number): Agent =>
  new Agent({
    connect: { lookup: publicLookup(timeoutMs), timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
