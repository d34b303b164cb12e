import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../ui/overlays/toast-queue.ts';
import { onSessionEnd } from '../../session/index.ts';
import type { BudgetDraft } from './draft.ts';

interface Shown {
  /** What was entered before, if it is brought back. */
  entered: BudgetDraft | undefined;
}

/** Whether the dialog stands open. What is left in it unsaved can be had back for a while. */
export function useBudgetDialog() {
  const [shown, setShown] = useState<Shown>();
  const offer = useRef<string>(undefined);
  useEffect(() => {
    const withdraw = () => offer.current && toast.close(offer.current);
    const stop = onSessionEnd(withdraw);
    return () => {
      stop();
      withdraw();
    };
  }, []);
  return {
    shown,
    open: () => setShown({ entered: undefined }),
    close(entered?: BudgetDraft) {
      setShown(undefined);
      if (!entered) return;
      const action = { label: 'Undo', onPress: () => setShown({ entered }) };
      offer.current = toast.warning('Budget not saved', { action });
    },
  };
}
