import { invitationTexts } from '@posthorn/domain/texts/invitation';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { ApiError, findingsIn, isGone } from '../../../lib/http/api-error.ts';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import { PlainButton } from '../../../ui/actions/plain-button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useSession } from '../../session/index.ts';

const titles: Record<string, string> = {
  'invitation.expired': invitationTexts.expiredTitle,
  'invitation.used': invitationTexts.usedTitle,
  'invitation.revoked': invitationTexts.revokedTitle,
  'invitation.otherPerson': invitationTexts.otherPersonTitle,
};

interface RefusedProps {
  error: Error;
  /** Where a person who signs in as someone else comes back to. */
  path: string;
  onRetry: () => void;
}

/** Why an invitation was not accepted, and what can be done about it. */
export function Refused({ error, path, onRetry }: RefusedProps) {
  const session = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const code = findingsIn(error)[0]?.code;
  const title =
    error instanceof ApiError && isGone(error) ? invitationTexts.unknownTitle : titles[code ?? ''];
  if (!title) return <ErrorState reason={<ErrorReason error={error} />} onRetry={onRetry} />;
  const isOtherPerson = code === 'invitation.otherPerson';
  const signInAsOther = () => {
    setLeaving(true);
    void session.signOut(path).finally(() => setLeaving(false));
  };
  return (
    <>
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p role="alert" className="mt-3 text-lg wrap-anywhere text-text-2">
        {error.message}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {isOtherPerson ? (
          <PlainButton
            variant="primary"
            icon={<LogIn />}
            isLoading={isLeaving}
            onClick={signInAsOther}
          >
            {invitationTexts.signInAsOther}
          </PlainButton>
        ) : null}
        <PlainButton onClick={() => window.location.assign('/')}>
          {invitationTexts.toPosthorn}
        </PlainButton>
      </div>
      {isOtherPerson ? (
        <p className="mt-4 text-sm text-text-2">{invitationTexts.afterSigningOut}</p>
      ) : null}
    </>
  );
}
