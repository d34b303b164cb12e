import { sayFinding, tooManyWebhooksFinding } from '@posthorn/domain';
import { webhooksTexts } from '@posthorn/domain/texts/webhooks';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Answered } from '../../../lib/query/answered.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccount } from '../../accounts/index.ts';
import { webhooksQuery } from '../api/webhooks.ts';
import { AddWebhookDialog } from './webhook-dialogs.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** The addresses of the customer's programs, for admins. */
export function Webhooks() {
  const { id } = useAccount();
  const query = useQuery(webhooksQuery(id));
  const [isAdding, setAdding] = useState(false);
  const tooMany = tooManyWebhooksFinding(query.data?.length ?? 0);
  const add = (
    <Button
      icon={<Plus />}
      disabledReason={tooMany && sayFinding(tooMany)}
      onPress={() => setAdding(true)}
    >
      {webhooksTexts.add}
    </Button>
  );
  return (
    <div className="flex flex-col gap-3">
      {query.data?.length ? <div className="flex justify-end">{add}</div> : null}
      <Answered
        query={query}
        skeleton={<SkeletonRows rowHeight={72} label={webhooksTexts.loading} />}
      >
        {(webhooks) =>
          webhooks.length === 0 ? (
            <Card>
              <EmptyState headingLevel={3} title={webhooksTexts.none} action={add}>
                {webhooksTexts.noneHint}
              </EmptyState>
            </Card>
          ) : (
            <Card padding="none">
              <ul className="divide-y divide-line">
                {webhooks.map((webhook) => (
                  <WebhookRow key={webhook.id} webhook={webhook} />
                ))}
              </ul>
            </Card>
          )
        }
      </Answered>
      {isAdding ? <AddWebhookDialog onClose={() => setAdding(false)} /> : null}
    </div>
  );
}
