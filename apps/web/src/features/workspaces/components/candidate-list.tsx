import { accountInitials, paletteIndex, say } from '@posthorn/domain';
import { Check } from 'lucide-react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { InitialsCircle } from '../../../ui/display/initials-circle.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { optionClass } from '../../../ui/overlays/layer-style.ts';
import type { Member } from '../../members/index.ts';

const ROW_PX = 52;
const VISIBLE_ROWS = 6;

interface CandidateListProps {
  candidates: readonly Member[];
  chosen: ReadonlySet<string>;
  onChoose: (keys: Selection) => void;
}

/** Everybody in the account who is not in the workspace; any number can be chosen. */
export function CandidateList({ candidates, chosen, onChoose }: CandidateListProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  if (candidates.length === 0) {
    return <p className="py-4 text-text-2">{say('workspace.everybodyIn')}</p>;
  }
  return (
    <Autocomplete filter={contains}>
      <SearchField label="Search users" placeholder="Search by name" autoFocus />
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: ROW_PX }}>
        <ListBox
          aria-label="Users"
          items={candidates}
          selectionMode="multiple"
          selectedKeys={chosen}
          onSelectionChange={onChoose}
          renderEmptyState={() => (
            <p className="px-1 py-4 text-text-2">{say('workspace.noSuchUser')}</p>
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
    </Autocomplete>
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
