import { deviceName, fill } from '@posthorn/domain';
import { profileTexts } from '@posthorn/domain/texts/profile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../../lib/query/answered.tsx';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type OwnSession, ownSessionsQuery, useEndSessions } from '../api/own-sessions.ts';
import { ProfileSection } from './profile-section.tsx';

const momentOf = (instant: string) => ({ date: dateText(instant), time: timeText(instant) });

/** The browsers and devices in which the person is signed in; each but this one can be signed out. */
export function SessionsSection() {
  const query = useQuery(ownSessionsQuery);
  const ending = useEndSessions();
  const [isAsking, setAsking] = useState(false);
  const hasOthers = query.data?.some(({ isCurrent }) => !isCurrent) ?? false;

  const end = (sessionId: string | null, said: string) =>
    ending.mutate(sessionId, {
      onSuccess: () => {
        setAsking(false);
        notify.success(said);
      },
    });

  return (
    <ProfileSection
      id="profile-sessions"
      title={profileTexts.sessions}
      hint={profileTexts.sessionsHint}
      action={
        hasOthers ? (
          <Button size="sm" onPress={() => setAsking(true)}>
            {profileTexts.signOutEverywhereElse}
          </Button>
        ) : null
      }
    >
      <Answered
        query={query}
        skeleton={<SkeletonRows rowHeight={56} label={profileTexts.loadingSessions} />}
      >
        {(sessions) => (
          <ul className="flex flex-col divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={ending.isPending && ending.variables === session.id}
                onEnd={(device) => end(session.id, fill(profileTexts.signedOutThere, { device }))}
              />
            ))}
          </ul>
        )}
      </Answered>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={profileTexts.signOutEverywhereElseQuestion}
        confirmLabel={profileTexts.signOutEverywhereElse}
        isLoading={ending.isPending}
        onConfirm={() => end(null, profileTexts.signedOutElsewhere)}
      >
        {profileTexts.signOutEverywhereElseMeans}
      </ConfirmDialog>
    </ProfileSection>
  );
}

interface SessionRowProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd: (device: string) => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { userAgent, startedAt, lastUsedAt, isCurrent } = session;
  const device = deviceName(userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {isCurrent ? <Tag tone="success">{profileTexts.thisBrowser}</Tag> : null}
        </p>
        <p className="text-sm text-text-2 tabular">
          {fill(profileTexts.signedIn, momentOf(startedAt))},{' '}
          {fill(profileTexts.lastUsed, momentOf(lastUsedAt))}
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          size="sm"
          isLoading={isEnding}
          aria-label={fill(profileTexts.signOutOn, { device })}
          onPress={() => onEnd(device)}
        >
          {profileTexts.signOutThere}
        </Button>
      )}
    </li>
  );
}
