import { type Counted, fill, metricSpecs, showMetric } from '@posthorn/domain';
import { adsPageTexts } from '@posthorn/domain/texts/ads-page';
import { Term } from '../../../lib/glossary/term.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import type { AdsFigures } from '../model/ads-scene.ts';

interface AdFiguresProps {
  figures: Pick<AdsFigures, 'metrics' | 'currency'>;
  /** Null is what the network has not told, undefined what is still being loaded. */
  counted: Counted | null | undefined;
  /** Of the ad or channel, for a screen reader. */
  name: string;
  /** Why there are none, where it is known. */
  whyNone?: string | undefined;
  /** Its words explain themselves when they are pressed; on cards that would be too many stops for the Tab key. */
  isExplained?: boolean;
  className?: string;
}

/** What an ad or a channel did in all its time. While it is loaded its room is kept. */
export function AdFigures(props: AdFiguresProps) {
  const { figures, counted, name, whyNone, isExplained, className } = props;
  if (counted === null) {
    return <p className="text-sm text-text-2">{whyNone ?? adsPageTexts.figuresNotKnown}</p>;
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      aria-label={fill(adsPageTexts.figuresOf, { name })}
      aria-busy={counted === undefined}
    >
      <dl className={cx('tabular text-sm', className)}>
        {figures.metrics.map((metric, at) => (
          <div key={metric} className="min-w-0">
            <dt className="truncate text-xs text-text-2" title={metricSpecs[metric].meaning}>
              {isExplained ? (
                <Term word={metric}>{metricSpecs[metric].label}</Term>
              ) : (
                metricSpecs[metric].label
              )}
            </dt>
            <dd className={cx('h-5', at === 0 && 'font-semibold')}>
              {counted
                ? showMetric(metric, metricSpecs[metric].of(counted), figures.currency)
                : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
