/** Whether those who run the product have named this host as one that may be reached. */
export type IsAllowed = (url: URL) => boolean;

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '').toLowerCase();

interface Named {
  host: string;
  /** Any port, where none is named. */
  port: string | undefined;
}

/** A host, or a host with a port: `feeds.internal`, `10.0.0.5:8080`, `[::1]:3000`, `::1`. */
function named(entry: string): Named {
  const [, host = entry, port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(entry) ?? [];
  return { host: bare(host), port };
}

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80');

/** The host of an address with its one port, as an entry of the setting. */
export const entryOf = (url: URL): string => `${url.hostname}:${portOf(url)}`;

/** Reads the setting OUTGOING_HOSTS. */
export function allowedHosts(setting: string): IsAllowed {
  const entries = setting
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(named);
  return (url) =>
    entries.some(
      ({ host, port }) => host === bare(url.hostname) && (port ?? portOf(url)) === portOf(url),
    );
}
