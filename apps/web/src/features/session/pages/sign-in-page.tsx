import { sessionTexts } from '@posthorn/domain/texts/session';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { appConfigQuery } from '../api/get-app-config.ts';
import { LocalSignIn } from '../components/local-sign-in.tsx';
import { ProviderSignIn } from '../components/provider-sign-in.tsx';
import { SignInFrame } from '../components/sign-in-frame.tsx';
import { refusalText } from '../model/refusal-text.ts';

export function SignInPage() {
  useDocumentTitle(sessionTexts.signIn);
  const { data: config } = useQuery(appConfigQuery);
  const search = useSearch({ from: '/sign-in' });
  const refusal = refusalText(search.error);
  return (
    <SignInFrame>
      {refusal ? (
        <Alert kind="error" isLive className="mb-6">
          {refusal}
        </Alert>
      ) : null}
      {config?.signIn === 'oidc' ? <ProviderSignIn returnTo={search.return_to} /> : null}
      {config?.signIn === 'local' ? <LocalSignIn returnTo={search.return_to} /> : null}
    </SignInFrame>
  );
}
