import { fill } from '@posthorn/domain';
import { accountTexts } from '@posthorn/domain/texts/account';
import { commonTexts } from '@posthorn/domain/texts/common';
import { sessionTexts } from '@posthorn/domain/texts/session';
import { LogOut } from 'lucide-react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { Me } from '../api/get-me.ts';
import { useSession } from '../model/session.ts';

/** Known to the product, but a member of nothing. */
export function NoAccountPage({ me }: { me: Me }) {
  const session = useSession();
  useDocumentTitle(accountTexts.noneSelected);
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{commonTexts.posthorn}</h1>
      <EmptyState
        headingLevel={2}
        illustration="no-access"
        title={accountTexts.noneSelected}
        action={
          <Button icon={<LogOut />} onPress={() => void session.signOut()}>
            {sessionTexts.signOut}
          </Button>
        }
      >
        {fill(sessionTexts.inNoAccountHint, { email: me.email })}
      </EmptyState>
    </main>
  );
}
