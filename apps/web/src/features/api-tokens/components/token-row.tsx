import { fill, tokenRightLabels } from '@posthorn/domain';
import { apiTokensTexts } from '@posthorn/domain/texts/api-tokens';
import { commonTexts } from '@posthorn/domain/texts/common';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { realNow } from '../../../lib/time/clock.ts';
import { dateText } from '../../../lib/time/format.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { type ApiToken, useDeleteToken } from '../api/tokens.ts';

export function TokenRow({ token }: { token: ApiToken }) {
  const [isDeleting, setDeleting] = useState(false);
  const deleting = useDeleteToken();
  const { name, beginning, rights, createdBy, createdAt, expiresAt, lastUsedAt } = token;
  const hasEnded = Date.parse(expiresAt) <= realNow();
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          <code className="text-xs text-text-3">{beginning}…</code>
          <Tag size="sm" tone={hasEnded ? 'red' : 'gray'}>
            {fill(hasEnded ? apiTokensTexts.ended : apiTokensTexts.endsOn, {
              date: dateText(expiresAt),
            })}
          </Tag>
        </p>
        <p className="text-sm text-text-2">
          {rights.map((right) => tokenRightLabels[right]).join(' · ')}
        </p>
        <p className="text-xs text-text-3">
          {fill(apiTokensTexts.by, { name: createdBy, date: dateText(createdAt) })}
          {' · '}
          {lastUsedAt
            ? fill(apiTokensTexts.lastUse, { date: dateText(lastUsedAt) })
            : apiTokensTexts.neverUsed}
        </p>
      </div>
      <IconButton
        icon={<Trash2 />}
        label={fill(apiTokensTexts.delete, { name })}
        onPress={() => setDeleting(true)}
      />
      <ConfirmDialog
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        title={fill(apiTokensTexts.deleteTitle, { name })}
        tone="danger"
        confirmLabel={commonTexts.delete}
        isLoading={deleting.isPending}
        onConfirm={() =>
          deleting.mutate(token, {
            onSuccess: () => notify.success(fill(apiTokensTexts.deleted, { name })),
            onSettled: () => setDeleting(false),
          })
        }
      >
        {apiTokensTexts.deleteText}
      </ConfirmDialog>
    </li>
  );
}
