import type { OperationCall } from '@posthorn/contract';
import type { Finding } from '@posthorn/domain';
import { useState } from 'react';
import type { Consent } from '../api/connections.ts';

export type OfferedAdAccount = Consent['adAccounts'][number];
export type OfferedPage = Consent['pages'][number];

export interface ConsentChoice {
  adAccountId: string | null;
  chooseAdAccount: (id: string) => void;
  /** What has to be agreed to with this ad account. */
  warning: Finding | undefined;
  leavesAds: boolean;
  agree: (leavesAds: boolean) => void;
  isPageChosen: (page: OfferedPage) => boolean;
  choosePage: (page: OfferedPage, isChosen: boolean) => void;
  /** Undefined while something is missing. */
  body: OperationCall<'connectAdAccount'>['body'] | undefined;
}

/** Two channels may use the same number. */
export const pageKey = ({ channel, externalId }: OfferedPage): string => `${channel}/${externalId}`;

export const isUnfit = ({ findings }: OfferedAdAccount): boolean =>
  findings.some(({ severity }) => severity === 'error');

/** The one that is connected, or the only one that could be. */
function firstChoice(adAccounts: readonly OfferedAdAccount[]): string | null {
  const fit = adAccounts.filter((one) => !isUnfit(one));
  const known = fit.find(({ isConnected }) => isConnected);
  return known?.id ?? (fit.length === 1 ? (fit[0]?.id ?? null) : null);
}

/** What a person chooses; until it is known what there is to choose from, nothing. */
export function useConsentChoice(consent: Consent | undefined): ConsentChoice {
  const { adAccounts = [], pages = [] } = consent ?? {};
  const [ownChoice, setAdAccount] = useState<string>();
  const adAccountId = ownChoice ?? firstChoice(adAccounts);
  const [leavesAds, agree] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const adAccount = adAccounts.find(({ id }) => id === adAccountId);
  const warning = adAccount?.findings.find(({ severity }) => severity === 'warning');
  const isPageChosen = (page: OfferedPage) => page.isConnected || chosen.has(pageKey(page));
  const isReady = adAccount !== undefined && (!warning || leavesAds);
  return {
    adAccountId,
    chooseAdAccount(id) {
      setAdAccount(id);
      agree(false);
    },
    warning: warning as Finding | undefined,
    leavesAds,
    agree,
    isPageChosen,
    choosePage(page, isChosen) {
      const next = new Set(chosen);
      if (isChosen) next.add(pageKey(page));
      else next.delete(pageKey(page));
      setChosen(next);
    },
    body: isReady
      ? {
          adAccountId: adAccount.id,
          pages: pages
            .filter(isPageChosen)
            .map(({ channel, externalId }) => ({ channel, externalId })),
          leavesAds,
        }
      : undefined,
  };
}
