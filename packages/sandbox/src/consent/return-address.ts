const ownMachine = ['127.0.0.1', 'localhost', '[::1]'];

/** Which addresses are taken: exactly those that were named, or any on this machine where none was. */
export function returningTo(named: readonly string[] | undefined): (url: string) => boolean {
  if (named) return (url) => named.includes(url);
  return (url) => {
    if (!URL.canParse(url)) return false;
    const { protocol, hostname } = new URL(url);
    return ['http:', 'https:'].includes(protocol) && ownMachine.includes(hostname);
  };
}
