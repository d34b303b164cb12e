import { email as emailRule, firstFinding, required, sayFinding } from '@posthorn/domain';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';

interface EmailFormProps {
  isBusy: boolean;
  /** Why the server did not let this address in. */
  refusal?: string;
  onSubmit: (email: string) => void;
}

export function EmailForm({ isBusy, refusal, onSubmit }: EmailFormProps) {
  const [email, setEmail] = useState('');
  const [isTried, setTried] = useState(false);
  const finding = firstFinding(email.trim(), [required, emailRule], 'email');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!finding && !isBusy) onSubmit(email.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-2">
      <TextInput
        label="E-mail address"
        isLabelHidden
        type="email"
        autoComplete="email"
        placeholder="name@company.com"
        value={email}
        onChange={setEmail}
        error={isTried && finding ? sayFinding(finding) : refusal}
        className="flex-1"
      />
      <Button type="submit" variant="primary" isLoading={isBusy}>
        Sign in
      </Button>
    </form>
  );
}
