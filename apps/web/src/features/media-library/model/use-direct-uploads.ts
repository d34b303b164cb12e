import { sayFinding } from '@posthorn/domain';
import { useState } from 'react';
import { notify } from '../../../lib/toast/notify.ts';
import { useAccount } from '../../accounts/index.ts';
import { newUploads, stillTypeFor } from './new-uploads.ts';
import type { PickPurpose } from './pick-request.ts';
import { useUploads } from './uploads.ts';

/**
 * Files that a person hands over beside the library: they go into it all the same, and anyone who took
 * them sees how its own ones go.
 */
export function useDirectUploads(purpose: PickPurpose) {
  const { engine, uploads } = useUploads();
  const { id: accountId } = useAccount();
  const [own, setOwn] = useState<ReadonlySet<number>>(new Set());

  return {
    uploads: uploads.filter(({ id }) => own.has(id)),
    /** The names of the uploads, in the order of the files; none if the files are refused as a whole. */
    send(files: readonly File[]): number[] {
      const stillType = stillTypeFor(purpose) ?? 'image';
      const {
        uploads: added,
        refusal,
        notice,
      } = newUploads(files, {
        stillType,
        accountId,
        isForAd: true,
      });
      const told = refusal ?? notice;
      if (told) notify.error(sayFinding(told));
      const ids = refusal ? [] : engine.add(added);
      setOwn((before) => new Set([...before, ...ids]));
      return ids;
    },
    retry: engine.retry,
    /** Stops it if it runs, and takes it off the list. */
    remove: engine.remove,
  };
}
