import type { AnyRouter, LocationRewrite } from '@tanstack/react-router';

/**
 * A layer that has an address on every page: the page's own path with the name of the layer at its
 * end. Inside the router the name travels in the query, so that a page, its breadcrumbs and its guards
 * find the path they know and stay as they are while the layer comes and goes.
 */
const NAME = 'media-library';
const MARK = `layer=${NAME}`;

const suffix = new RegExp(`/${NAME}/?$`);
const mark = new RegExp(`(?<=[?&])${MARK}(&|$)`);

export interface LayerSearch {
  layer?: typeof NAME | undefined;
}

/** The layer that a query of the router asks for. */
export const layerOf = ({ layer }: { layer?: unknown }): LayerSearch => ({
  layer: layer === NAME ? NAME : undefined,
});

/** Path, query and hash, each with its first character. */
function partsOf(href: string) {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return { path, query, hash };
}

/** As the router knows it, from whatever stands in the address bar or in a link. */
export function insideHref(href: string): string {
  const { path, query, hash } = partsOf(href);
  if (!suffix.test(path)) return href;
  const page = (path.replace(suffix, '') || '/') + (mark.test(query) ? query : marked(query));
  return page + hash;
}

/** As everyone else knows it. */
export function publicHref(inside: string): string {
  if (!hasLayer(inside)) return inside;
  const { path, query, hash } = partsOf(withoutLayer(inside));
  return `${path.replace(/\/$/, '')}/${NAME}${query}${hash}`;
}

export const hasLayer = (inside: string): boolean => mark.test(partsOf(inside).query);

export function withLayer(inside: string): string {
  const { path, query, hash } = partsOf(inside);
  return hasLayer(inside) ? inside : path + marked(query) + hash;
}

export function withoutLayer(inside: string): string {
  const { path, query, hash } = partsOf(inside);
  return path + query.replace(mark, '').replace(/[?&]$/, '') + hash;
}

const marked = (query: string) => (query === '' || query === '?' ? `?${MARK}` : `${query}&${MARK}`);

/** Another address for the same place; the router goes on using the one it gave. */
const readdress = (change: (href: string) => string): NonNullable<LocationRewrite['input']> => {
  return ({ url }) => new URL(change(url.href.slice(url.origin.length)), url.origin);
};

export const layerRewrite: LocationRewrite = {
  input: readdress(insideHref),
  output: readdress(publicHref),
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page below the layer is the entry before this one. */
    isAbovePage?: boolean;
  }
}

/** Goes to any address of the application. A layer over the current page leaves that page its place. */
export function goTo(router: AnyRouter, href: string): Promise<void> {
  const next = insideHref(href);
  const here: string = router.latestLocation.href;
  const isOnTop = hasLayer(next) && !hasLayer(here) && withoutLayer(next) === here;
  if (!isOnTop) return router.navigate({ href: next });
  return router.navigate({ href: next, resetScroll: false, state: { isAbovePage: true } });
}

/** Back to the page below, with its query, hash and place. */
export function closeLayer(router: AnyRouter): void {
  const { href, state } = router.latestLocation;
  if (!hasLayer(href)) return;
  if (state.isAbovePage) router.history.back();
  else void router.navigate({ href: withoutLayer(href), replace: true, resetScroll: false });
}
