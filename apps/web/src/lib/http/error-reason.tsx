import { fill } from '@posthorn/domain';
import { requestTexts } from '@posthorn/domain/texts/request';
import { PlainButton } from '../../ui/actions/plain-button.tsx';
import { copyId } from '../toast/copy-id.ts';
import { ApiError, errorText } from './api-error.ts';

/** Why something failed, and the id of the request where a person may be asked for it. */
export function ErrorReason({ error }: { error: unknown }) {
  const id = error instanceof ApiError ? error.idForSupport : undefined;
  if (!id) return errorText(error);
  return (
    <>
      {errorText(error)}
      <span className="mt-2 flex flex-wrap items-center justify-center gap-2 text-sm wrap-anywhere">
        {fill(requestTexts.id, { id })}
        <PlainButton size="sm" onClick={() => void copyId(id)}>
          {requestTexts.copyId}
        </PlainButton>
      </span>
    </>
  );
}
