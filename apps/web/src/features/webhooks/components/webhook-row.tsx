import { fill, webhookEvents } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { webhooksTexts } from '@posthorn/domain/texts/webhooks';
import { ListChecks, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dateText } from '../../../lib/time/format.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Switch } from '../../../ui/choice/switch.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useChangeWebhook, useDeleteWebhook, type Webhook } from '../api/webhooks.ts';
import { DeliveriesDialog, StateTag } from './deliveries-dialog.tsx';
import { EditWebhookDialog } from './webhook-dialogs.tsx';

type Layer = 'deliveries' | 'edit' | 'delete';

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const [layer, setLayer] = useState<Layer>();
  const change = useChangeWebhook(webhook);
  const deleting = useDeleteWebhook(webhook);
  const { url, events, isOn, lastState, createdBy, createdAt } = webhook;
  const close = () => setLayer(undefined);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">{url}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-text-2">
          {events.length === webhookEvents.length
            ? webhooksTexts.all
            : fill(webhooksTexts.count, { n: events.length })}
          {lastState ? <StateTag state={lastState} /> : null}
        </p>
        <p className="text-xs text-text-3">
          {fill(webhooksTexts.by, { name: createdBy, date: dateText(createdAt) })}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <Switch
          isLabelHidden
          isSelected={isOn}
          isDisabled={change.isPending}
          onChange={(next) => change.mutate({ isOn: next })}
        >
          {fill(webhooksTexts.isOn, { url })}
        </Switch>
        <IconButton
          icon={<ListChecks />}
          label={fill(webhooksTexts.deliveriesOf, { url })}
          tooltip={webhooksTexts.showDeliveries}
          onPress={() => setLayer('deliveries')}
        />
        <IconButton
          icon={<Pencil />}
          label={fill(webhooksTexts.edit, { url })}
          onPress={() => setLayer('edit')}
        />
        <IconButton
          icon={<Trash2 />}
          label={fill(webhooksTexts.delete, { url })}
          onPress={() => setLayer('delete')}
        />
      </div>
      {layer === 'deliveries' ? <DeliveriesDialog webhook={webhook} onClose={close} /> : null}
      {layer === 'edit' ? <EditWebhookDialog webhook={webhook} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={layer === 'delete'}
        onOpenChange={(isOpen) => isOpen || close()}
        title={webhooksTexts.deleteTitle}
        tone="danger"
        confirmLabel={commonTexts.delete}
        isLoading={deleting.isPending}
        onConfirm={() =>
          deleting.mutate(undefined, {
            onSuccess: () => notify.success(webhooksTexts.deleted),
            onSettled: close,
          })
        }
      >
        <span className="wrap-anywhere">{fill(webhooksTexts.deleteText, { url })}</span>
      </ConfirmDialog>
    </li>
  );
}
