import { sayFinding, tooManyTokensFinding } from '@posthorn/domain';
import { apiTokensTexts } from '@posthorn/domain/texts/api-tokens';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Answered } from '../../../lib/query/answered.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccount } from '../../accounts/index.ts';
import { tokensQuery } from '../api/tokens.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { TokenRow } from './token-row.tsx';

/** The tokens with which programs of the customer call the API, for admins. */
export function ApiTokens() {
  const { id } = useAccount();
  const query = useQuery(tokensQuery(id));
  const [isCreating, setCreating] = useState(false);
  const tooMany = tooManyTokensFinding(query.data?.length ?? 0);
  const create = (
    <Button
      icon={<Plus />}
      disabledReason={tooMany && sayFinding(tooMany)}
      onPress={() => setCreating(true)}
    >
      {apiTokensTexts.create}
    </Button>
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link href="/api/docs" target="_blank">
          {apiTokensTexts.docs}
        </Link>
        {query.data?.length ? create : null}
      </div>
      <Answered
        query={query}
        skeleton={<SkeletonRows rowHeight={72} label={apiTokensTexts.loading} />}
      >
        {(tokens) =>
          tokens.length === 0 ? (
            <Card>
              <EmptyState headingLevel={3} title={apiTokensTexts.none} action={create}>
                {apiTokensTexts.noneHint}
              </EmptyState>
            </Card>
          ) : (
            <Card padding="none">
              <ul className="divide-y divide-line">
                {tokens.map((token) => (
                  <TokenRow key={token.id} token={token} />
                ))}
              </ul>
            </Card>
          )
        }
      </Answered>
      {isCreating ? <CreateTokenDialog onClose={() => setCreating(false)} /> : null}
    </div>
  );
}
