import { Button } from '../../ui/actions/button.tsx';

interface LoadMoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
}

/** The button below a list of which more can be fetched. */
export function LoadMore({ query, label }: LoadMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      onPress={() => void query.fetchNextPage()}
      isLoading={query.isFetchingNextPage}
      className="self-center"
    >
      {label}
    </Button>
  );
}
