import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccount } from '../../features/accounts/index.ts';
import { markChanged } from '../../features/campaigns/index.ts';
import { membershipsQuery, meQuery, useSession } from '../../features/session/index.ts';
import { followStream } from '../../lib/events/shared-stream.ts';
import { operationUrl } from '../../lib/http/operation-url.ts';
import { dropUnsaved } from '../../lib/save/unsaved-texts.ts';
import { toast } from '../../ui/overlays/toast-queue.ts';
import { campaignChangedByOthers, documentGone } from './changed-by-others.ts';
import { changedRights, rightsIn } from './changed-rights.ts';
import { invalidateFor } from './invalidate-for.ts';

/** Keeps what is on the screen true while others work: changes are heard and asked for anew. */
export function useLiveUpdates(personId: string): void {
  const queryClient = useQueryClient();
  const { id: accountId } = useAccount();
  const { whileOn } = useSession();
  useEffect(
    () =>
      followStream({
        name: `posthorn.events.${personId}.${accountId}`,
        url: (age) => operationUrl('followAccount', { params: { accountId }, query: { age } }),
        onMessage: async (message) => {
          const gone = documentGone(message);
          if (gone) dropUnsaved(gone);
          const before = rightsIn(queryClient, accountId);
          await invalidateFor(queryClient, accountId, message);
          const news = changedRights(before, rightsIn(queryClient, accountId));
          for (const text of news) toast.warning(text, { key: text });
          // The news are on the screen now, so the eye can be led to them.
          const changed = campaignChangedByOthers(message, personId);
          if (changed) markChanged(changed);
        },
        // After a sign-out the server ends the stream, and would refuse the next.
        whileAllowed: whileOn,
        // A stream does not say why it was refused; asking who we are, and where, does.
        onRefused: () => {
          void queryClient.invalidateQueries(meQuery);
          void queryClient.invalidateQueries(membershipsQuery);
        },
      }),
    [queryClient, whileOn, accountId, personId],
  );
}
