import { fill } from '@posthorn/domain';
import { savedViewsTexts } from '@posthorn/domain/texts/saved-views';
import { Check, ChevronDown, Pencil, Star, Trash2, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { useChosenColumns } from '../model/columns.ts';
import { useListView } from '../model/list-view.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { isAsSaved, listToSave, type SavedView } from './saved-view.ts';
import { ALL_CAMPAIGNS, useFocusOnTab } from './tab-focus.ts';
import {
  useChangeView,
  useDeleteView,
  useSavedViews,
  useToggleDefaultView,
} from './use-saved-views.ts';
import { useSeenView } from './use-seen-view.ts';

type ViewChange = Partial<Pick<SavedView, 'name' | 'isShared' | 'list'>>;

/** The saved views as tabs above the list, once there are any; the one that is shown has a menu of its own. */
export default function SavedViewsBar() {
  const { views, show } = useSavedViews();
  const changing = useChangeView();
  const view = useListView();
  const columns = useChosenColumns();
  const current = views.find(({ id }) => id === view.saved);
  const [seen, see] = useSeenView(current, show);
  const [renaming, setRenaming] = useState<SavedView>();
  const isChanged = current !== undefined && !isAsSaved(current, view, columns);

  /** A newer version that a change was refused for has been seen then: the next one is meant. */
  const save = (before: SavedView, change: ViewChange, done?: () => void) =>
    changing.mutate(
      { seen: before, change },
      {
        onSuccess: done,
        onError(error) {
          const newer = staleAnswer('updateSavedView', error);
          if (!newer) return;
          see(newer);
          if (done) setRenaming(newer);
        },
      },
    );

  useFocusOnTab(views.length > 0);
  if (views.length === 0) return null;
  return (
    <nav aria-label={savedViewsTexts.views} className="flex items-center gap-5 overflow-x-auto">
      <Tab id={ALL_CAMPAIGNS} isCurrent={current === undefined} onPress={() => show(undefined)}>
        {savedViewsTexts.all}
      </Tab>
      {views.map((one) => (
        <span key={one.id} className="flex shrink-0 items-center">
          <Tab id={one.id} isCurrent={one === current} onPress={() => show(one)}>
            {one.isShared ? (
              <Users role="img" aria-label={savedViewsTexts.shared} className="size-3.5" />
            ) : null}
            <span className="max-w-48 truncate">{one.name}</span>
            {one === current && isChanged ? (
              <span
                role="img"
                aria-label={savedViewsTexts.changed}
                title={savedViewsTexts.changed}
                className="size-1.5 rounded-full bg-orange"
              />
            ) : null}
          </Tab>
          {one === current ? (
            <ViewMenu
              view={one}
              isChanged={isChanged}
              onSave={() => save(seen ?? one, { list: listToSave(view, columns) })}
              onRename={() => setRenaming(one)}
            />
          ) : null}
        </span>
      ))}
      {renaming ? (
        <SaveViewDialog
          view={renaming}
          isBusy={changing.isPending}
          onSave={(given) => save(renaming, given, () => setRenaming(undefined))}
          onClose={() => setRenaming(undefined)}
        />
      ) : null}
    </nav>
  );
}

interface TabProps {
  id: string;
  isCurrent: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tab({ id, isCurrent, onPress, children }: TabProps) {
  return (
    <button
      type="button"
      data-view={id}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onPress}
      className={`flex h-9 shrink-0 cursor-pointer items-center gap-1.5 border-b-2 px-0.5 text-sm font-medium whitespace-nowrap -outline-offset-2 pointer-coarse:h-11 ${isCurrent ? 'border-primary text-primary' : 'border-transparent text-text-2 hover:text-text'}`}
    >
      {children}
    </button>
  );
}

interface ViewMenuProps {
  view: SavedView;
  isChanged: boolean;
  onSave: () => void;
  onRename: () => void;
}

/** It is there for the view that is shown, and its question whether to delete that view goes with it. */
function ViewMenu({ view, isChanged, onSave, onRename }: ViewMenuProps) {
  const { name, isChangeable, isDefault } = view;
  const toggleDefault = useToggleDefaultView();
  const deletion = useDeleteView();
  /** As it was when the question was asked: another person's newer version is not deleted unseen. */
  const [deleting, setDeleting] = useState<SavedView>();
  return (
    <>
      <Menu
        placement="bottom start"
        trigger={
          <IconButton
            icon={<ChevronDown />}
            label={fill(savedViewsTexts.actions, { name })}
            size="sm"
            variant="quiet"
            hasTooltip={false}
          />
        }
      >
        {isChangeable && isChanged ? (
          <MenuItem icon={<Check />} onAction={onSave}>
            {fill(savedViewsTexts.saveChanges, { name })}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Star />} onAction={() => toggleDefault.mutate(view)}>
          {isDefault ? savedViewsTexts.clearDefault : savedViewsTexts.setDefault}
        </MenuItem>
        {isChangeable ? (
          <MenuItem icon={<Pencil />} onAction={onRename}>
            {savedViewsTexts.rename}
          </MenuItem>
        ) : null}
        {isChangeable ? (
          <MenuItem icon={<Trash2 />} tone="danger" onAction={() => setDeleting(view)}>
            {savedViewsTexts.delete}
          </MenuItem>
        ) : null}
      </Menu>
      {deleting ? (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setDeleting(undefined)}
          title={fill(savedViewsTexts.deleteTitle, { name: deleting.name })}
          confirmLabel={savedViewsTexts.delete}
          tone="danger"
          isLoading={deletion.isPending}
          onConfirm={() => deletion.mutate(deleting, { onSettled: () => setDeleting(undefined) })}
        >
          {deleting.isShared ? savedViewsTexts.deleteShared : savedViewsTexts.deleteText}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
