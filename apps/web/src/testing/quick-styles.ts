/** What decides whether the browser shows an element by itself, and how. */
const deciding = ['hidden', 'open', 'popover', 'type'];
const ofPage = window.getComputedStyle;
const displays = new Map<string, string>();

const inlineStyle = (element: Element): CSSStyleDeclaration | undefined =>
  (element instanceof HTMLElement || element instanceof SVGElement) && element.hasAttribute('style')
    ? element.style
    : undefined;

/** Of elements without a style of their own jsdom is asked for one of each kind. */
function displayOf(element: Element): string {
  const own = inlineStyle(element)?.display;
  if (own) return own;
  const kind = `${element.localName} ${deciding.map((name) => `${element.getAttribute(name)}`)}`;
  const display = displays.get(kind) ?? ofPage(element).display;
  displays.set(kind, display);
  return display;
}

function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = inlineStyle(at)?.visibility;
    if (own && own !== 'inherit') return own;
  }
  return 'visible';
}

const read = { display: displayOf, visibility: visibilityOf };
const isQuick = (name: string | symbol): name is keyof typeof read => Object.hasOwn(read, name);
const bare = document.createElement('span').style;

/**
 * jsdom matches each element with every rule of the browser's own style sheet whenever the page has
 * changed. Queries by role and React Aria ask it of thousands, and only whether they are shown: that is
 * answered here, and everything else by jsdom. Tests load no style sheets.
 */
export function answerStylesQuickly(): void {
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return ofPage(element, pseudo);
    const get = (name: string | symbol): unknown => {
      if (isQuick(name)) return read[name](element);
      const whole = ofPage(element);
      const value = Reflect.get(whole, name);
      return typeof value === 'function' ? value.bind(whole) : value;
    };
    const getPropertyValue = (name: string) =>
      isQuick(name) ? get(name) : ofPage(element).getPropertyValue(name);
    return new Proxy(bare, {
      get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : get(name)),
    });
  };
}
