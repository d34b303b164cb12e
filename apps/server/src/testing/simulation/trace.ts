import { createHash } from 'node:crypto';

/** Everything that happened, line by line. Its hash tells whether two runs were the same. */
export class Trace {
  private readonly sum = createHash('sha256');
  lines = 0;

  constructor(
    private readonly now: () => number,
    private readonly begin: number,
    /** Sees every line, to write it to a file for instance. */
    private readonly seen: (line: string) => void = () => {},
  ) {}

  readonly note = (what: string): void => {
    const line = `${((this.now() - this.begin) / 1000).toFixed(3)} ${what}`;
    this.sum.update(line).update('\n');
    this.lines += 1;
    this.seen(line);
  };

  hash(): string {
    return this.sum.copy().digest('hex');
  }
}

/** Enough of a text to tell it from others. */
export const digest = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
