import { fill } from '@posthorn/domain';
import { visitTexts } from '@posthorn/domain/texts/visit';
import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { useAccount } from '../../accounts/index.ts';
import { useLeaveAccount } from '../api/visit.ts';
import { useOneAtATime } from '../model/use-one-at-a-time.ts';

/** Above every page of an account that a master admin is visiting. */
export default function VisitBar() {
  const { id, name } = useAccount();
  const once = useOneAtATime();
  const leaving = useMutation({ mutationFn: useLeaveAccount() });
  return (
    <section
      aria-label={fill(visitTexts.visiting, { account: name })}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-orange-line bg-orange-soft px-4 py-1.5 text-sm md:px-6 print:hidden"
    >
      <Eye aria-hidden="true" className="size-4 shrink-0 text-orange" />
      <p className="min-w-0 flex-1">
        <strong className="font-semibold wrap-anywhere">
          {fill(visitTexts.visiting, { account: name })}
        </strong>{' '}
        <span className="text-text-2 max-sm:sr-only">{visitTexts.visitingHint}</span>
      </p>
      <Button
        size="sm"
        isLoading={leaving.isPending}
        onPress={() => once(() => leaving.mutateAsync(id))}
      >
        {visitTexts.leave}
      </Button>
    </section>
  );
}
