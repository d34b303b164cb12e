import type { Db } from '@posthorn/db';
import type { Logger } from 'pino';
import type { Announcement, ChangeAnnouncement } from '../../../platform/events/announce.ts';
import type { EventHub } from '../../../platform/events/hub.ts';
import { RecentAnnouncements } from './recent.ts';
import { findRights, mayHear, type Rights } from './rights.ts';
import type { Stream } from './stream.ts';

const BEAT_MS = 25_000;
const MOST_PER_PERSON = 30;
const MOST_REPEATED = 100;

interface Follower {
  accountId: string;
  personId: string;
  session: string;
  stream: Stream;
  /**
   * Announcements are passed on to it. Until its turn in the queue comes, its rights are not known,
   * and an announcement before it in the queue would end the stream as one without rights.
   */
  hasJoined: boolean;
  rights: Rights | undefined;
}

/**
 * Everyone who follows an account through this process. Announcements are worked off one after the
 * other; when one may have changed rights, they are looked up once for all, not once per stream.
 */
export class Followers {
  private readonly all = new Set<Follower>();
  private readonly recent: RecentAnnouncements;
  private working = Promise.resolve();
  private readonly unsubscribe: () => void;
  private readonly beat: NodeJS.Timeout;

  constructor(
    private readonly db: Db,
    hub: EventHub,
    private readonly log: Logger,
    now: () => Date,
  ) {
    this.recent = new RecentAnnouncements(() => now().getTime());
    this.unsubscribe = hub.subscribe((heard) => {
      if (heard !== 'resync' && 'event' in heard) this.recent.add(heard);
      this.enqueue(() => this.hear(heard));
    });
    // Sessions run out without anyone saying so: each beat looks whether they still live.
    this.beat = setInterval(() => this.enqueue(() => this.renewAll()), BEAT_MS);
    this.beat.unref();
  }

  isFull(personId: string): boolean {
    let count = 0;
    for (const follower of this.all) if (follower.personId === personId) count += 1;
    return count >= MOST_PER_PERSON;
  }

  /**
   * From here on nothing is missed, and what was announced since the screen began to ask is told
   * again. Where that is not known any more, the screen is told to ask for everything anew.
   */
  add(
    who: { accountId: string; personId: string; session: string },
    ageMs: number | undefined,
    open: OpenStream,
  ): void {
    const follower: Follower = {
      ...who,
      hasJoined: false,
      rights: undefined,
      stream: open(() => this.all.delete(follower)),
    };
    this.all.add(follower);
    const missed = ageMs === undefined ? undefined : this.missed(who.accountId, ageMs);
    this.enqueue(async () => {
      follower.hasJoined = true;
      await this.renew(who.accountId, [follower]);
      if (!missed) follower.stream.send('resync', {});
      for (const { audience, event } of missed ?? []) {
        if (mayHear(follower.rights, follower.personId, audience)) {
          follower.stream.send('change', event);
        }
      }
    });
  }

  /**
   * What can be told again. Who may hear of a change of rights depends on the rights before it, which
   * no one knows any more; and a long list is dearer than asking anew.
   */
  private missed(accountId: string, ageMs: number): ChangeAnnouncement[] | undefined {
    const known = this.recent.of(accountId, ageMs);
    const movesRights = known?.some(
      ({ event }) =>
        event.kind === 'membership' || (event.kind === 'workspace' && event.action !== 'changed'),
    );
    return known && !movesRights && known.length <= MOST_REPEATED ? known : undefined;
  }

  close(): void {
    clearInterval(this.beat);
    this.unsubscribe();
    for (const follower of this.all) follower.stream.end();
  }

  private enqueue(work: () => Promise<void>): void {
    this.working = this.working.then(work).catch((error: unknown) => {
      // Rights that cannot be known are none: everyone reconnects and asks again.
      this.log.warn({ err: error }, 'live updates interrupted');
      for (const follower of this.all) follower.stream.end();
    });
  }

  private async hear(heard: Announcement | 'resync'): Promise<void> {
    if (heard === 'resync') {
      this.recent.clear();
      await this.renewAll();
      for (const follower of this.all) follower.stream.send('resync', {});
    } else if ('endedSession' in heard) {
      for (const follower of this.all) {
        if (follower.session === heard.endedSession) follower.stream.end();
      }
    } else {
      await this.pass(heard);
    }
  }

  private async pass({ accountId, audience, event }: ChangeAnnouncement): Promise<void> {
    const audienceBefore = this.of(accountId).filter((follower) =>
      mayHear(follower.rights, follower.personId, audience),
    );
    const told = new Set(audienceBefore);
    if (event.kind === 'membership' || event.kind === 'workspace') {
      await this.lookUp(accountId, this.of(accountId));
      // Anyone who may hear of it before or after: a removed workspace is told to those it had.
      for (const follower of this.of(accountId)) {
        if (mayHear(follower.rights, follower.personId, audience)) told.add(follower);
      }
    }
    for (const follower of told) {
      // A removed person's screens leave the account because they hear of it, and of nothing else.
      const isOwnRemoval = event.kind === 'membership' && event.id === follower.personId;
      if (follower.rights || isOwnRemoval) follower.stream.send('change', event);
    }
    endWithoutRights(this.of(accountId));
  }

  private of(accountId: string): Follower[] {
    return [...this.all].filter(
      (follower) => follower.hasJoined && follower.accountId === accountId,
    );
  }

  private async renewAll(): Promise<void> {
    for (const accountId of new Set([...this.all].map((follower) => follower.accountId))) {
      await this.renew(accountId, this.of(accountId));
    }
    for (const follower of this.all) follower.stream.beat();
  }

  private async renew(accountId: string, followers: Follower[]): Promise<void> {
    await this.lookUp(accountId, followers);
    endWithoutRights(followers);
  }

  private async lookUp(accountId: string, followers: Follower[]): Promise<void> {
    const sessions = [...new Set(followers.map((follower) => follower.session))];
    const rights = await findRights(this.db, accountId, sessions);
    for (const follower of followers) follower.rights = rights.get(follower.session);
  }
}

function endWithoutRights(followers: Follower[]): void {
  for (const follower of followers) if (!follower.rights) follower.stream.end();
}

type OpenStream = (onEnd: () => void) => Stream;
