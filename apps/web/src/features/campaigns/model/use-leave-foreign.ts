import { fill } from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { notify } from '../../../lib/toast/notify.ts';

/**
 * Says once that the campaign is not of this account, or by its name that it has gone while it was
 * shown, and goes to the overview.
 */
export function useLeaveForeign(isElsewhere: boolean, shownTitle?: string): void {
  const navigate = useNavigate();
  const isTold = useRef(false);
  useEffect(() => {
    if (!isElsewhere || isTold.current) return;
    isTold.current = true;
    notify.error(
      shownTitle === undefined
        ? campaignTexts.otherAccount
        : fill(campaignTexts.gone, { title: shownTitle }),
    );
    void navigate({ to: '/campaigns-overview', replace: true });
  }, [isElsewhere, shownTitle, navigate]);
}
