import { sessionTexts } from '@posthorn/domain/texts/session';
import { shellTexts } from '@posthorn/domain/texts/shell';
import { useState } from 'react';
import { type Me, useSession } from '../../features/session/index.ts';
import { type LayerProps, useOpenOnArrival } from '../../lib/on-demand/on-demand.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { ProfileItems } from './profile-items.tsx';

interface ProfilePopoverProps extends LayerProps {
  me: Me;
}

export default function ProfilePopover({ me, trigger }: ProfilePopoverProps) {
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const { close, ...layer } = useOpenOnArrival();
  const signOut = () => (session.hasUnsaved() ? setAsking(true) : void session.signOut());
  return (
    <>
      <Popover
        {...layer}
        label={shellTexts.profile}
        placement="bottom end"
        className="w-64 p-1!"
        trigger={trigger}
      >
        <div className="px-2.5 pt-1.5 pb-2">
          <p className="truncate font-semibold">{me.name}</p>
          <p className="truncate text-sm text-text-2">{me.email}</p>
        </div>
        <ProfileItems me={me} onClose={close} onSignOut={signOut} />
      </Popover>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={sessionTexts.signOutUnsaved}
        confirmLabel={sessionTexts.signOutAndDelete}
        cancelLabel={sessionTexts.staySignedIn}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          void session.signOut();
        }}
      >
        {sessionTexts.unsavedIsDeleted}
      </ConfirmDialog>
    </>
  );
}
