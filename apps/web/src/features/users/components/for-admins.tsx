import { usersPageTexts } from '@posthorn/domain/texts/users-page';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';

/** What an editor sees in place of the users. */
export function ForAdmins() {
  return (
    <Card>
      <EmptyState headingLevel={2} illustration="no-access" title={usersPageTexts.forAdmins}>
        {usersPageTexts.forAdminsHint}
      </EmptyState>
    </Card>
  );
}
