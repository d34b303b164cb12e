import type { SocialChannel } from '../channel/channel.ts';
import { type Finding, finding } from '../finding.ts';

/** What is said about a missing page; a LinkedIn page is optional. */
const warnings = { facebook: 'page.noFacebook', instagram: 'page.noInstagram' } as const;

/**
 * Which connected pages an account lacks to make ads. Without any page nothing can be made; without
 * Facebook or Instagram that channel is missing.
 */
export function missingPages(connected: readonly SocialChannel[]): Finding[] {
  if (connected.length === 0) return [finding('page.noneConnected', 'pages')];
  const missing = (['facebook', 'instagram'] as const).filter((name) => !connected.includes(name));
  return missing.map((name) => ({ ...finding(warnings[name], 'pages'), severity: 'warning' }));
}
