import { accountTexts } from '@posthorn/domain/texts/account';
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
      <h1 className="sr-only">Posthorn</h1>
      <EmptyState
        headingLevel={2}
        illustration="no-access"
        title={accountTexts.noneSelected}
        action={
          <Button icon={<LogOut />} onPress={() => void session.signOut()}>
            Sign out
          </Button>
        }
      >
        You are signed in as {me.email}, but do not belong to any account yet. Ask an admin of your
        organisation to add you.
      </EmptyState>
    </main>
  );
}
