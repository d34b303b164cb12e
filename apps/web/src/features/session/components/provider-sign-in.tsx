import { sessionTexts } from '@posthorn/domain/texts/session';
import { LogIn } from 'lucide-react';
import { PlainButton } from '../../../ui/actions/plain-button.tsx';
import { providerHref } from '../model/return-to.ts';

/** Reached after a sign-out or a refusal: going on by itself would sign the person in again. */
export function ProviderSignIn({ returnTo }: { returnTo: unknown }) {
  return (
    <>
      <h1 className="text-2xl font-semibold">{sessionTexts.signIn}</h1>
      <p className="mt-2 mb-8 text-lg text-text-2">{sessionTexts.organisationSignIn}</p>
      <PlainButton
        variant="primary"
        size="lg"
        icon={<LogIn />}
        onClick={() => window.location.assign(providerHref(returnTo))}
        className="w-full"
      >
        {sessionTexts.continueToSignIn}
      </PlainButton>
    </>
  );
}
