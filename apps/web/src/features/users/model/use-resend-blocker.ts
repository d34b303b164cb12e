import { type Finding, resendBlockers } from '@posthorn/domain';
import { useEffect, useState } from 'react';
import { productNow } from '../../../lib/time/clock.ts';
import type { Member } from '../../members/index.ts';

const SECOND_MS = 1_000;

/**
 * Why the letter of an invitation can not go out again yet, counted down by the second. The time since this browser
 * first saw the letter counts as well: with a clock that is behind it would wait longer than the server asks for.
 */
export function useResendBlocker({ sentAt, isExpired }: Member): Finding | undefined {
  const [seen, setSeen] = useState(() => seenNow(sentAt));
  if (seen.sentAt !== sentAt) setSeen(seenNow(sentAt));
  const sent = Date.parse(sentAt ?? '');
  const now = Math.max(seen.now, sent + seen.now - seen.first);
  const [blocker] = resendBlockers(isExpired ? 'expired' : 'open', new Date(sent), new Date(now));
  const isBlocked = blocker !== undefined;
  useEffect(() => {
    if (!isBlocked) return;
    const timer = setInterval(
      () => setSeen((before) => ({ ...before, now: productNow() })),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, [isBlocked]);
  return blocker;
}

function seenNow(sentAt: string | null) {
  const now = productNow();
  return { sentAt, first: now, now };
}
