import type { ServerResponse } from 'node:http';
import type { AccountEvent } from '@posthorn/contract';
import { seesWholeAccount } from '@posthorn/domain';
import type { FastifyReply } from 'fastify';
import type { Person } from '../../platform/access/access.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Announcement, ChangeAnnouncement } from '../../platform/events/announce.ts';
import { findFollower } from './repository.ts';

const HEARTBEAT_MS = 25_000;
/** A reader this far behind is gone or stuck; it will reconnect and fetch anew. */
const MAX_BACKLOG = 256 * 1024;

type Follower = NonNullable<Awaited<ReturnType<typeof findFollower>>>;

/** Streams what changes in the account, as far as this person may see it. */
export async function streamEvents(
  deps: Deps,
  reply: FastifyReply,
  accountId: string,
  person: Person,
): Promise<void> {
  const { db } = deps.connection;
  let follower = await findFollower(db, accountId, person.id);
  const out = startStream(reply);
  const end = () => out.end();

  const receive = async (announcement: Announcement | 'resync') => {
    if (announcement === 'resync') return write(out, 'resync', {});
    if ('endedSession' in announcement) {
      if (announcement.endedSession === person.sessionHash.toString('hex')) end();
      return;
    }
    if (announcement.accountId !== accountId) return;
    // Rights may just have changed: what the person may see is looked up again.
    if (['membership', 'workspace'].includes(announcement.event.kind)) {
      follower = await findFollower(db, accountId, person.id);
      if (!follower) return end();
    }
    if (follower && mayHear(follower, person, announcement)) {
      write(out, 'change', announcement.event);
    }
  };

  const unsubscribe = deps.events.subscribe((announcement) => {
    receive(announcement).catch(end);
  });
  const heartbeat = setInterval(() => out.write(': still here\n\n'), HEARTBEAT_MS);
  out.once('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
    deps.events.forget(end);
  });
  deps.events.endWith(end);
}

function startStream(reply: FastifyReply): ServerResponse {
  const headers = reply.getHeaders();
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // so that a stream ended by a closing server leaves no connection to wait for
    connection: 'close',
  });
  reply.raw.write('retry: 2000\n\n');
  return reply.raw;
}

function write(out: ServerResponse, name: string, data: AccountEvent | object): void {
  if (out.writableLength > MAX_BACKLOG) {
    out.destroy();
    return;
  }
  out.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

function mayHear(follower: Follower, person: Person, announcement: ChangeAnnouncement): boolean {
  if (announcement.personId) return announcement.personId === person.id;
  if (!announcement.workspaceId || seesWholeAccount(follower.role)) return true;
  return follower.workspaceIds.has(announcement.workspaceId);
}
