import type { TransportTools } from '@posthorn/connectors';
import { callOf, cutConnection, responseOf, wireOf } from '@posthorn/sandbox';
import type { Host } from './shared-world.ts';
import { digest } from './trace.ts';

/** How long a request or an answer is on its way. */
const WAY_MS = [5, 400] as const;

/**
 * Calls to the networks without a socket. A request that was sent arrives whatever becomes of its
 * sender; an answer finds its sender only if that still lives and waits.
 */
export const simulatedFetch =
  (host: Host): TransportTools['fetch'] =>
  async (url, init = {}) => {
    const { time, chance, sandbox, trace } = host.world;
    const call = await time.during(callOf(String(url), init));
    const { pathname, search, hostname } = new URL(call.url);
    const isForm = init.body instanceof FormData;
    const what = `${call.method} ${hostname}${pathname}${search} ${isForm ? 'form' : digest(call.body)}`;
    host.note(what);
    return new Promise((resolve, reject) => {
      const { signal } = init;
      const giveUp = () => reject(signal?.reason);
      if (signal?.aborted) return giveUp();
      signal?.addEventListener('abort', giveUp);
      time.after(chance.between(...WAY_MS), async () => {
        const reaction = await sandbox.receive(call);
        if (typeof reaction === 'string') trace.note(`${what} is ${reaction}`);
        if (reaction === 'unanswered') return;
        if (reaction === 'dropped') {
          time.after(chance.between(...WAY_MS), () => host.ifAlive(() => reject(cutConnection())));
          return;
        }
        const wire = wireOf(reaction.answer);
        trace.note(`${what} is answered with ${wire.status}, ${wire.body.length} bytes`);
        time.after(reaction.delayMs + chance.between(...WAY_MS), () =>
          host.ifAlive(() => resolve(responseOf(wire))),
        );
      });
    });
  };
