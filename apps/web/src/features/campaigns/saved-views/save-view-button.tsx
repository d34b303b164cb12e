import { sayFinding, tooManyViewsFinding } from '@posthorn/domain';
import { savedViewsTexts } from '@posthorn/domain/texts/saved-views';
import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useAccount } from '../../accounts/index.ts';
import { useChosenColumns } from '../model/columns.ts';
import { useListView } from '../model/list-view.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { listToSave, savedViewsQuery } from './saved-view.ts';
import { useCreateView } from './use-saved-views.ts';

/** Keeps what the list is narrowed to and sorted by under a name; the menu of a saved view saves its own changes. */
export default function SaveViewButton() {
  const { id: accountId } = useAccount();
  const { data: views } = useQuery(savedViewsQuery(accountId));
  const view = useListView();
  const columns = useChosenColumns();
  const save = useCreateView();
  const [isAsked, setAsked] = useState(false);
  if (!views || views.some(({ id }) => id === view.saved)) return null;
  const tooMany = tooManyViewsFinding(views.filter(({ isOwn }) => isOwn).length);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<BookmarkPlus />}
        disabledReason={tooMany && sayFinding(tooMany)}
        onPress={() => setAsked(true)}
        className="shrink-0"
      >
        {savedViewsTexts.save}
      </Button>
      {isAsked ? (
        <SaveViewDialog
          view={undefined}
          isBusy={save.isPending}
          onSave={(given) => save.mutate({ ...given, list: listToSave(view, columns) })}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
