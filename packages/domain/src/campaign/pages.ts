import type { Channel, SocialChannel } from '../channel/channel.ts';
import { type Finding, finding } from '../finding.ts';

/**
 * Which connected pages an account lacks to make ads. Without any page nothing can be made; without
 * Facebook or Instagram that channel is missing; LinkedIn is nobody's duty.
 */
export function missingPages(connected: readonly SocialChannel[]): Finding[] {
  if (connected.length === 0) return [finding('page.noneConnected', 'pages')];
  const warning = (code: 'page.noFacebook' | 'page.noInstagram'): Finding => ({
    ...finding(code, 'pages'),
    severity: 'warning',
  });
  return [
    ...(connected.includes('facebook') ? [] : [warning('page.noFacebook')]),
    ...(connected.includes('instagram') ? [] : [warning('page.noInstagram')]),
  ];
}

const ofChannel: Partial<Record<Channel, SocialChannel>> = {
  facebook: 'facebook',
  instagram: 'instagram',
  linkedIn: 'linkedin',
};

/** Whose page ads of a channel speak for; nobody's where the network shows none. */
export const socialChannelOf = (channel: Channel): SocialChannel | undefined => ofChannel[channel];
