import { say } from '@posthorn/domain';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { pathTo } from '../../../lib/routes/route-paths.ts';
import { notify } from '../../../lib/toast/notify.ts';

/** Says once that the campaign is not of this account, and goes to the overview. */
export function useLeaveForeign(isElsewhere: boolean): void {
  const navigate = useNavigate();
  const isTold = useRef(false);
  useEffect(() => {
    if (!isElsewhere || isTold.current) return;
    isTold.current = true;
    notify.error(say('campaign.otherAccount'));
    void navigate({ href: pathTo('campaigns-overview'), replace: true });
  }, [isElsewhere, navigate]);
}
