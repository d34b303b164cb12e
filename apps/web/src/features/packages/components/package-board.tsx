import { type Currency, isArchived } from '@posthorn/domain';
import { packagesPageTexts } from '@posthorn/domain/texts/packages-page';
import { useMemo, useState } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useRowFocus } from '../../campaigns/index.ts';
import type { Package } from '../api/list-packages.ts';
import type { PackageEditorState } from '../model/use-package-editor.ts';
import { AddButton } from './add-button.tsx';
import { ConflictAlert } from './conflict-alert.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PackageCard } from './package-card.tsx';
import type { Removal } from './package-menu.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** So many can be looked through by eye. */
const SEARCH_FROM = 9;

interface PackageBoardProps {
  packages: Package[];
  currency: Currency;
  editor: PackageEditorState;
}

export function PackageBoard({ packages, currency, editor }: PackageBoardProps) {
  const [removal, setRemoval] = useState<Removal>();
  const [isRemoving, setRemoving] = useState(false);
  const [wanted, setWanted] = useState('');
  const found = useFound(packages, wanted.trim(), editor.openId);
  const { className, ...focus } = useRowFocus(
    useMemo(() => found.map(({ id }) => id), [found]),
    isRemoving,
  );
  const list = (isIn: (one: Package) => boolean) =>
    found.filter(isIn).map((one) => (
      <PackageCard
        key={one.id}
        one={one}
        currency={currency}
        editor={editor}
        onRemove={(next) => {
          setRemoval(next);
          setRemoving(true);
        }}
      />
    ));
  const inUse = list((one) => !isArchived(one));
  const archived = list(isArchived);
  return (
    <>
      {packages.length >= SEARCH_FROM ? (
        <SearchField
          label={packagesPageTexts.search}
          placeholder={packagesPageTexts.search}
          value={wanted}
          onChange={setWanted}
          className="mb-4 w-full sm:w-72"
        />
      ) : null}
      {editor.changed && editor.conflict === 'deleted' ? (
        <div className="mb-4">
          <ConflictAlert
            conflict="deleted"
            current={editor.changed.seen}
            currency={currency}
            editor={editor}
          />
        </div>
      ) : null}
      <div {...focus} className={`flex flex-col gap-6 ${className}`}>
        {packages.length === 0 ? (
          <Card>
            <EmptyState
              headingLevel={2}
              title={packagesPageTexts.none}
              action={<AddButton editor={editor} />}
            >
              {packagesPageTexts.noneHint}
            </EmptyState>
          </Card>
        ) : null}
        {found.length > 0 ? (
          // One list: a card that is archived moves in it, and keeps the focus.
          <ul aria-label={packagesPageTexts.title} className="flex flex-col gap-3">
            {[...inUse, ...(archived.length > 0 ? [archivedHeading, ...archived] : [])]}
          </ul>
        ) : null}
        {packages.length > 0 && found.length === 0 ? (
          <Card>
            <EmptyState
              headingLevel={2}
              illustration="no-result"
              title={packagesPageTexts.noMatch}
              action={
                <Button onPress={() => setWanted('')}>{packagesPageTexts.clearSearch}</Button>
              }
            />
          </Card>
        ) : null}
      </div>
      <LeaveDialog editor={editor} />
      {removal ? (
        <RemoveDialog
          removal={removal}
          isOpen={isRemoving}
          isUnsaved={editor.isUnsaved(removal.one.id)}
          onClose={() => setRemoving(false)}
          onRemoved={() => editor.openId === removal.one.id && editor.close()}
        />
      ) : null}
    </>
  );
}

const archivedHeading = (
  <li key="archived" className="mt-3">
    <h2 className="text-base font-semibold">{packagesPageTexts.archivedList}</h2>
  </li>
);

/** By name. The one that is open stays in sight, whatever is looked for. */
function useFound(packages: Package[], wanted: string, openId: string | undefined): Package[] {
  const { contains } = useFilter({ sensitivity: 'base' });
  return useMemo(
    () =>
      packages.filter(({ id, name }) => wanted === '' || id === openId || contains(name, wanted)),
    [packages, wanted, openId, contains],
  );
}
