/** Where virtual time stands, in a form that survives a restart. */
export interface ClockSetting {
  /** The virtual moment that belongs to the real one. */
  virtual: number;
  real: number;
  /** Virtual seconds per real second; 0 stands still. */
  rate: number;
  /** It was started in the past, and what happened since then is still being done. */
  isBehind?: boolean;
}

interface Planned {
  at: number;
  work: () => void | Promise<void>;
}

const LONGEST_TIMER_MS = 60_000;

/**
 * Time as the networks see it: real time, unless a person turns it. It never runs backwards. What is
 * planned for a moment happens at that moment, also when the clock is turned past it.
 */
export class VirtualClock {
  private setting: ClockSetting;
  private latest: number;
  private planned: Planned[] = [];
  private timer: NodeJS.Timeout | undefined;
  private turning: Promise<void> = Promise.resolve();
  private readonly listeners = new Set<(setting: ClockSetting) => void>();

  constructor(setting: { [Key in keyof ClockSetting]?: ClockSetting[Key] | undefined } = {}) {
    const real = setting.real ?? Date.now();
    const { rate = 1, isBehind = false } = setting;
    this.setting = { real, virtual: setting.virtual ?? real, rate, isBehind };
    this.latest = this.setting.virtual;
  }

  now(): number {
    const { virtual, real, rate } = this.setting;
    this.latest = Math.max(this.latest, Math.round(virtual + (Date.now() - real) * rate));
    return this.latest;
  }

  /** How it was turned last. */
  get turned(): ClockSetting {
    return this.setting;
  }

  get rate(): number {
    return this.setting.rate;
  }

  get isBehind(): boolean {
    return this.setting.isBehind === true;
  }

  /** The next moment for which something is planned. */
  get nextPlanned(): number | undefined {
    return this.planned[0]?.at;
  }

  /** Turns the clock to a moment; what was planned until then has happened when this returns. */
  set(to: number): Promise<void> {
    if (!Number.isSafeInteger(to)) throw new RangeError('A moment is a number of milliseconds.');
    if (to < this.now()) throw new RangeError('The clock never runs backwards.');
    return this.turn(() => to);
  }

  advance(ms: number): Promise<void> {
    if (!Number.isSafeInteger(ms) || ms < 0) {
      throw new RangeError('The clock is advanced by milliseconds, and never backwards.');
    }
    return this.turn(() => this.now() + ms);
  }

  setRate(rate: number): void {
    if (!Number.isFinite(rate) || rate < 0) throw new RangeError('A rate is zero or more.');
    this.anchor(this.now(), rate);
  }

  /** Ends a start in the past: from now on it is real time, or goes on from where it was turned to. */
  async catchUp(): Promise<void> {
    await this.turn(() => Math.max(this.now(), Date.now()));
    this.anchor(this.now(), 1, false);
  }

  /** Does something at a virtual moment. Answers how to call it off. */
  at(moment: number, work: () => void | Promise<void>): () => void {
    const entry = { at: moment, work };
    this.planned.push(entry);
    this.planned.sort((a, b) => a.at - b.at);
    this.wind();
    return () => {
      this.planned = this.planned.filter((other) => other !== entry);
      this.wind();
    };
  }

  /** Told whenever the clock was turned or its rate changed. */
  onTurn(listener: (setting: ClockSetting) => void): void {
    this.listeners.add(listener);
  }

  stop(): void {
    this.planned = [];
    clearTimeout(this.timer);
  }

  /** One turn after another, each in steps from plan to plan. */
  private turn(target: () => number): Promise<void> {
    const turned = this.turning.then(async () => {
      const to = target();
      for (;;) {
        const [next] = this.planned;
        if (!next || next.at > to) break;
        this.anchor(Math.max(next.at, this.now()));
        this.planned = this.planned.filter((other) => other !== next);
        await next.work();
      }
      this.anchor(Math.max(to, this.now()));
    });
    // A turn that failed, because the disk is full for instance, is not held against the next one.
    this.turning = turned.catch(() => {});
    return turned;
  }

  private anchor(virtual: number, rate = this.setting.rate, isBehind = this.isBehind): void {
    this.setting = { virtual, real: Date.now(), rate, isBehind };
    this.latest = virtual;
    try {
      for (const listener of this.listeners) listener(this.setting);
    } finally {
      this.wind();
    }
  }

  private wind(): void {
    clearTimeout(this.timer);
    const next = this.planned[0];
    if (!next || this.setting.rate === 0) return;
    const wait = Math.max(0, (next.at - this.now()) / this.setting.rate);
    this.timer = setTimeout(() => void this.strike(), Math.min(wait, LONGEST_TIMER_MS));
    this.timer.unref();
  }

  private async strike(): Promise<void> {
    while ((this.planned[0]?.at ?? Number.POSITIVE_INFINITY) <= this.now()) {
      await this.planned.shift()?.work();
    }
    this.wind();
  }
}
