import { functionGroupLabel, functionGroupOfItem, showDate } from '@posthorn/domain';
import { jobListsPageTexts as texts } from '@posthorn/domain/texts/job-lists-page';
import { ExternalLink } from 'lucide-react';
import { Link } from '../../../ui/actions/link.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { FeedItem } from '../api/job-lists.ts';
import { ItemPicture } from './item-picture.tsx';

interface JobDialogProps {
  jobListId: string;
  item: FeedItem;
  onClose: () => void;
}

/** Everything a feed tells of a job at one place. */
export function JobDialog({ jobListId, item, onClose }: JobDialogProps) {
  const { name, brand, description, link, retailerProductGroupId, problem } = item;
  const { city, region, postalCode, country } = item.importerAddress;
  const place = [[postalCode, city].filter(Boolean).join(' '), region, country];
  const day = (date: string | null) => date && showDate(date);
  const facts: [label: string, value: string | null][] = [
    [texts.company, brand],
    [texts.place, place.filter(Boolean).join(', ')],
    [texts.functionGroup, functionGroupLabel(functionGroupOfItem(retailerProductGroupId))],
    [texts.category, item.category],
    [texts.jobType, item.jobType],
    [texts.salary, item.salary],
    [texts.published, day(item.publishedOn)],
    [texts.closes, day(item.closesOn)],
    [texts.reference, item.jobId],
  ];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={name}
      description={texts.overview}
      size="lg"
      footer={
        <Link
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-2"
        >
          <ExternalLink aria-hidden="true" className="size-4" />
          {texts.openPage}
        </Link>
      }
    >
      <div className="flex flex-col gap-5">
        {problem ? (
          <Alert kind="warning" title={texts.notAdvertised}>
            {problem} {texts.mendInFeed}
          </Alert>
        ) : null}
        <ItemPicture jobListId={jobListId} item={item} />
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {facts.map(([label, value]) =>
            value ? (
              <div key={label} className="min-w-0">
                <dt className="text-sm text-text-2">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <p className="wrap-anywhere whitespace-pre-wrap">
          {description || <span className="text-text-2">{texts.noDescription}</span>}
        </p>
      </div>
    </Dialog>
  );
}
