import { fill, type WebhookState } from '@posthorn/domain';
import { webhooksTexts } from '@posthorn/domain/texts/webhooks';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Answered } from '../../../lib/query/answered.tsx';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import type { Tone } from '../../../ui/display/tone.ts';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useAccount } from '../../accounts/index.ts';
import {
  type Delivery,
  deliveriesQuery,
  useRedeliver,
  useTestWebhook,
  type Webhook,
} from '../api/webhooks.ts';

const tones: Record<WebhookState, Tone> = {
  pending: 'orange',
  delivered: 'success',
  failed: 'red',
};

export const StateTag = ({ state }: { state: WebhookState }) => (
  <Tag size="sm" tone={tones[state]}>
    {webhooksTexts[state]}
  </Tag>
);

const momentText = (instant: string) => `${dateText(instant)} ${timeText(instant)}`;

interface DeliveriesDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

/** What was sent to one address, and what came of it. */
export function DeliveriesDialog({ webhook, onClose }: DeliveriesDialogProps) {
  const { id } = useAccount();
  const query = useQuery(deliveriesQuery(id, webhook.id));
  const test = useTestWebhook(webhook);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={webhooksTexts.showDeliveries}
      description={<span className="wrap-anywhere">{webhook.url}</span>}
      size="lg"
      footer={
        <Button
          isLoading={test.isPending}
          aria-label={fill(webhooksTexts.testOf, { url: webhook.url })}
          onPress={() => test.mutate()}
        >
          {webhooksTexts.test}
        </Button>
      }
    >
      <Answered
        query={query}
        skeleton={<SkeletonRows rowHeight={56} label={webhooksTexts.loading} />}
      >
        {(deliveries) =>
          deliveries.length === 0 ? (
            <p className="text-text-2">{webhooksTexts.noDeliveries}</p>
          ) : (
            <ul className="divide-y divide-line">
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
              ))}
            </ul>
          )
        }
      </Answered>
    </Dialog>
  );
}

function DeliveryRow({ webhook, delivery }: { webhook: Webhook; delivery: Delivery }) {
  const redeliver = useRedeliver(webhook);
  const { event, body, state, attempts, statusCode, problem, createdAt, nextAt } = delivery;
  const time = momentText(createdAt);
  const facts = [
    time,
    attempts > 0 ? fill(webhooksTexts.attempts, { n: attempts }) : '',
    statusCode === null ? '' : fill(webhooksTexts.answered, { status: statusCode }),
    problem ?? '',
    state === 'pending' && nextAt ? fill(webhooksTexts.nextAt, { time: momentText(nextAt) }) : '',
  ];
  return (
    <li className="flex items-start gap-3 py-2">
      <details className="min-w-0 flex-1">
        <summary className="cursor-pointer">
          <span className="mr-2 font-medium wrap-anywhere">{event}</span>
          <StateTag state={state} />
          <span className="block pl-4 text-xs text-text-2 wrap-anywhere">
            {facts.filter(Boolean).join(' · ')}
          </span>
        </summary>
        <pre className="mt-2 overflow-x-auto rounded-control bg-surface-2 p-3 text-xs">
          {JSON.stringify(JSON.parse(body), null, 2)}
        </pre>
      </details>
      <IconButton
        icon={<RotateCw />}
        label={fill(webhooksTexts.againOf, { event, time })}
        tooltip={webhooksTexts.again}
        isLoading={redeliver.isPending}
        onPress={() => redeliver.mutate(delivery)}
      />
    </li>
  );
}
