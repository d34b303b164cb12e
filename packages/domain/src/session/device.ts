import { deviceTexts } from '#texts/device';
import { fill } from '../message/text.ts';

/** What a browser says of itself is not trusted with more room than this. */
export const USER_AGENT_MAX = 500;

/** Several call themselves by the names of others as well: the more particular comes first. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (table: readonly [RegExp, string][], userAgent: string): string | undefined =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1];

/** What a person calls the device of a session: 'Chrome on Windows'. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser && system) return fill(deviceTexts.browserOnSystem, { browser, system });
  return browser ?? system ?? deviceTexts.unknown;
}

/** A header as it is kept: one line, and no longer than it may be. */
export const keptUserAgent = (header: string | undefined): string =>
  (header ?? '')
    .replace(/[^ -~]+/g, ' ')
    .slice(0, USER_AGENT_MAX)
    .trim();
