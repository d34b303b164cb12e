import type { RegisteredRouter, ToOptions } from '@tanstack/react-router';

/** The path of every page, as the table of routes writes it: with the names of its parameters. */
export type PagePath = Exclude<NonNullable<ToOptions['to']>, '.' | '..'>;

/** Of a page without parameters the path is the whole address. */
export type FixedPath = Exclude<PagePath, `${string}$${string}`>;

/** The router also takes `true` and functions of the current page; an address is plain data. */
type Plain<Value> = Exclude<Value, true | undefined | ((...current: never) => unknown)>;
type Options<Path extends PagePath> = ToOptions<RegisteredRouter, string, Path>;
type Params<Path extends PagePath> = Path extends `${string}$${string}`
  ? { params: Plain<Options<Path>['params']> }
  : object;

/** A page of the application: its path with all its parameters, and its query and hash if any. */
export type PageAddress = {
  [Path in PagePath]: Params<Path> & {
    to: Path;
    search?: Plain<Options<Path>['search']>;
    hash?: string | undefined;
  };
}[PagePath];

/** What `href` of links and menu items takes; a string is an address outside, or made elsewhere. */
declare module 'react-aria-components' {
  interface RouterConfig {
    href: PageAddress | string;
  }
}
