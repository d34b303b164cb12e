import { randomBytes } from 'node:crypto';
import { invitationEnd, invitationPath } from '@posthorn/domain';
import type { Deps } from '../../../platform/deps.ts';
import { tokenHash } from '../../../platform/session/session-store.ts';

/** A link that can not be guessed, good for its time from now on; only its hash is kept. */
export const newLink = ({ config, now }: Pick<Deps, 'config' | 'now'>) =>
  invitationLink(config.PUBLIC_URL ?? '', now());

export function invitationLink(publicUrl: string, sentAt: Date) {
  const token = randomBytes(32).toString('base64url');
  return {
    url: `${publicUrl}${invitationPath(token)}`,
    kept: { tokenHash: tokenHash(token), sentAt, expiresAt: invitationEnd(sentAt) },
  };
}
