import { sayFinding, tidyLine, WORKSPACE_NAME_MAX, workspaceNameFindings } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { workspaceTexts } from '@posthorn/domain/texts/workspace';
import { type SubmitEvent, useState } from 'react';
import { errorText } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';

interface WorkspaceNameFormProps {
  title: string;
  initialName: string;
  confirmLabel: (name: string) => string;
  isBusy: boolean;
  /** Why the server did not take the name. */
  error: unknown;
  onCancel: () => void;
  onConfirm: (name: string) => void;
}

export function WorkspaceNameForm({
  title,
  initialName,
  confirmLabel,
  isBusy,
  error,
  onCancel,
  onConfirm,
}: WorkspaceNameFormProps) {
  const [name, setName] = useState(initialName);
  const finding = workspaceNameFindings(tidyLine(name))[0];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!finding && !isBusy) onConfirm(tidyLine(name));
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 p-4">
      <h2 className="text-lg font-semibold">{title}</h2>
      <TextInput
        label={workspaceTexts.name}
        value={name}
        onChange={setName}
        max={WORKSPACE_NAME_MAX}
        error={inlineError({ error, finding, isDirty: name !== initialName })}
        autoFocus
      />
      <div className="flex flex-col gap-2">
        <Button type="submit" variant="primary" isLoading={isBusy} isDisabled={Boolean(finding)}>
          {confirmLabel(name)}
        </Button>
        <Button isDisabled={isBusy} onPress={onCancel}>
          {commonTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

interface Findings {
  error: unknown;
  finding: ReturnType<typeof workspaceNameFindings>[number] | undefined;
  isDirty: boolean;
}

/** A field speaks only once it was changed; then its own rule comes before the server's. */
function inlineError({ error, finding, isDirty }: Findings): string | undefined {
  if (isDirty && finding) return sayFinding(finding);
  return error ? errorText(error) : undefined;
}
