import { usersPageTexts } from '@posthorn/domain/texts/users-page';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../lib/query/answered.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useAccount } from '../../accounts/index.ts';
import { membersQuery } from '../../members/index.ts';
import { meQuery } from '../../session/index.ts';
import { UserTable } from './user-table.tsx';

/** For admins: the list is not asked for by anyone else. */
export function ActiveUsers() {
  const { id } = useAccount();
  const members = useQuery(membersQuery(id));
  const { data: me } = useQuery(meQuery);
  return (
    <Answered
      query={members}
      skeleton={<SkeletonRows rowHeight={64} label={usersPageTexts.loading} />}
    >
      {(users) => <UserTable users={users} ownId={me?.id} />}
    </Answered>
  );
}
