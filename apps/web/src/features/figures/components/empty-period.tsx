import { figuresTexts } from '@posthorn/domain/texts/figures';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';

export function EmptyPeriod({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        illustration="no-result"
        title={figuresTexts.emptyPeriod}
        action={<Button onPress={onShowAll}>{figuresTexts.showAll}</Button>}
      >
        {figuresTexts.emptyPeriodHint}
      </EmptyState>
    </Card>
  );
}
