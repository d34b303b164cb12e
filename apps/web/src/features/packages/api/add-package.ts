import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { useAttempts } from '../../../lib/http/use-attempts.ts';
import { useAccount } from '../../accounts/index.ts';
import { changeList, refreshPackages } from './list-packages.ts';
import type { PackageBody } from './save-package.ts';

/** A new package with these values, or a copy of another one. */
export type Addition = { body: PackageBody } | { copyOf: string };

export function useAddPackage() {
  const { id: accountId } = useAccount();
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  return useMutation({
    mutationFn: async (addition: Addition) => {
      const idempotencyKey = attempts.keyOf(addition);
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
      attempts.done(addition);
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
