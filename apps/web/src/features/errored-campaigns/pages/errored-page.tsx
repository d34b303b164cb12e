import { fill } from '@posthorn/domain';
import { erroredTexts } from '@posthorn/domain/texts/errored';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, useMemo, useState } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import { useAccount } from '../../accounts/index.ts';
import { EnlargeLayer, type Enlarging, ListEnd, useRowFocus } from '../../campaigns/index.ts';
import { type ErroredCampaign, erroredQuery, type SharedCause } from '../api/list-errored.ts';
import { ErroredTable } from '../components/errored-table.tsx';
import { SharedCauses } from '../components/shared-causes.tsx';
import { useNotSent } from '../model/use-not-sent.ts';

/** What the networks refused, campaign by campaign, for those who work through it. */
export function ErroredPage() {
  useDocumentTitle(erroredTexts.title);
  const { id } = useAccount();
  const query = useInfiniteQuery(erroredQuery(id));
  return (
    <div className="flex flex-col gap-4">
      <header>
        <h1 className="text-xl font-semibold">{erroredTexts.title}</h1>
        <p className="mt-1 text-text-2">{erroredTexts.explanation}</p>
      </header>
      <Answered
        query={query}
        skeleton={<SkeletonRows rowHeight={96} label={erroredTexts.loading} />}
      >
        {(found) => <ErroredList {...found} query={query} />}
      </Answered>
    </div>
  );
}

interface ErroredListProps {
  campaigns: ErroredCampaign[];
  causes: SharedCause[];
  query: ComponentProps<typeof ListEnd>['query'];
}

function ErroredList({ campaigns, causes, query }: ErroredListProps) {
  const notSent = useNotSent();
  const [enlarging, enlarge] = useState<Enlarging>();
  const rows = useMemo(
    () => [
      ...causes.map(({ cause }) => cause),
      ...campaigns.flatMap(({ id, errors }) => [id, ...errors.map((error) => error.id)]),
    ],
    [causes, campaigns],
  );
  const { className, ...focus } = useRowFocus(rows, enlarging !== undefined);
  return (
    <div {...focus} className={`flex flex-col gap-4 ${className}`}>
      {campaigns.length === 0 ? (
        <Card>
          <EmptyState
            headingLevel={2}
            title={erroredTexts.none}
            action={
              <ButtonLink href={{ to: '/campaigns-overview' }}>
                {erroredTexts.seeCampaigns}
              </ButtonLink>
            }
          >
            {erroredTexts.noneHint}
          </EmptyState>
        </Card>
      ) : (
        <>
          <SharedCauses causes={causes} onNotSent={notSent.note} />
          <ErroredTable campaigns={campaigns} notSent={notSent} onEnlarge={enlarge} />
          <p role="status">
            <VisuallyHidden>{fill(erroredTexts.nLoaded, { n: campaigns.length })}</VisuallyHidden>
          </p>
          <ListEnd query={query} rows={campaigns.length} end={erroredTexts.noMore} />
        </>
      )}
      <EnlargeLayer enlarging={enlarging} onClose={() => enlarge(undefined)} />
    </div>
  );
}
