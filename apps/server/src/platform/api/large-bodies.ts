import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** How many one person may be sending; a page of ours sends three. */
const AT_ONCE = 12;
const RETRY_SECONDS = 10;

interface Place {
  isWorkedOn: boolean;
  leave(): void;
}

/**
 * Files and finished pictures fill the disk or the memory before anyone has looked at them, so a
 * person has a few at once in each process, from the first byte until the work on them is done.
 */
export class LargeBodies {
  private readonly sending = new Map<string, number>();
  private readonly places = new WeakMap<FastifyRequest, Place>();

  /** Before the body is read. */
  admit(personId: string, request: FastifyRequest, reply: FastifyReply): void {
    const others = this.sending.get(personId) ?? 0;
    if (others >= AT_ONCE) {
      throw new Refusal('too_many', 'request.tooMany', {
        params: { seconds: RETRY_SECONDS },
        headers: { 'retry-after': String(RETRY_SECONDS) },
      });
    }
    this.sending.set(personId, others + 1);
    let hasLeft = false;
    const place = {
      isWorkedOn: false,
      // Once: a connection that breaks before the work begins leaves, and the end of the work would leave again.
      leave: () => {
        if (!hasLeft) this.leave(personId);
        hasLeft = true;
      },
    };
    this.places.set(request, place);
    // A body that broke off, or was refused, never comes to its work.
    finished(reply.raw, () => {
      if (!place.isWorkedOn) place.leave();
    });
  }

  /** A person who hangs up keeps the place until the work is done. */
  async during<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const place = this.places.get(request);
    if (!place) return work();
    place.isWorkedOn = true;
    try {
      return await work();
    } finally {
      place.leave();
    }
  }

  private leave(personId: string): void {
    const left = (this.sending.get(personId) ?? 1) - 1;
    if (left > 0) this.sending.set(personId, left);
    else this.sending.delete(personId);
  }
}
