import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Announcement, ChangeAnnouncement } from '../../../platform/events/announce.ts';
import type { EventHub } from '../../../platform/events/hub.ts';
import { openSession, tokenHash } from '../../../platform/session/session-store.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { makeWorld } from '../../../testing/world.ts';
import { Followers } from './followers.ts';
import type { Stream } from './stream.ts';

/** A stream that notes what is written to it. */
function notedStream(onEnd: () => void) {
  const written: unknown[] = [];
  const stream: Stream = {
    send: (name, data) => written.push([name, data]),
    beat: () => written.push('beat'),
    end: () => {
      written.push('end');
      onEnd();
    },
  };
  return { stream, written };
}

test.each(['campaign', 'workspace'] as const)(
  'a stream opened while news of a %s are passed on stays open and hears what follows',
  async (kind) => {
    const server = await startTestServer();
    onTestFinished(() => server.close());
    const { account, admin } = await makeWorld(server.db);
    const token = await openSession(server.db, server.deps.config, { personId: admin.id });
    const session = tokenHash(token).toString('hex');
    let hear: (heard: Announcement | 'resync') => void = () => {};
    const hub: EventHub = {
      ready: Promise.resolve(),
      subscribe(listener) {
        hear = listener;
        return () => {};
      },
      close: async () => {},
    };
    const followers = new Followers(
      server.db,
      hub,
      pino({ level: 'silent' }),
      () => server.clock.now,
    );
    onTestFinished(() => followers.close());
    const news = (id: string): ChangeAnnouncement => ({
      accountId: account.id,
      audience: { wholeAccount: true },
      event: { kind, id, action: 'changed', by: null },
    });

    hear(news('before'));
    let written: unknown[] = [];
    followers.add({ accountId: account.id, personId: admin.id, session }, undefined, (onEnd) => {
      const noted = notedStream(onEnd);
      written = noted.written;
      return noted.stream;
    });
    hear(news('after'));
    await expect
      .poll(() => written)
      .toEqual([
        ['resync', {}],
        ['change', news('after').event],
      ]);
  },
);
