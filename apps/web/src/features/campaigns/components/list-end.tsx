import { say } from '@posthorn/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';

/** The next page is asked for this long before the end comes into sight. */
const AHEAD = '600px';

interface ListEndProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** Loads on as the reader comes near; the button is for the keyboard and for a second try. */
export function ListEnd({ query }: ListEndProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const ref = useRef<HTMLDivElement>(null);
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (!isReady || !ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && void fetchNextPage(),
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isReady, fetchNextPage]);

  return (
    <div ref={ref} className="flex justify-center py-6 text-sm text-text-3">
      {hasNextPage ? (
        <Button isLoading={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          Load more
        </Button>
      ) : (
        <p>{say('campaign.noMore')}</p>
      )}
    </div>
  );
}
