import { createServer, type Server } from 'node:net';

/**
 * Below 32768, where no system looks for the port of an outgoing connection. A port from up there
 * may be a person's connection, even the one that asks whether the product is ready, before the
 * product listens on it.
 */
const range = { first: 20_000, end: 32_000 };
const blockSize = 100;

interface Block {
  next: number;
  end: number;
}

let block: Promise<Block> | undefined;

/** An address on this machine that no one listens on, and that no one else is given. */
export async function freeUrl(): Promise<string> {
  block ??= claimBlock();
  const own = await block;
  while (own.next < own.end) {
    const port = own.next++;
    const probe = await listenOn(port);
    if (!probe) continue;
    await new Promise((closed) => probe.close(closed));
    return `http://127.0.0.1:${port}`;
  }
  throw new Error(`This process has used up its ${blockSize} ports.`);
}

/** An address for networks on this machine: the three of them listen on the ports behind it. */
export async function freeSandboxUrl(): Promise<string> {
  const url = await freeUrl();
  for (let network = 0; network < 3; network++) await freeUrl();
  return url;
}

/**
 * A process has a block as long as it listens on the block's first port, so that others, be they
 * workers of this run or of another checkout, pass it by.
 */
async function claimBlock(): Promise<Block> {
  for (let first = range.first; first < range.end; first += blockSize) {
    const claim = await listenOn(first);
    if (!claim) continue;
    claim.unref();
    return { next: first + 1, end: first + blockSize };
  }
  throw new Error(`Every port from ${range.first} to ${range.end} is taken.`);
}

async function listenOn(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
