/** What browsers have and jsdom lacks. Import it first in a test that opens a layer. */
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;

Element.prototype.checkVisibility ??= function (this: Element) {
  return getComputedStyle(this).display !== 'none';
};

window.matchMedia ??= (media) =>
  ({
    media,
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList;

globalThis.ResizeObserver ??= class {
  constructor(private readonly tell: ResizeObserverCallback) {}
  /** Everything is as large as it will ever be. */
  observe() {
    this.tell([], this);
  }
  unobserve() {}
  disconnect() {}
};
