import { vi } from 'vitest';

/** What tabs of one browser share, for tests that open several in one process. */
export function stubTabs(): void {
  const channels = new Set<FakeChannel>();

  class FakeChannel extends EventTarget {
    onmessage: (event: MessageEvent) => void = () => {};
    constructor(readonly name: string) {
      super();
      channels.add(this);
      this.addEventListener('message', (event) => this.onmessage(event as MessageEvent));
    }
    postMessage(data: unknown) {
      if (!channels.has(this)) throw new Error('This channel is closed');
      for (const other of [...channels]) {
        if (other !== this && other.name === this.name) {
          other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
        }
      }
    }
    close() {
      channels.delete(this);
    }
  }

  let line = Promise.resolve();
  const request = (_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const turn = line.then(() => {
      signal.throwIfAborted();
      return hold();
    });
    line = turn.catch(() => {});
    return turn;
  };

  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('window', { BroadcastChannel: FakeChannel });
  vi.stubGlobal('BroadcastChannel', FakeChannel);
}
