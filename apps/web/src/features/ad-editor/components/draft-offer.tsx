import { useState } from 'react';
import { Alert, Button } from '../../../ui/index.ts';
import { type AdDraft, type DraftOwner, draftSlot, dropDraft } from '../model/ad-draft.ts';
import { useEditor, useEditorStore } from '../model/editor.tsx';
import { timeAgo } from '../model/time-ago.ts';

interface DraftOfferProps {
  draft: AdDraft;
  owner: DraftOwner;
}

/** What was unsaved when a window was closed or a browser crashed. */
export function DraftOffer({ draft, owner }: DraftOfferProps) {
  const store = useEditorStore();
  const [isOpen, setOpen] = useState(true);
  const [openedAt] = useState(Date.now);
  const version = useEditor((state) => state.base.version);
  if (!isOpen) return null;
  const isOld = draft.version !== null && version !== null && draft.version < version;
  const restore = () => {
    store.restore({ adType: draft.adType, copy: draft.copy }, draft.version);
    setOpen(false);
  };
  const discard = () => {
    dropDraft(draftSlot(owner, draft.adType), draft.writer);
    setOpen(false);
  };
  return (
    <Alert
      title={`You have an unsaved draft from ${timeAgo(draft.savedAt, openedAt)}`}
      actions={
        <>
          <Button size="sm" variant="primary" onPress={restore}>
            Restore
          </Button>
          <Button size="sm" onPress={discard}>
            Discard
          </Button>
        </>
      }
    >
      {isOld ? 'Somebody else has changed the ad since.' : null}
    </Alert>
  );
}
