import { type FeedCheck, feedChecks, fill } from '@posthorn/domain';
import { jobListSetupTexts as texts } from '@posthorn/domain/texts/job-list-setup';
import { CircleAlert, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { Tag } from '../../../ui/display/tag.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Accordion } from '../../../ui/layout/accordion.tsx';
import { AccordionItem } from '../../../ui/layout/accordion-item.tsx';
import { VisuallyHidden } from '../../../ui/lib/visually-hidden.tsx';
import type { FeedMapping, FeedResult } from '../api/check-feed.ts';
import { failedCheck } from '../model/feed-draft.ts';
import { MappingFields } from './mapping-fields.tsx';
import { ReportButtons } from './report-buttons.tsx';

interface FeedReportProps {
  n: number;
  result: FeedResult;
  onCheckAgain: (mapping: FeedMapping) => void;
}

/** What the check of a feed has found: about the feed, and about its jobs. */
export function FeedReport({ n, result, onCheckAgain }: FeedReportProps) {
  const failed = failedCheck(result);
  const { invalidJobCount, message, findings, findingsCount } = result.fields;
  const canMap = result.mapping !== null || result.elements.length > 0;
  return (
    <section aria-label={fill(texts.report, { n })} className="flex flex-col gap-3">
      <Alert
        isLive
        kind={failed === undefined ? 'success' : result.success ? 'warning' : 'error'}
        {...(result.success && { title: titleOf(result.amount) })}
      >
        {failed ? <p>{result[failed].message}</p> : null}
        {result.success ? <Amount amount={result.amount} /> : null}
      </Alert>
      <Checks result={result} failed={failed} />
      {invalidJobCount > 0 ? <Alert kind="warning">{message}</Alert> : null}
      {findings.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          <ReportButtons readingId={result.id} />
        </div>
      ) : null}
      {findings.length > 0 || canMap ? (
        <Accordion>
          {findings.length > 0 ? (
            <AccordionItem title={texts.findings}>
              <Findings findings={findings} count={findingsCount} />
            </AccordionItem>
          ) : null}
          {canMap ? (
            <AccordionItem title={texts.mapping} defaultExpanded={result.mapping === null}>
              <MappingFields result={result} onCheckAgain={onCheckAgain} />
            </AccordionItem>
          ) : null}
        </Accordion>
      ) : null}
    </section>
  );
}

type Amounts = FeedResult['amount'];

const advertised = ({ validJobsPerProfileCount: jobs, withoutImage }: Amounts) =>
  jobs - withoutImage;

function titleOf(amount: Amounts): string {
  const n = advertised(amount);
  return n === 0 && amount.withoutImage > 0
    ? fill(texts.noneAdvertised, { n: amount.validJobsPerProfileCount })
    : fill(texts.validJobs, { n });
}

/** Which jobs of the feed are not among those that can be advertised, and what becomes of several places. */
function Amount({ amount }: { amount: Amounts }) {
  const { validJobsPerProfileCount: jobs, withoutImage, items, passed } = amount;
  return (
    <>
      {withoutImage > 0 && passed ? <p>{fill(texts.withoutImage, { n: withoutImage })}</p> : null}
      {items > jobs ? <p>{fill(texts.items, { n: items })}</p> : null}
    </>
  );
}

const looks = {
  passed: { Icon: CircleCheck, ink: 'text-success', text: texts.passed },
  warned: { Icon: TriangleAlert, ink: 'text-orange', text: texts.failed },
  failed: { Icon: CircleAlert, ink: 'text-red', text: texts.failed },
  notReached: { Icon: CircleDashed, ink: 'text-text-3', text: texts.notReached },
};

function Checks({ result, failed }: { result: FeedResult; failed: FeedCheck | undefined }) {
  // Nothing to read came: no login was accepted either, though none was refused.
  const isUnopened = !result.isOpened && failed === 'isXml';
  const lookOf = (check: FeedCheck) => {
    if (isUnopened) return check === 'requiredAuth' ? looks.failed : looks.notReached;
    if (result[check].passed) return looks.passed;
    if (check !== failed) return looks.notReached;
    return result.success ? looks.warned : looks.failed;
  };
  return (
    <ul aria-label={texts.checks} className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {feedChecks.map((check) => {
        const { Icon, ink, text } = lookOf(check);
        return (
          <li key={check} className="flex items-center gap-1.5">
            <Icon aria-hidden="true" className={`size-4 ${ink}`} />
            {texts.check[check]}
            <VisuallyHidden>: {text}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}

interface FindingsProps {
  findings: FeedResult['fields']['findings'];
  /** Of which those are the first. */
  count: number;
}

function Findings({ findings, count }: FindingsProps) {
  const n = findings.length;
  return (
    <>
      <p className="pb-2 text-sm">
        {n < count ? fill(texts.findingsShown, { n, count }) : fill(texts.allFindings, { n })}
      </p>
      <ul className="max-h-80 divide-y divide-line overflow-y-auto" tabIndex={-1}>
        {findings.map(({ position, line, title, jobId, finding, message }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a job can have the same finding twice, and the order stands
          <li key={at} className="flex flex-col gap-0.5 py-2">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium wrap-anywhere text-text">
                {title || jobId || fill(texts.jobNumber, { n: position })}
              </span>
              <Tag size="sm" tone={finding.severity === 'error' ? 'red' : 'orange'}>
                {finding.severity === 'error' ? texts.rejectedJob : texts.remark}
              </Tag>
              <span className="tabular text-sm">{fill(texts.line, { line })}</span>
            </span>
            <span className="wrap-anywhere">{message}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
