import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Settings } from './settings/schema.ts';

/** What people call this machine in an address. */
const names = new Set(['localhost', '127.0.0.1', '::1']);

/** The names by which requests of this machine ask for it. */
export const isThisMachine = (hostname: string): boolean =>
  names.has(hostname.replace(/^\[|\]$/g, '').toLowerCase());

/** What proxies add to a request of somebody else. */
const forwarded = /^(x-forwarded-.*|forwarded|x-real-ip|via)$/;

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined &&
  ipaddr.isValid(address) &&
  ipaddr.process(address).range() === 'loopback';

/**
 * Whether the person at this machine asks: our address, the host that was asked for and the other end of the
 * connection are this machine, and no proxy has passed the request on.
 */
export function isAskedHere(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
): boolean {
  return (
    (!PUBLIC_URL || isThisMachine(new URL(PUBLIC_URL).hostname)) &&
    isThisMachine(hostOf(headers.host)) &&
    isLoopback(socket.remoteAddress) &&
    !Object.keys(headers).some((name) => forwarded.test(name))
  );
}

/** The name in a Host header, without its port. */
export const hostOf = (header: string | undefined): string => (header ?? '').replace(/:\d+$/, '');
