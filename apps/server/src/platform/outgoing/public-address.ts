import { promises as dns, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent } from 'undici';
import type { IsAllowed } from './allowed-hosts.ts';
import { OutgoingProblem } from './outgoing-problem.ts';

const noPublicHost = () => new OutgoingProblem('noPublicHost');

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
          done(noPublicHost(), []);
        } else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      () => done(noPublicHost(), []),
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
export function assertReachable(url: URL, isAllowed: IsAllowed): void {
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isPublic(bare) && !isAllowed(url)) throw noPublicHost();
}

/**
 * For one host, and thrown away with it. A host that the setting names is looked up as the system does, since
 * its name may stand in this machine's hosts file; any other has to be one of the public internet.
 */
export const agentFor = (isAllowedHost: boolean, timeoutMs: number): Agent =>
  new Agent({
    connect: {
      timeout: timeoutMs,
      ...(!isAllowedHost && { lookup: publicLookup(timeoutMs) }),
    },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
