import { fill, INVITATION_DAYS } from '@posthorn/domain';
import { usersPageTexts } from '@posthorn/domain/texts/users-page';
import { useCan } from '../../accounts/index.ts';
import { ActiveUsers, ForAdmins, InviteForm, Visits } from '../../users/index.ts';
import { SettingsSections } from './settings-sections.tsx';

/** Who works in the account; editors read why they see no one. */
export function UsersTab() {
  const mayList = useCan('member.list');
  if (!mayList) return <ForAdmins />;
  return (
    <SettingsSections
      sections={[
        {
          id: 'active-users',
          title: usersPageTexts.activeUsers,
          description: usersPageTexts.activeUsersHint,
          content: <ActiveUsers />,
        },
        {
          id: 'add-new-user',
          title: usersPageTexts.addNewUser,
          description: fill(usersPageTexts.addNewUserHint, { days: INVITATION_DAYS }),
          content: <InviteForm />,
        },
        {
          id: 'visits',
          title: usersPageTexts.visits,
          description: usersPageTexts.visitsHint,
          content: <Visits />,
        },
      ]}
    />
  );
}
