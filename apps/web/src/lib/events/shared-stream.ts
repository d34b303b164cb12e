import { openStream, pageSince, type StreamMessage, type StreamUrl } from './open-stream.ts';
import { RecentMessages } from './recent-messages.ts';

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
 * What tabs tell one another. The leading one passes on what it hears. A new one says since when it
 * has been loading, and is told what it missed; the moment is also the address of the answer. One that
 * begins a sign-out says so, and says when it has failed.
 */
type TabMessage =
  | StreamMessage
  | { type: 'leads' }
  | { type: 'closing' }
  | { type: 'open' }
  | { type: 'joined'; since: number }
  | { type: 'missed'; since: number; messages: StreamMessage[] };

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
  const since = pageSince();
  const join = () => tell(channel, { type: 'joined', since });
  let isToldMissed = false;

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    switch (data.type) {
      case 'joined':
      case 'closing':
      case 'open':
        // For the tab that leads.
        return;
      case 'leads':
        // No tab led when this one joined, or it closed before it answered.
        if (!isToldMissed) join();
        return;
      case 'missed':
        if (isToldMissed || data.since !== since) return;
        isToldMissed = true;
        for (const message of data.messages) stream.onMessage(message);
        return;
      default:
        stream.onMessage(data);
    }
  };
  join();
  const stopTelling = tellOfSignOuts(stream, channel, over.signal);

  navigator.locks
    .request(stream.name, { signal: over.signal }, () =>
      lead(stream, { channel, since, over: over.signal }),
    )
    .catch((error: unknown) => {
      // Aborted while waiting in line: another tab leads, and this one is leaving.
      if (!over.signal.aborted) throw error;
    });

  return () => {
    over.abort();
    stopTelling();
    channel.close();
  };
}

const tell = (channel: BroadcastChannel, message: TabMessage) => channel.postMessage(message);

/** The tab that leads learns of a sign-out here before the server does. */
function tellOfSignOuts(
  { whileAllowed }: Stream,
  channel: BroadcastChannel,
  over: AbortSignal,
): () => void {
  let isClosed = false;
  return whileAllowed(() => {
    if (isClosed) tell(channel, { type: 'open' });
    isClosed = false;
    return () => {
      // A tab that merely leaves takes no session with it.
      if (over.aborted) return;
      isClosed = true;
      tell(channel, { type: 'closing' });
    };
  });
}

/** A tab that was closed in the middle of a sign-out says nothing more. */
const LONGEST_SIGN_OUT_MS = 30_000;

/** Keeps a stream open, except while another tab signs out. */
function openBetweenSignOuts(channel: BroadcastChannel, open: () => () => void): () => void {
  let close: (() => void) | undefined = open();
  let again: ReturnType<typeof setTimeout> | undefined;
  const reopen = () => {
    clearTimeout(again);
    close ??= open();
  };
  const onTab = ({ data }: MessageEvent<TabMessage>) => {
    if (data.type === 'open') reopen();
    if (data.type !== 'closing') return;
    close?.();
    close = undefined;
    clearTimeout(again);
    again = setTimeout(reopen, LONGEST_SIGN_OUT_MS);
  };
  channel.addEventListener('message', onTab);
  return () => {
    channel.removeEventListener('message', onTab);
    clearTimeout(again);
    close?.();
  };
}

interface Tab {
  channel: BroadcastChannel;
  /** Nothing it shows was asked for before. */
  since: number;
  over: AbortSignal;
}

/**
 * Holds the lock as long as the returned promise is open, also while the stream is closed for a
 * sign-out: the next tab in line would open one that is refused.
 */
function lead(stream: Stream, { channel, since, over }: Tab): Promise<void> {
  // The lock may be granted in the very moment of leaving, when the channel is closed.
  if (over.aborted) return Promise.resolve();
  // Its stream tells again what happened since then.
  const recent = new RecentMessages(since);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.type !== 'joined') return;
    tell(channel, { type: 'missed', since: data.since, messages: recent.since(data.since) });
  });
  tell(channel, { type: 'leads' });

  return new Promise((resolve) => {
    const onMessage = (message: StreamMessage) => {
      recent.add(message);
      tell(channel, message);
      stream.onMessage(message);
    };
    const close = stream.whileAllowed(() =>
      openBetweenSignOuts(channel, () =>
        openStream(stream.url, { onRefused: stream.onRefused, onMessage }),
      ),
    );
    const finish = () => {
      close();
      resolve();
    };
    over.addEventListener('abort', finish, { once: true });
  });
}
