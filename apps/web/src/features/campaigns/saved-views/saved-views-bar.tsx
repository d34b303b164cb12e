import { fill } from '@posthorn/domain';
import { savedViewsTexts } from '@posthorn/domain/texts/saved-views';
import { Check, ChevronDown, Pencil, Star, Trash2, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../ui/overlays/menu-item.tsx';
import { useChosenColumns } from '../model/columns.ts';
import { useListView } from '../model/list-view.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { isAsSaved, listToSave, type SavedView } from './saved-view.ts';
import { ALL_CAMPAIGNS, useFocusOnTab } from './tab-focus.ts';
import { useSavedViews } from './use-saved-views.ts';

/** The saved views as tabs above the list, once there are any; the one that is shown has a menu of its own. */
export default function SavedViewsBar() {
  const { views, show, save, remove, toggleDefault } = useSavedViews();
  const view = useListView();
  const columns = useChosenColumns();
  const [asked, setAsked] = useState<'change' | 'delete'>();
  const current = views.find(({ id }) => id === view.saved);
  const isChanged = current !== undefined && !isAsSaved(current, view, columns);
  const close = () => setAsked(undefined);
  const keep = ({
    id,
    name,
    isShared,
    list,
  }: Pick<SavedView, 'id' | 'name' | 'isShared' | 'list'>) =>
    save.mutate({ id, name, isShared, list }, { onSuccess: close });

  useFocusOnTab();
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
              onSave={() => keep({ ...one, list: listToSave(view, columns) })}
              onChange={() => setAsked('change')}
              onToggleDefault={() => toggleDefault.mutate(one)}
              onDelete={() => setAsked('delete')}
            />
          ) : null}
        </span>
      ))}
      {asked === 'change' && current ? (
        <SaveViewDialog
          view={current}
          isBusy={save.isPending}
          onSave={(body) => keep({ ...current, ...body })}
          onClose={close}
        />
      ) : null}
      {current ? (
        <ConfirmDialog
          isOpen={asked === 'delete'}
          onOpenChange={(isOpen) => isOpen || close()}
          title={fill(savedViewsTexts.deleteTitle, { name: current.name })}
          confirmLabel={savedViewsTexts.delete}
          tone="danger"
          isLoading={remove.isPending}
          onConfirm={() => remove.mutate(current, { onSettled: close })}
        >
          {current.isShared ? savedViewsTexts.deleteShared : savedViewsTexts.deleteText}
        </ConfirmDialog>
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
  onChange: () => void;
  onToggleDefault: () => void;
  onDelete: () => void;
}

function ViewMenu({ view, isChanged, onSave, onChange, onToggleDefault, onDelete }: ViewMenuProps) {
  const { name, isChangeable, isDefault } = view;
  return (
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
      <MenuItem icon={<Star />} onAction={onToggleDefault}>
        {isDefault ? savedViewsTexts.clearDefault : savedViewsTexts.setDefault}
      </MenuItem>
      {isChangeable ? (
        <MenuItem icon={<Pencil />} onAction={onChange}>
          {savedViewsTexts.rename}
        </MenuItem>
      ) : null}
      {isChangeable ? (
        <MenuItem icon={<Trash2 />} tone="danger" onAction={onDelete}>
          {savedViewsTexts.delete}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
