import { fill } from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { useState } from 'react';
import { Alert, Button } from '../../../ui/index.ts';
import {
  type AdDraft,
  type DraftOwner,
  dropDrafts,
  isSameDraft,
  readDrafts,
} from '../model/ad-draft.ts';
import { useEditor, useEditorStore } from '../model/editor.tsx';
import { timeAgo } from '../model/time-ago.ts';

interface DraftOfferProps {
  draft: AdDraft;
  owner: DraftOwner;
}

export function DraftOffers({ owner }: Pick<DraftOfferProps, 'owner'>) {
  const offered = useEditor((state) => state.offered);
  return offered.map((draft) => <DraftOffer key={draft.savedAt} draft={draft} owner={owner} />);
}

/** The answer is meant for everything that says the same. */
function dropTwins(draft: AdDraft, owner: DraftOwner): void {
  for (const each of readDrafts(owner, draft.adType)) {
    if (isSameDraft(each, draft)) dropDrafts(owner, draft.adType, each.writer);
  }
}

/** What was unsaved when a window was closed or a browser crashed. */
function DraftOffer({ draft, owner }: DraftOfferProps) {
  const store = useEditorStore();
  const [openedAt] = useState(Date.now);
  const version = useEditor((state) => state.base.version);
  const isOld = draft.version !== null && version !== null && draft.version < version;
  const discard = () => {
    dropTwins(draft, owner);
    store.answerOffer(draft);
  };
  const restore = () => {
    store.restore({ adType: draft.adType, copy: draft.copy }, draft.version);
    discard();
  };
  return (
    <Alert
      title={fill(editorTexts.draftOffer, { when: timeAgo(draft.savedAt, openedAt) })}
      actions={
        <>
          <Button size="sm" variant="primary" onPress={restore}>
            {editorTexts.restoreDraft}
          </Button>
          <Button size="sm" onPress={discard}>
            {editorTexts.discardDraft}
          </Button>
        </>
      }
    >
      {isOld ? editorTexts.draftOutdated : null}
    </Alert>
  );
}
