import { overviewTexts } from '@posthorn/domain/texts/overview';
import { useEffect, useRef } from 'react';
import { useIsNear } from '../../../lib/page/use-is-near.ts';
import { Button } from '../../../ui/actions/button.tsx';

/** The next page is asked for this long before the end comes into sight. */
const AHEAD = '600px';

interface ListEndProps {
  /** How many are shown above. */
  rows: number;
  /** Said when all is loaded. */
  end: string;
  query: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** Loads on as the reader comes near; the button is for the keyboard and for a second try. */
export function ListEnd({ query, rows, end }: ListEndProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref, AHEAD, rows);
  // A list that is just being asked for anew is not disturbed; after an error a person must want it.
  const isDue = isNear && hasNextPage && !isFetching && !isFetchNextPageError;

  useEffect(() => {
    if (isDue) void fetchNextPage();
  }, [isDue, fetchNextPage]);

  return (
    <div ref={ref} className="flex justify-center py-6 text-sm text-text-3">
      {hasNextPage ? (
        <Button isLoading={query.isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {overviewTexts.loadMore}
        </Button>
      ) : (
        <p>{end}</p>
      )}
    </div>
  );
}
