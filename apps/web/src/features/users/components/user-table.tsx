import { fill } from '@posthorn/domain';
import { usersPageTexts } from '@posthorn/domain/texts/users-page';
import { History } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { useIsNear } from '../../../lib/page/use-is-near.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { tableRoles } from '../../../ui/display/table-roles.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import type { Member } from '../../members/index.ts';
import { findUsers } from '../model/find-users.ts';
import { namesByInviter } from '../model/names-by-inviter.ts';
import { ActivityDialog } from './activity-dialog.tsx';
import { UserRow } from './user-row.tsx';

/** So many rows are drawn at first, and more whenever the reader comes near the last. */
const STEP = 50;
/** With fewer people a search box is in the way. */
const SEARCHED_FROM = 8;

const columns = 'sm:[--columns:minmax(0,5fr)_5rem_minmax(0,6fr)_2.25rem]';
const headClass = 'text-left text-sm font-medium text-text-2';

interface UserTableProps {
  users: readonly Member[];
  ownId: string | undefined;
}

export function UserTable({ users, ownId }: UserTableProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const [text, setText] = useState('');
  const [isLogOpen, setLogOpen] = useState(false);
  const invitedBy = useMemo(() => namesByInviter(users), [users]);
  const found = findUsers(users, text, contains);
  const adminCount = users.filter(({ role, isPending }) => role === 'admin' && !isPending).length;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {users.length >= SEARCHED_FROM ? (
          <SearchField
            label={usersPageTexts.search}
            placeholder={usersPageTexts.searchHint}
            value={text}
            onChange={setText}
            className="w-full sm:w-72"
          />
        ) : null}
        <p role="status" className="text-sm text-text-2">
          {fill(usersPageTexts.shownOf, { n: found.length })}
        </p>
        <Button
          size="sm"
          variant="quiet"
          icon={<History />}
          onPress={() => setLogOpen(true)}
          className="ml-auto"
        >
          {usersPageTexts.recentChanges}
        </Button>
      </div>
      {isLogOpen ? <ActivityDialog onClose={() => setLogOpen(false)} /> : null}
      {found.length === 0 ? (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4">
          <p className="text-text-2">{usersPageTexts.nothingFound}</p>
          <Button size="sm" onPress={() => setText('')}>
            {usersPageTexts.clearSearch}
          </Button>
        </div>
      ) : (
        // Another search begins at the top again.
        <Rows
          key={text}
          users={found}
          ownId={ownId}
          adminCount={adminCount}
          invitedBy={invitedBy}
        />
      )}
    </div>
  );
}

const noOne: readonly string[] = [];

interface RowsProps extends UserTableProps {
  adminCount: number;
  invitedBy: ReadonlyMap<string, readonly string[]>;
}

function Rows({ users, ownId, adminCount, invitedBy }: RowsProps) {
  const [drawn, setDrawn] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(end, '0px 0px 600px', drawn);
  const isMore = drawn < users.length;
  useEffect(() => {
    if (isNear && isMore) setDrawn(drawn + STEP);
  }, [isNear, isMore, drawn]);
  return (
    <>
      <table
        {...tableRoles.table}
        aria-label={usersPageTexts.users}
        aria-rowcount={isMore ? users.length + 1 : undefined}
        className={`block rounded-card border border-line bg-surface ${columns}`}
      >
        <thead {...tableRoles.group} className="block border-b border-line max-sm:sr-only">
          <tr
            {...tableRoles.row}
            className="grid h-10 grid-cols-(--columns) items-center gap-x-3 px-4"
          >
            {[usersPageTexts.user, usersPageTexts.role, usersPageTexts.workspaces].map((label) => (
              <th key={label} {...tableRoles.head} scope="col" className={headClass}>
                {label}
              </th>
            ))}
            <th {...tableRoles.head} scope="col">
              <VisuallyHidden>{usersPageTexts.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="block divide-y divide-line">
          {users.slice(0, drawn).map((user) => (
            <UserRow
              key={user.id}
              user={user}
              isOneself={user.id === ownId}
              adminCount={adminCount}
              invited={invitedBy.get(user.id) ?? noOne}
            />
          ))}
        </tbody>
      </table>
      <div ref={end} />
    </>
  );
}
