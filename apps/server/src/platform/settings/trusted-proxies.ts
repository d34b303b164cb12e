import ipaddr from 'ipaddr.js';

const MOST_PROXIES = 10;
/** The widest networks that are anybody's own: 10.0.0.0/8 and fc00::/7. */
const widest = { ipv4: 8, ipv6: 7 };

export const TRUST_PROXY_RULE = `TRUST_PROXY is off, a number of proxies from 1 to ${MOST_PROXIES}, or their addresses separated by commas, none wider than 10.0.0.0/8 or fc00::/7: who trusts everybody lets callers invent their address.`;

/** A number of hops, or addresses; undefined for what cannot be trusted. */
export function trustedProxies(value: string): false | number | string | undefined {
  if (value === 'off') return false;
  if (/^\d+$/.test(value)) {
    const hops = Number(value);
    return hops >= 1 && hops <= MOST_PROXIES ? hops : undefined;
  }
  return value.split(',').every((entry) => isNetwork(entry.trim())) ? value : undefined;
}

function isNetwork(entry: string): boolean {
  if (!entry.includes('/')) return ipaddr.isValid(entry) && /[.:]/.test(entry);
  if (!ipaddr.isValidCIDR(entry)) return false;
  const [network, prefix] = ipaddr.parseCIDR(entry);
  return prefix >= widest[network.kind()];
}
