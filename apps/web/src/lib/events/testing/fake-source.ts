/** Stands in for EventSource, which Node and jsdom do not have. */
export class FakeSource extends EventTarget {
  static all: FakeSource[] = [];
  onopen: () => void = () => {};
  onerror: () => void = () => {};
  isClosed = false;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
}
