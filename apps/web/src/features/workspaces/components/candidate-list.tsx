import { accountInitials, paletteIndex } from '@posthorn/domain';
import { workspaceTexts } from '@posthorn/domain/texts/workspace';
import { Check } from 'lucide-react';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useListSearch } from '../../../lib/pick-list/use-list-search.ts';
import { InitialsCircle } from '../../../ui/display/initials-circle.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { optionClass } from '../../../ui/overlays/layer-style.ts';
import type { Member } from '../../members/index.ts';

const ROW_PX = 52;
const VISIBLE_ROWS = 6;

interface CandidateListProps {
  candidates: readonly Member[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: Set<string>) => void;
}

/** Everyone in the account who is not in the workspace; any number can be chosen. */
export function CandidateList({ candidates, chosen, onChoose }: CandidateListProps) {
  const { found, list, search } = useListSearch(candidates);
  if (candidates.length === 0) {
    return <p className="py-4 text-text-2">{workspaceTexts.everyoneIn}</p>;
  }
  const choose = (keys: Selection) => {
    if (keys === 'all') return onChoose(new Set(found.map(({ id }) => id)));
    // The list knows only what it shows; people whom the search hides stay chosen.
    const shown = new Set(found.map(({ id }) => id));
    const hidden = [...chosen].filter((id) => !shown.has(id));
    onChoose(new Set([...hidden, ...([...keys] as string[])]));
  };
  return (
    <>
      <SearchField
        {...search}
        label={workspaceTexts.searchUsers}
        placeholder={workspaceTexts.searchByName}
        autoFocus
      />
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: ROW_PX }}>
        <ListBox
          ref={list}
          aria-label={workspaceTexts.users}
          items={found}
          selectionMode="multiple"
          selectedKeys={chosen}
          onSelectionChange={choose}
          renderEmptyState={() => (
            <p role="status" className="px-1 py-4 text-text-2">
              {workspaceTexts.noSuchUser}
            </p>
          )}
          style={{ height: Math.min(candidates.length, VISIBLE_ROWS) * ROW_PX }}
          className="mt-2 min-h-14 overflow-auto outline-none"
        >
          {(member) => (
            <ListBoxItem
              id={member.id}
              textValue={member.name}
              className={`${optionClass} group h-full`}
            >
              <CheckMark />
              <InitialsCircle
                initials={accountInitials(member.name)}
                colour={paletteIndex(member.id)}
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{member.name}</span>
                <span className="block truncate text-xs text-text-2">{member.email}</span>
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </>
  );
}

function CheckMark() {
  return (
    <span className="grid size-4 shrink-0 place-items-center rounded-xs border border-control group-data-selected:border-primary group-data-selected:bg-primary">
      <Check
        aria-hidden="true"
        className="hidden size-3 text-on-primary group-data-selected:block"
      />
    </span>
  );
}
