import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { guardLeaving } from '../../../lib/page/leave-guard.ts';
import { insideHref } from '../../../lib/routes/page-layer.ts';
import { rememberedAccount } from './selected-account.ts';

/** The page at an address, whatever layer is open above it. */
const pageAt = (pathname: string) => insideHref(pathname).split('?')[0];

/** Whether a person has to be asked, because unsaved work would be lost by another page or another account. */
export function useLeaveQuestion(isUnsaved: boolean) {
  const [accountBefore] = useState(rememberedAccount);
  const [question, setQuestion] = useState<{ answer: (isLeaving: boolean) => void }>();
  useEffect(() => {
    if (!isUnsaved) return;
    return guardLeaving(() => new Promise((answer) => setQuestion({ answer })));
  }, [isUnsaved]);
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // A layer above the page leaves it where it is. At the end of a session there is no staying, and
      // who is in another account was asked before.
      const isElsewhere =
        pageAt(next.pathname) !== pageAt(current.pathname) && next.fullPath !== '/sign-in';
      return isUnsaved && isElsewhere && rememberedAccount() === accountBefore;
    },
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  const answer = (isLeaving: boolean) => {
    question?.answer(isLeaving);
    setQuestion(undefined);
  };
  return {
    isAsked: leaving.status === 'blocked' || question !== undefined,
    stay: () => {
      leaving.reset?.();
      answer(false);
    },
    leave: () => {
      leaving.proceed?.();
      answer(true);
    },
  };
}
