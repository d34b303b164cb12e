import ipaddr from 'ipaddr.js';
import { realMs } from '../../platform/real-time.ts';

/** How many wrong signatures one address may send in a minute: each costs reading a body. */
const REFUSED_MAX = 20;
const WINDOW_MS = 60_000;
/** How many calls of addresses that never signed one may come in at once, of one and of all of them. */
const STRANGER_AT_ONCE = 2;
const STRANGERS_AT_ONCE = 8;
/** Of those that did, which are Meta's, whatever strangers do. */
const KNOWN_AT_ONCE = 32;
const KNOWN_FOR_MS = 24 * 60 * 60_000;
/** More addresses than this are not remembered. */
const CALLERS_MAX = 10_000;

interface Caller {
  sending: number;
  refused: number;
  /** From when on its wrong signatures no longer count. */
  resetsAt: number;
  /** Until when it counts as Meta's. */
  knownUntil: number;
}

/**
 * Who calls the webhook, and how many may at once. Strangers share few places and lose theirs after some wrong
 * signatures; an address from which a call was signed rightly has places of its own, so that no stranger keeps it out.
 */
export class Callers {
  private readonly callers = new Map<string, Caller>();
  private known = 0;
  private strangers = 0;

  constructor(private readonly now: () => number = realMs) {}

  /** Before the body is read. Gives the way out, or nothing where the caller has to wait. */
  enter(address: string): (() => void) | undefined {
    const caller = this.of(address);
    const isKnown = caller.knownUntil > this.now();
    if (isKnown ? this.known >= KNOWN_AT_ONCE : this.isStrangerKeptOut(caller)) return undefined;
    caller.sending += 1;
    if (isKnown) this.known += 1;
    else this.strangers += 1;
    return () => {
      caller.sending -= 1;
      if (isKnown) this.known -= 1;
      else this.strangers -= 1;
    };
  }

  refuse(address: string): void {
    const caller = this.of(address);
    if (caller.resetsAt <= this.now()) {
      caller.refused = 0;
      caller.resetsAt = this.now() + WINDOW_MS;
    }
    caller.refused += 1;
  }

  trust(address: string): void {
    this.of(address).knownUntil = this.now() + KNOWN_FOR_MS;
  }

  private isStrangerKeptOut({ sending, refused, resetsAt }: Caller): boolean {
    const isRefused = refused >= REFUSED_MAX && resetsAt > this.now();
    return isRefused || sending >= STRANGER_AT_ONCE || this.strangers >= STRANGERS_AT_ONCE;
  }

  private of(address: string): Caller {
    const key = neighbourhood(address);
    const unheard = { sending: 0, refused: 0, resetsAt: 0, knownUntil: 0 };
    const caller = this.callers.get(key) ?? unheard;
    // Put at the end again, so that the one that was not heard of for longest is forgotten first.
    this.callers.delete(key);
    this.callers.set(key, caller);
    if (this.callers.size > CALLERS_MAX) this.forgetOne();
    return caller;
  }

  /** Meta's addresses are kept: strangers could come with any number of new ones. */
  private forgetOne(): void {
    for (const [key, { sending, knownUntil }] of this.callers) {
      if (sending > 0 || knownUntil > this.now()) continue;
      this.callers.delete(key);
      return;
    }
  }
}

/** Who has one address of IPv6 has the whole network of 64 bits around it. */
function neighbourhood(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts.slice(0, 4).join(':')
    : parsed.toNormalizedString();
}
