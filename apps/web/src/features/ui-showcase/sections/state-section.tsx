import { Plus } from 'lucide-react';
import { Button, EmptyState, ErrorState, Link } from '../../../ui/index.ts';

const frame = 'rounded-card border border-line';

export function StateSection() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4">
      <EmptyState
        className={frame}
        title="No campaigns yet"
        action={
          <Button variant="primary" icon={<Plus />}>
            Create new campaign
          </Button>
        }
        link={
          <Link variant="quiet" href="/ui#states">
            Start from a template
          </Link>
        }
      >
        A campaign brings one vacancy to the right people on up to five channels.
      </EmptyState>
      <EmptyState
        className={frame}
        illustration="no-result"
        title="Nothing matches these filters"
        action={<Button>Clear filters</Button>}
      >
        246 campaigns are hidden by what you chose above.
      </EmptyState>
      <EmptyState className={frame} illustration="no-access" title="Not for you, sorry">
        Ask an administrator of this account for access to finance.
      </EmptyState>
      <ErrorState
        className={frame}
        title="The campaigns could not be loaded"
        reason="The server did not answer in time. Your work is safe; try again in a moment."
        onRetry={() => {}}
        details={'code: timeout\nrequest: 01JCZ7M3V9'}
      />
    </div>
  );
}
