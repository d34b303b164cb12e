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

/** Loads on as the reader comes near. After a failure it asks again when the reader comes back to the end. */
export function ListEnd({ query, rows, end }: ListEndProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref, AHEAD, rows);
  const isSeen = useIsNear(ref, '0px', rows);
  // A list that is just being asked for anew is not disturbed.
  const canAsk = hasNextPage && !isFetching;
  const isDue = canAsk && isNear && !isFetchNextPageError;
  const isDueAgain = canAsk && isSeen && isFetchNextPageError;
  // A reader who stays at the end after a failure would else ask again without end.
  const wasAway = useRef(false);

  useEffect(() => {
    if (!isSeen) wasAway.current = true;
    else if (!isFetchNextPageError) wasAway.current = false;
  }, [isSeen, isFetchNextPageError]);
  useEffect(() => {
    if (!isDue && !(isDueAgain && wasAway.current)) return;
    wasAway.current = false;
    void fetchNextPage();
  }, [isDue, isDueAgain, fetchNextPage]);

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
