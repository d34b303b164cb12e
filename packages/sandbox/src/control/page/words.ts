import type { FaultRule } from '../../faults/rule.ts';
import type { SandboxNetwork } from '../../network.ts';

export const networkLabels: Record<SandboxNetwork, string> = {
  meta: 'Meta',
  linkedin: 'LinkedIn',
  google: 'Google Ads',
};

/** 'PENDING_REVIEW' and 'adSet' as people write them. */
export function spoken(word: string): string {
  const words = word
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const money = (minor: number, currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(minor / 100);

export const count = (value: number): string => new Intl.NumberFormat('en-GB').format(value);

export const day = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).format(at);

export const moment = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);

/** How far the clock is from the real one. */
export function distance(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (Math.abs(minutes) < 1) return 'The same as real time';
  const span =
    Math.abs(minutes) < 60
      ? plural(Math.abs(minutes), 'minute')
      : Math.abs(minutes) < 48 * 60
        ? plural(Math.round(Math.abs(minutes) / 60), 'hour')
        : plural(Math.round(Math.abs(minutes) / 60 / 24), 'day');
  return `${span} ${minutes > 0 ? 'ahead of' : 'behind'} real time`;
}

/** Why the clock shows a past date, and how far it still has to go. */
export const catchingUp = (ms: number): string =>
  `It was started in the past: what happened since then is being done, and then it shows the present. ${plural(Math.max(0, Math.ceil(ms / 86_400_000)), 'day')} to go.`;

export const plural = (number: number, word: string): string =>
  `${count(number)} ${word}${number === 1 ? '' : 's'}`;

/** When a fault happens, as a sentence. */
export function circumstances({
  network,
  match = {},
  when,
  times,
  delaySeconds,
}: FaultRule): string {
  const request = [frequency(when), match.method?.toUpperCase(), 'request to', nameOf(network)];
  const conditions = [
    match.path && `the path has “${match.path}”`,
    match.bodyContains && `the body has “${match.bodyContains}”`,
    match.account && `it is for account ${match.account}`,
  ].filter((condition) => condition);
  const rest = [
    conditions.length > 0 && `where ${conditions.join(' and ')}`,
    times !== undefined && `at most ${plural(times, 'time')}`,
    delaySeconds !== undefined && `by ${plural(delaySeconds, 'second')}`,
  ];
  return [request.filter((word) => word).join(' '), ...rest].filter((part) => part).join(', ');
}

const nameOf = (network: SandboxNetwork | undefined): string =>
  network ? networkLabels[network] : 'any network';

function frequency(when: FaultRule['when']): string {
  if (!when) return 'Every';
  if ('nth' in when) return `The ${ordinal(when.nth)}`;
  if ('every' in when) return `Every ${ordinal(when.every)}`;
  if ('probability' in when) return `With a chance of ${Math.round(when.probability * 100)}%, a`;
  return 'For a while, every';
}

function ordinal(number: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd' } as Record<string, string>;
  return `${number}${ending[new Intl.PluralRules('en', { type: 'ordinal' }).select(number)] ?? 'th'}`;
}
