import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent } from 'undici';

/** An address that a customer gave us leads into our own network, or to no host at all. */
export class PrivateAddress extends Error {}

/** Only hosts of the public internet: not this machine, not its neighbours, not a cloud's own services. */
export function isPublic(address: string): boolean {
  try {
    // An IPv4 address in the clothes of IPv6 is judged as what it is.
    return ipaddr.process(address).range() === 'unicast';
  } catch {
    return false;
  }
}

/**
 * Looked at when the connection is made, not before: between a question and a connection a name could come
 * to mean another host.
 */
const publicLookup: LookupFunction = (hostname, options, done) => {
  systemLookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (found.length === 0 || !found.every(({ address }) => isPublic(address))) {
      return done(new PrivateAddress(hostname), []);
    }
    const [first] = found;
    if (options.all) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  });
};

/** A host that is written as a number is not looked up, and is judged here. */
export function assertPublicHost({ hostname }: URL): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isPublic(bare)) throw new PrivateAddress(hostname);
}

/** Connects to hosts of the public internet only. */
export const publicAgent = (timeoutMs: number): Agent =>
  new Agent({
    connect: { lookup: publicLookup, timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
