import { invitationPath, safeReturnPath } from '@posthorn/domain';
import { invitationTexts } from '@posthorn/domain/texts/invitation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { goTo } from '../../../lib/routes/page-layer.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { appConfigQuery, providerHref, SignInFrame, signInHref } from '../../session/index.ts';
import { acceptInvitation } from '../api/accept-invitation.ts';
import { Refused } from '../components/refused.tsx';

/** The link of an invitation ends here: it is accepted, or the person signs in first, or reads why not. */
export function AcceptPage() {
  useDocumentTitle(invitationTexts.acceptTitle);
  const { invitationId } = useParams({ from: '/invitations/$invitationId/accept' });
  const router = useRouter();
  const queryClient = useQueryClient();
  const path = invitationPath(invitationId);

  async function signIn(): Promise<void> {
    const { signIn: kind } = await queryClient.ensureQueryData(appConfigQuery);
    if (kind === 'local') await goTo(router, signInHref(path));
    else window.location.assign(providerHref(path));
  }

  const accepting = useMutation({
    mutationFn: async () => {
      const next = await acceptInvitation(invitationId);
      if (next === null) return signIn();
      // Loaded anew: the new account is among those that the page brings along.
      window.location.assign(safeReturnPath(next));
    },
  });
  const { mutate: accept } = accepting;
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === invitationId) return;
    asked.current = invitationId;
    accept();
  }, [accept, invitationId]);

  return (
    <SignInFrame>
      {accepting.isError ? (
        <Refused error={accepting.error} path={path} onRetry={() => accept()} />
      ) : (
        <div role="status" className="flex items-center gap-3">
          <Spinner />
          <h1 className="text-xl font-semibold">{invitationTexts.accepting}</h1>
        </div>
      )}
    </SignInFrame>
  );
}
