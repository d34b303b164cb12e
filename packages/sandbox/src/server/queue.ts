/** One after another: the next begins when the one before has ended, well or badly. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => {});
    return done;
  }
}
