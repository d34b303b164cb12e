import { FEED_LOGIN_MAX, fill } from '@posthorn/domain';
import { jobListSetupTexts as texts } from '@posthorn/domain/texts/job-list-setup';
import { useState } from 'react';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import type { FeedDraft } from '../model/feed-draft.ts';

interface CredentialsDialogProps {
  feed: FeedDraft;
  isBusy: boolean;
  onSubmit: (credentials: { login: string; password?: string | undefined }) => void;
  onClose: () => void;
}

/** Asks for the login of a feed. It stays open until the feed accepts one. */
export function CredentialsDialog({ feed, isBusy, onSubmit, onClose }: CredentialsDialogProps) {
  const [login, setLogin] = useState(feed.login);
  const [password, setPassword] = useState('');
  const [isTyping, setTyping] = useState(false);
  const { result } = feed;
  const refused = result && !result.passedAuth.passed ? result.passedAuth.message : '';
  const error = refused && !isTyping && !isBusy ? { error: refused } : {};
  const keepsPassword = feed.hasPassword && login === feed.login && refused === '';
  return (
    <FormDialog
      title={texts.loginTitle}
      description={fill(texts.loginText, { url: feed.feedUrl })}
      submitLabel={texts.signIn}
      isBusy={isBusy}
      isReady={login !== '' && (password !== '' || keepsPassword)}
      onSubmit={() => {
        setTyping(false);
        onSubmit({ login, password: password === '' ? undefined : password });
      }}
      onClose={onClose}
    >
      <TextInput
        label={texts.login}
        autoComplete="off"
        autoFocus
        max={FEED_LOGIN_MAX}
        value={login}
        onChange={(typed) => {
          setTyping(true);
          setLogin(typed);
        }}
        {...error}
      />
      <TextInput
        label={texts.password}
        type="password"
        autoComplete="off"
        {...(keepsPassword && { description: texts.passwordKept })}
        value={password}
        onChange={(typed) => {
          setTyping(true);
          setPassword(typed);
        }}
        {...error}
      />
    </FormDialog>
  );
}
