import { email as emailRule, firstFinding, required } from '@posthorn/domain';
import { fieldTexts } from '@posthorn/domain/texts/field';
import { sessionTexts } from '@posthorn/domain/texts/session';
import { type SubmitEvent, useId, useState } from 'react';
import { PlainButton } from '../../../ui/actions/plain-button.tsx';
import { fieldBox, fieldHeights, fieldInput, fieldRoot } from '../../../ui/fields/field-style.ts';
import { NoteText, noteClasses } from '../../../ui/fields/note-text.tsx';
import { cx } from '../../../ui/lib/cx.ts';

interface EmailFormProps {
  isBusy: boolean;
  /** Why the server did not let this address in. */
  refusal?: string;
  onSubmit: (email: string) => void;
}

export function EmailForm({ isBusy, refusal, onSubmit }: EmailFormProps) {
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const errorId = useId();
  const finding = firstFinding(email.trim(), [required, emailRule], 'email');
  // Named one by one: sayFinding would bring the words of every rule to the sign-in page.
  const wrong = finding?.code === 'field.email' ? fieldTexts.email : fieldTexts.required;
  const error = isTried && finding ? wrong : refusal;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!finding && !isBusy) onSubmit(email.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-2">
      <div data-invalid={error ? true : undefined} className={cx(fieldRoot, 'flex-1')}>
        <div className={cx(fieldBox, fieldHeights.md)}>
          <input
            type="email"
            autoComplete="email"
            aria-label={sessionTexts.eMailAddress}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            placeholder={sessionTexts.nameCompanyCom}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            className={cx(fieldInput, 'h-full')}
          />
        </div>
        {error ? (
          <div id={errorId} className={cx(noteClasses.error, 'text-xs wrap-anywhere')}>
            <NoteText kind="error" text={error} />
          </div>
        ) : null}
      </div>
      <PlainButton type="submit" variant="primary" isLoading={isBusy}>
        {sessionTexts.signIn}
      </PlainButton>
    </form>
  );
}
