import { fill } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { useDebounced } from '../../../lib/page/use-debounced.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { LoadMore } from '../../../lib/query/load-more.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { managedAccountsQuery, useRefreshMaster } from '../api/accounts.ts';
import { AccountTable } from '../components/account-table.tsx';
import { type Created, CreatedDialog } from '../components/created-dialog.tsx';
import { NewAccountDialog } from '../components/new-account-dialog.tsx';
import { NewMasterAccountDialog } from '../components/new-master-account-dialog.tsx';

/** A search waits for a pause in typing. */
const RESTING_MS = 300;

const kinds = [
  { id: 'current', label: texts.current },
  { id: 'archived', label: texts.archived },
] as const;

/** Where a master admin begins: all accounts, and the way to make another. */
export function AccountsPage() {
  useDocumentTitle(texts.masterAccount);
  const [isCreating, setCreating] = useState<'account' | 'masterAccount'>();
  const [created, setCreated] = useState<Created>();
  const refresh = useRefreshMaster();
  const dialog = {
    onClose: () => setCreating(undefined),
    onCreated: (result: Created) => {
      setCreating(undefined);
      setCreated(result);
      void refresh();
    },
  };
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-xl font-semibold">{texts.welcome}</h1>
          <p className="mt-1 text-text-2">{texts.welcomeHint}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onPress={() => setCreating('masterAccount')}>{texts.createMasterAccount}</Button>
          <Button variant="primary" icon={<Plus />} onPress={() => setCreating('account')}>
            {texts.createAccount}
          </Button>
        </div>
      </header>
      <Accounts />
      {isCreating === 'account' ? <NewAccountDialog {...dialog} /> : null}
      {isCreating === 'masterAccount' ? <NewMasterAccountDialog {...dialog} /> : null}
      {created ? <CreatedDialog {...created} onClose={() => setCreated(undefined)} /> : null}
    </div>
  );
}

function Accounts() {
  const [text, setText] = useState('');
  const [kind, setKind] = useState<(typeof kinds)[number]['id']>('current');
  const search = useDebounced(text.trim(), RESTING_MS);
  const isArchived = kind === 'archived';
  const query = useInfiniteQuery(managedAccountsQuery(search, isArchived));
  return (
    <section aria-label={texts.accounts} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          value={text}
          onChange={setText}
          className="w-full sm:w-72"
        />
        <SegmentedControl label={texts.which} segments={kinds} value={kind} onChange={setKind} />
        <p role="status" className="text-sm text-text-2">
          {query.data ? fill(texts.shownOf, { n: query.data.total }) : null}
        </p>
      </div>
      <Answered query={query} skeleton={<SkeletonRows rowHeight={60} label={texts.loading} />}>
        {({ accounts }) =>
          accounts.length > 0 ? (
            <AccountTable accounts={accounts} />
          ) : (
            <Card>
              <NoAccounts
                {...{ search, isArchived }}
                onClear={() => setText('')}
                onCurrent={() => setKind('current')}
              />
            </Card>
          )
        }
      </Answered>
      <LoadMore query={query} label={texts.more} />
    </section>
  );
}

interface NoAccountsProps {
  search: string;
  isArchived: boolean;
  onClear: () => void;
  /** Leaves the archived ones. */
  onCurrent: () => void;
}

function NoAccounts({ search, isArchived, onClear, onCurrent }: NoAccountsProps) {
  if (search !== '') {
    return (
      <EmptyState
        headingLevel={2}
        title={fill(texts.nothingFound, { search })}
        action={<Button onPress={onClear}>{texts.clearSearch}</Button>}
      />
    );
  }
  if (isArchived) {
    return (
      <EmptyState
        headingLevel={2}
        title={texts.noArchived}
        action={<Button onPress={onCurrent}>{texts.showCurrent}</Button>}
      />
    );
  }
  return (
    <EmptyState headingLevel={2} title={texts.noAccounts}>
      {texts.noAccountsHint}
    </EmptyState>
  );
}
