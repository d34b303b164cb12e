import { budgetDialogTexts } from '@posthorn/domain/texts/budget-dialog';
import { commonTexts } from '@posthorn/domain/texts/common';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '../../../ui/overlays/toast-queue.ts';
import { onSessionEnd } from '../../session/index.ts';
import type { EnteredBudget } from './draft.ts';

interface Shown {
  /** What was entered before, if it is brought back. */
  entered: EnteredBudget | undefined;
}

interface BudgetDialogWish {
  /** The address asks for it: it opens when that begins. */
  isWanted?: boolean;
}

/** Whether the dialog stands open. What is left in it unsaved can be had back until it opens again. */
export function useBudgetDialog({ isWanted = false }: BudgetDialogWish = {}) {
  const [shown, setShown] = useState<Shown>();
  const offer = useRef<string>(undefined);
  const withdraw = useCallback(() => {
    if (offer.current) toast.close(offer.current);
    offer.current = undefined;
  }, []);
  useEffect(() => {
    const stop = onSessionEnd(withdraw);
    return () => {
      stop();
      withdraw();
    };
  }, [withdraw]);
  const show = (entered?: EnteredBudget) => {
    withdraw();
    setShown({ entered });
  };
  const showWanted = useEffectEvent(() => show());
  useEffect(() => {
    if (isWanted) showWanted();
  }, [isWanted]);
  return {
    shown,
    open: () => show(),
    close(entered?: EnteredBudget) {
      withdraw();
      setShown(undefined);
      if (!entered) return;
      const action = { label: commonTexts.undo, onPress: () => show(entered) };
      offer.current = toast.warning(budgetDialogTexts.notSaved, { action });
    },
  };
}
