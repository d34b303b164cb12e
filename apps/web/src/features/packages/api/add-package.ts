import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../lib/http/call.ts';
import { newKey } from '../../../lib/http/new-key.ts';
import { useAccount } from '../../accounts/index.ts';
import { changeList, refreshPackages } from './list-packages.ts';
import type { PackageBody } from './save-package.ts';

/** A new package with these values, or a copy of another one. */
export type Addition = { body: PackageBody } | { copyOf: string };

export function useAddPackage() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  /** Of those that got no answer: pressed again, they must not be added twice. */
  const unanswered = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: async (addition: Addition) => {
      const content = JSON.stringify(addition);
      const idempotencyKey = unanswered.current.get(content) ?? newKey();
      unanswered.current.set(content, idempotencyKey);
      const made =
        'body' in addition
          ? await call(
              'createPackage',
              { params: { accountId }, body: addition.body },
              { idempotencyKey },
            )
          : await call(
              'duplicatePackage',
              { params: { accountId, packageId: addition.copyOf } },
              { idempotencyKey },
            );
      unanswered.current.delete(content);
      return made;
    },
    onSuccess: (made) =>
      changeList(queryClient, accountId, (known) => [
        made,
        ...known.filter(({ id }) => id !== made.id),
      ]),
    onError: () => refreshPackages(queryClient, accountId),
  });
}
