import {
  mendedAddress,
  notificationKindSpecs,
  notificationKinds,
  type WebhookEvent,
  webhookEventOf,
  webhookEvents,
} from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { webhooksTexts } from '@posthorn/domain/texts/webhooks';
import { useState } from 'react';
import { ApiError } from '../../../lib/http/api-error.ts';
import { mendOnLeaving } from '../../../lib/page/mend-on-leaving.ts';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { CheckboxGroup } from '../../../ui/choice/checkbox-group.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { SecretDialog } from '../../api-tokens/index.ts';
import { useAddWebhook, useChangeWebhook, type Webhook } from '../api/webhooks.ts';

/** Adds an address, and shows its secret this once. */
export function AddWebhookDialog({ onClose }: { onClose: () => void }) {
  const add = useAddWebhook();
  if (add.data) {
    return (
      <SecretDialog
        title={webhooksTexts.made}
        text={webhooksTexts.madeText}
        label={webhooksTexts.secret}
        secret={add.data.secret}
        copied={webhooksTexts.copied}
        onClose={onClose}
      />
    );
  }
  return (
    <WebhookForm
      title={webhooksTexts.addTitle}
      submit={webhooksTexts.add}
      values={{ url: '', events: [...webhookEvents] }}
      isBusy={add.isPending}
      error={add.error}
      onSubmit={(values) => add.mutate(values)}
      onClose={onClose}
    />
  );
}

interface EditWebhookDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

export function EditWebhookDialog({ webhook, onClose }: EditWebhookDialogProps) {
  const change = useChangeWebhook(webhook);
  return (
    <WebhookForm
      title={webhooksTexts.editTitle}
      submit={commonTexts.save}
      values={{ url: webhook.url, events: webhook.events }}
      isBusy={change.isPending}
      error={change.error}
      onSubmit={(values) => change.mutate(values, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

interface Values {
  url: string;
  events: WebhookEvent[];
}

interface WebhookFormProps {
  title: string;
  submit: string;
  values: Values;
  isBusy: boolean;
  error: Error | null;
  onSubmit: (values: Values) => void;
  onClose: () => void;
}

/** What an address may be depends on where the product runs, so the server says what is wrong with it. */
function WebhookForm({
  title,
  submit,
  values,
  isBusy,
  error,
  onSubmit,
  onClose,
}: WebhookFormProps) {
  const [url, setUrl] = useState(values.url);
  const [events, setEvents] = useState(values.events);
  const isReady = url.trim() !== '' && events.length > 0;
  const refused = error instanceof ApiError && error.findings.some(({ path }) => path === 'url');
  return (
    <FormDialog
      title={title}
      submitLabel={submit}
      isBusy={isBusy}
      isReady={isReady}
      onSubmit={() => onSubmit({ url: mendedAddress(url), events })}
      onClose={onClose}
    >
      <TextInput
        label={webhooksTexts.url}
        placeholder={webhooksTexts.urlPlaceholder}
        inputMode="url"
        autoComplete="off"
        autoFocus
        isRequired
        value={url}
        onChange={setUrl}
        onBlur={mendOnLeaving(url, mendedAddress, setUrl)}
        {...(refused && { error: error.message })}
      />
      <CheckboxGroup
        label={webhooksTexts.events}
        value={events}
        onChange={(chosen) => setEvents(chosen as WebhookEvent[])}
      >
        {notificationKinds.map((kind) => (
          <Checkbox key={kind} value={webhookEventOf(kind)}>
            {notificationKindSpecs[kind].word}{' '}
            <code className="text-xs text-text-3">{webhookEventOf(kind)}</code>
          </Checkbox>
        ))}
      </CheckboxGroup>
    </FormDialog>
  );
}
