/** The few shapes of which every picture of the demo library is made, as pieces of SVG. */
type More = Record<string, string | number>;

/**
 * What makes a shape see-through is said of its paint: said of the whole shape it would be painted
 * on a layer of its own, which takes several times as long.
 */
const attributes = (more: More, paint: 'fill' | 'stroke' = 'fill') =>
  Object.entries(more)
    .map(([name, value]) => ` ${name === 'opacity' ? `${paint}-opacity` : name}="${value}"`)
    .join('');

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  round = 0,
  more: More = {},
) => `<rect${attributes({ x, y, width, height, rx: round, fill, ...more })}/>`;

export const disc = (x: number, y: number, r: number, fill: string, more: More = {}) =>
  `<circle${attributes({ cx: x, cy: y, r, fill, ...more })}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more: More = {}) =>
  `<ellipse${attributes({ cx: x, cy: y, rx, ry, fill, ...more })}/>`;

export const area = (d: string, fill: string, more: More = {}) =>
  `<path${attributes({ d, fill, ...more })}/>`;

export const line = (d: string, stroke: string, width: number, more: More = {}) =>
  `<path${attributes(
    {
      d,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      ...more,
    },
    'stroke',
  )}/>`;

/** Parts moved to a place, made larger or smaller, and mirrored by a negative size. */
export const at = (x: number, y: number, size: number, ...parts: string[]) =>
  `<g transform="translate(${x} ${y}) scale(${size} ${Math.abs(size)})">${parts.join('')}</g>`;

export const times = (count: number, draw: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => draw(n)).join('');

/** The soft dark spot under whatever stands on a floor. */
export const shadow = (x: number, y: number, rx: number, ry = rx / 7) =>
  oval(x, y, rx, ry, 'url(#shadow)');

/** A numbered colour, beginning anew after the last. */
export const turn = (colours: readonly string[], n: number): string =>
  colours[n % colours.length] ?? '#05377E';
