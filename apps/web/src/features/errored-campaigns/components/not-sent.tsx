import { fill, sayFinding } from '@posthorn/domain';
import { erroredTexts } from '@posthorn/domain/texts/errored';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useAccount, useCan } from '../../accounts/index.ts';
import { adsQuery, campaignOwner, findingHref } from '../../ads/index.ts';
import type { NotSent } from '../model/use-not-sent.ts';

interface NotSentAlertProps {
  campaignId: string;
  reason: NotSent;
}

/** Why an error could not be sent again, and where each of its reasons is mended. */
export function NotSentAlert({ campaignId, reason: { message, findings } }: NotSentAlertProps) {
  const { id: accountId } = useAccount();
  const mayConnect = useCan('connection.edit');
  const campaign = { id: campaignId, accountId };
  const isOfAds = findings.some(({ path }) => /^(ads|keywords)\b/.test(path));
  const { data: ads = [] } = useQuery({ ...adsQuery(campaignOwner(campaign)), enabled: isOfAds });
  return (
    <Alert kind="error" title={erroredTexts.retryFailed} className="relative z-1">
      {findings.length === 0 ? message : null}
      {findings.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {findings.map((found) => {
            const href = findingHref({ campaign, ads, mayConnect }, found);
            const reason = sayFinding(found);
            return (
              <li key={`${found.code} ${found.path}`} className="flex flex-col items-start gap-1">
                <span className="wrap-anywhere">{reason}</span>
                {href ? (
                  <ButtonLink
                    size="sm"
                    href={href}
                    aria-label={fill(erroredTexts.mendOf, { reason })}
                  >
                    {erroredTexts.mend}
                  </ButtonLink>
                ) : null}
              </li>
            );
          })}
        </ul>
      ) : null}
    </Alert>
  );
}
