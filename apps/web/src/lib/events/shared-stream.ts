import { openStream, type StreamMessage, type StreamUrl } from './open-stream.ts';

interface Stream {
  /** One stream is held per browser for each name. */
  name: string;
  url: StreamUrl;
  onMessage(message: StreamMessage): void;
  onRefused(): void;
  /** Opens it now, closes it while the server would refuse it, and opens it again afterwards. */
  whileAllowed(open: () => () => void): () => void;
}

/**
 * Follows a stream together with the other tabs. Over HTTP/1.1 a browser opens six connections to a
 * host, and a stream occupies one for good: so the tab that holds the lock listens for all, and the
 * next in line takes over when it closes. A browser without locks gets a stream per tab.
 */
export function followStream(stream: Stream): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) {
    return stream.whileAllowed(() => openStream(stream.url, stream));
  }
  const channel = new BroadcastChannel(stream.name);
  const over = new AbortController();
  channel.onmessage = ({ data }: MessageEvent<StreamMessage>) => stream.onMessage(data);

  navigator.locks
    .request(stream.name, { signal: over.signal }, () => lead(stream, channel, over.signal))
    .catch((error: unknown) => {
      // Aborted while waiting in line: another tab leads, and this one is leaving.
      if (!over.signal.aborted) throw error;
    });

  return () => {
    over.abort();
    channel.close();
  };
}

/**
 * Holds the lock as long as the returned promise is open, also while the stream is closed for a
 * sign-out: the next tab in line would open one that is refused.
 */
function lead(stream: Stream, channel: BroadcastChannel, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const onMessage = (message: StreamMessage) => {
      channel.postMessage(message);
      stream.onMessage(message);
    };
    const close = stream.whileAllowed(() =>
      openStream(stream.url, { onRefused: stream.onRefused, onMessage }),
    );
    const finish = () => {
      close();
      resolve();
    };
    // The lock may be granted in the very moment of leaving.
    if (over.aborted) finish();
    else over.addEventListener('abort', finish, { once: true });
  });
}
