import { fill } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { packagesPageTexts } from '@posthorn/domain/texts/packages-page';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { insideHref } from '../../../lib/routes/page-layer.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { rememberedAccount } from '../../accounts/index.ts';
import type { PackageEditorState } from '../model/use-package-editor.ts';

/** The page at an address, whatever layer is open above it. */
const pageAt = (pathname: string) => insideHref(pathname).split('?')[0];

/** Asks before what was typed is lost: for another package, or for another page. */
export function LeaveDialog({ editor: { changed, pending } }: { editor: PackageEditorState }) {
  const [accountBefore] = useState(rememberedAccount);
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // A layer above the page leaves it where it is. At the end of a session, or in another account,
      // there is no staying.
      const isElsewhere =
        pageAt(next.pathname) !== pageAt(current.pathname) && next.fullPath !== '/sign-in';
      return changed !== undefined && isElsewhere && rememberedAccount() === accountBefore;
    },
    enableBeforeUnload: changed !== undefined,
    withResolver: true,
  });
  const isLeaving = leaving.status === 'blocked';
  return (
    <ConfirmDialog
      isOpen={isLeaving || pending !== undefined}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        pending?.cancel();
        leaving.reset?.();
      }}
      title={packagesPageTexts.unsavedQuestion}
      confirmLabel={commonTexts.proceed}
      onConfirm={() => {
        pending?.proceed();
        leaving.proceed?.();
      }}
    >
      {changed ? fill(packagesPageTexts.unsavedIn, { name: changed.seen.name }) : null}
    </ConfirmDialog>
  );
}
