import {
  adTypeSpecs,
  channelLabels,
  fill,
  sayFinding,
  templateFieldLabels,
} from '@posthorn/domain';
import { campaignTemplateTexts } from '@posthorn/domain/texts/campaign-template';
import { creationTexts } from '@posthorn/domain/texts/creation';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/actions/link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import { campaignAdsHref } from '../../campaigns/index.ts';
import type { TemplatePreview } from '../api/preview-template.ts';

interface DifferenceProps {
  preview: TemplatePreview;
  campaign: { id: string };
  /** A person goes to look at the ads that are in the way. */
  onLeave: () => void;
}

/** What a template would do to a campaign: what changes, what stays, and what it can not bring. */
export function Difference({ preview, campaign, onLeave }: DifferenceProps) {
  const { changes, kept, ads, blockers, channelsInTheWay, notCarriedOver } = preview;
  const own = kept.filter(({ offered }) => offered !== '');
  const others = kept.filter(({ offered }) => offered === '');
  return (
    <div className="flex flex-col gap-4 text-base">
      {blockers.length > 0 ? (
        <Alert kind="error" title={campaignTemplateTexts.blocked}>
          <Findings of={blockers} />
          {channelsInTheWay.length > 0 ? (
            <>
              <p className="mt-2">{creationTexts.adsInTheWay}</p>
              <ul className="list-disc pl-5">
                {channelsInTheWay.map((channel) => (
                  <li key={channel}>
                    <Link href={campaignAdsHref(campaign, channel)} onPress={onLeave}>
                      {fill(creationTexts.channelAds, { channel: channelLabels[channel] })}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </Alert>
      ) : null}
      <Part title={campaignTemplateTexts.changes}>
        {changes.length === 0 ? <p>{campaignTemplateTexts.noChange}</p> : null}
        <dl className="flex flex-col gap-2">
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt className="text-sm text-text-2">{templateFieldLabels[field]}</dt>
              <dd className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                <VisuallyHidden>{campaignTemplateTexts.before} </VisuallyHidden>
                <span className={before ? 'text-text-2 line-through' : 'text-text-3'}>
                  {before || campaignTemplateTexts.nothing}
                </span>
                <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-text-3" />
                <VisuallyHidden>{campaignTemplateTexts.after} </VisuallyHidden>
                <span className="font-medium text-text">
                  {after || campaignTemplateTexts.nothing}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Ads ads={ads} />
      {own.length > 0 ? (
        <Part title={campaignTemplateTexts.kept}>
          <Kept of={own} />
        </Part>
      ) : null}
      {others.length > 0 ? (
        <details>
          <summary className="cursor-pointer rounded-xs text-sm font-semibold text-text focus-visible:field-ring">
            {fill(campaignTemplateTexts.keptAsWell, { n: others.length })}
          </summary>
          <div className="mt-1">
            <Kept of={others} />
          </div>
        </details>
      ) : null}
      {notCarriedOver.length > 0 ? (
        <Alert kind="warning" title={campaignTemplateTexts.notCarriedOver}>
          <Findings of={notCarriedOver} />
        </Alert>
      ) : null}
    </div>
  );
}

function Kept({ of }: { of: TemplatePreview['kept'] }) {
  return (
    <ul className="list-disc pl-5 wrap-anywhere">
      {of.map(({ field, value, offered }) => (
        <li key={field}>
          {fill(campaignTemplateTexts[offered ? 'keptOffered' : 'keptAlone'], {
            field: templateFieldLabels[field],
            value: value || campaignTemplateTexts.nothing,
            offered,
          })}
        </li>
      ))}
    </ul>
  );
}

function Ads({ ads }: Pick<TemplatePreview, 'ads'>) {
  const { coming, leaving, updating, staying, kept } = ads;
  const groups = { coming, leaving, updating };
  const isSame = coming.length + leaving.length + updating.length === 0;
  return (
    <Part title={campaignTemplateTexts.ads}>
      {isSame ? <p>{campaignTemplateTexts.noAds}</p> : null}
      <ul className="flex flex-col gap-1">
        {(Object.keys(groups) as (keyof typeof groups)[])
          .filter((group) => groups[group].length > 0)
          .map((group) => (
            <li key={group}>
              <span className="font-medium text-text">
                {fill(campaignTemplateTexts[group], { n: groups[group].length })}
              </span>
              <ul className="list-disc pl-5 text-sm wrap-anywhere">
                {groups[group].map(({ id, adType, text, before }) => (
                  <li key={id}>
                    {fill(campaignTemplateTexts[before === null ? 'namedAd' : 'changedAd'], {
                      ...{ kind: adTypeSpecs[adType].label, text, before: before ?? '' },
                    })}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        {staying.length > 0 ? (
          <li>{fill(campaignTemplateTexts.staying, { n: staying.length })}</li>
        ) : null}
        {kept.length > 0 ? (
          <li>{fill(campaignTemplateTexts.stayingChanged, { n: kept.length })}</li>
        ) : null}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-sm font-semibold text-text">{title}</h3>
      {children}
    </section>
  );
}

export function Findings({ of }: { of: TemplatePreview['notCarriedOver'] }) {
  return (
    <ul className="list-disc pl-5">
      {of.map((found) => (
        <li key={`${found.code} ${found.path}`}>{sayFinding(found)}</li>
      ))}
    </ul>
  );
}
