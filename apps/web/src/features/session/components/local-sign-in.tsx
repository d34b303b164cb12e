import { sessionTexts } from '@posthorn/domain/texts/session';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { errorText } from '../../../lib/http/api-error.ts';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import { dropFirstAnswers } from '../../../lib/http/first-answers.ts';
import { goTo } from '../../../lib/routes/page-layer.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { localPeopleQuery } from '../api/list-local-people.ts';
import { signInLocally } from '../api/sign-in-locally.ts';
import { loginMark } from '../model/login-mark.ts';
import { returnTo as safe } from '../model/return-to.ts';
import { EmailForm } from './email-form.tsx';
import { PersonCard } from './person-card.tsx';

interface Attempt {
  email: string;
  /** A refusal is shown where the attempt was made. */
  from: 'card' | 'form';
}

/** Without an identity provider: one of the known people, or an e-mail address. */
export function LocalSignIn({ returnTo }: { returnTo: unknown }) {
  const people = useQuery(localPeopleQuery);
  const router = useRouter();
  const signIn = useMutation({
    mutationFn: ({ email }: Attempt) => signInLocally(email),
    onSuccess: () => {
      dropFirstAnswers();
      loginMark.set(true);
      return goTo(router, safe(returnTo));
    },
  });
  return (
    <>
      <h1 className="text-2xl font-semibold">{sessionTexts.signIn}</h1>
      <p className="mt-2 mb-6 text-text-2">{sessionTexts.localSignIn}</p>
      {signIn.isError && signIn.variables.from === 'card' ? (
        <Alert kind="error" isLive className="mb-4">
          {errorText(signIn.error)}
        </Alert>
      ) : null}
      {people.isPending ? (
        <SkeletonRows rows={4} rowHeight={72} label={sessionTexts.loadingPeople} />
      ) : null}
      {people.isError ? (
        <ErrorState
          reason={<ErrorReason error={people.error} />}
          onRetry={() => void people.refetch()}
          isRetrying={people.isFetching}
        />
      ) : null}
      <ul className="flex flex-col gap-2">
        {people.data?.map((person) => (
          <li key={person.email}>
            <PersonCard
              person={person}
              isBusy={signIn.isPending && signIn.variables.email === person.email}
              isDisabled={signIn.isPending}
              onChoose={() => signIn.mutate({ email: person.email, from: 'card' })}
            />
          </li>
        ))}
      </ul>
      <div className="my-6 flex items-center gap-3 text-xs text-text-3">
        <span className="h-px flex-1 bg-line" />
        {sessionTexts.orByEmail}
        <span className="h-px flex-1 bg-line" />
      </div>
      <EmailForm
        isBusy={signIn.isPending}
        refusal={
          signIn.isError && signIn.variables.from === 'form' ? errorText(signIn.error) : undefined
        }
        onSubmit={(email) => signIn.mutate({ email, from: 'form' })}
      />
    </>
  );
}
