import type { Finding } from '@posthorn/domain';
import { useCallback, useState } from 'react';

/** Why something could not be sent again. */
export interface NotSent {
  message: string;
  findings: readonly Finding[];
}

interface Request {
  campaignId: string;
  requestId: string | null;
}

const keyOf = ({ campaignId, requestId }: Request) => `${campaignId} ${requestId}`;

/** What was tried in vain since the page was opened, and why; the next try forgets it. */
export function useNotSent() {
  const [known, setKnown] = useState<ReadonlyMap<string, NotSent>>(new Map());
  const note = useCallback(
    (request: Request, reason: NotSent | undefined) =>
      setKnown((before) => {
        const after = new Map(before);
        if (reason) after.set(keyOf(request), reason);
        else after.delete(keyOf(request));
        return after;
      }),
    [],
  );
  return { note, of: (request: Request) => known.get(keyOf(request)) };
}

export type NotSentNotes = ReturnType<typeof useNotSent>;
