import { fill } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { useMutation } from '@tanstack/react-query';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { ManagedSettings } from '../api/accounts.ts';
import { useEnterAccount } from '../api/visit.ts';
import { useOneAtATime } from '../model/use-one-at-a-time.ts';

/** The way into an account; people there can see it, so it is said before. */
export function VisitButton({ account: { id, name } }: { account: ManagedSettings }) {
  const [isAsking, setAsking] = useState(false);
  const once = useOneAtATime();
  const entering = useMutation({ mutationFn: useEnterAccount() });
  return (
    <>
      <Button icon={<LogIn />} onPress={() => setAsking(true)}>
        {texts.visit}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={fill(texts.visitName, { name })}
        confirmLabel={texts.enter}
        isLoading={entering.isPending}
        onConfirm={() => once(() => entering.mutateAsync(id))}
      >
        {fill(texts.visitNotice, { account: name })}
      </ConfirmDialog>
    </>
  );
}
