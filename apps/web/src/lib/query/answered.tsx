import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { useSettledLoading } from '../../ui/feedback/use-settled-loading.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorReason } from '../http/error-reason.tsx';

export interface AnsweredQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface AnsweredProps<Data> {
  query: AnsweredQuery<Data>;
  /** Stands in the place of an answer that is late. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What an answer looks like, and what stands in its place while it is late or when it failed. */
export function Answered<Data>({ query, skeleton, children }: AnsweredProps<Data>) {
  const isSlow = useSettledLoading(query.isPending);
  if (isSlow) return skeleton;
  if (query.isPending) return null;
  if (query.data !== undefined) return children(query.data);
  return (
    <Card>
      <ErrorState
        headingLevel={2}
        reason={<ErrorReason error={query.error} />}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    </Card>
  );
}
