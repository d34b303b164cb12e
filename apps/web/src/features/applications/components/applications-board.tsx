import { fill, OPENED_AT_ONCE_MAX } from '@posthorn/domain';
import { applicationsPageTexts as texts } from '@posthorn/domain/texts/applications-page';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Download, Eye, Mail } from 'lucide-react';
import { useState } from 'react';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import { useDebounced } from '../../../lib/page/use-debounced.ts';
import { dateText } from '../../../lib/time/format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useSettledLoading } from '../../../ui/feedback/use-settled-loading.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { useAccount, useCan } from '../../accounts/index.ts';
import {
  type ApplicationList,
  applicationsQuery,
  useDownloadApplications,
} from '../api/applications.ts';
import { ApplicationTable } from './application-table.tsx';
import { ListTools, type Shown } from './list-tools.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { UsesDialog } from './uses-dialog.tsx';

/** A person who types is asked about at the end of a word, not at every letter. */
const RESTING_MS = 250;
const everything: Shown = { text: '', statuses: [], sort: 'newest' };

interface BoardProps {
  campaignId: string;
  hasForm: boolean;
  onOpen: (applicationId: string) => void;
}

/** The applications to a campaign: searched, narrowed, in order, page by page. */
export function ApplicationsBoard({ campaignId, hasForm, onOpen }: BoardProps) {
  const account = useAccount();
  const [shown, setShown] = useState(everything);
  const [page, setPage] = useState(1);
  const text = useDebounced(shown.text.trim(), RESTING_MS);
  const filter = { text, statuses: shown.statuses };
  const query = useQuery(
    applicationsQuery(account.id, campaignId, { ...filter, sort: shown.sort, page }),
  );
  const isSlow = useSettledLoading(query.isPending);
  const show = (next: Shown) => {
    setShown(next);
    setPage(1);
  };
  const { data } = query;
  // The last one of the last page was erased, or is no longer among those shown.
  const pages = data ? Math.max(1, Math.ceil(data.total / data.perPage)) : page;
  if (page > pages) setPage(pages);
  const all = data ? Object.values(data.counts).reduce((sum, n) => sum + n, 0) : 0;
  const isNarrowed = filter.text !== '' || filter.statuses.length > 0;
  return (
    <section aria-labelledby="applications" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="applications" className="text-lg font-semibold">
          {texts.applications}
        </h2>
        <p role="status" className="tabular text-sm text-text-2">
          {data && (all > 0 || isNarrowed) ? fill(texts.found, { n: data.total }) : ''}
        </p>
        <BoardButtons
          campaignId={campaignId}
          filter={filter}
          isEmpty={!data?.total}
          onOpen={onOpen}
        />
      </div>
      {data ? <Notices data={data} /> : null}
      {all > 0 && data ? <ListTools shown={shown} counts={data.counts} onChange={show} /> : null}
      <Card padding="none" className="overflow-hidden">
        {isSlow ? (
          <SkeletonRows rowHeight={49} label={texts.loading} />
        ) : query.isPending ? null : !data ? (
          <ErrorState
            reason={<ErrorReason error={query.error} />}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : data.data.length > 0 ? (
          <div
            aria-busy={query.isPlaceholderData}
            className={query.isPlaceholderData ? 'opacity-60 transition-opacity' : ''}
          >
            <ApplicationTable rows={data.data} onOpen={onOpen} />
          </div>
        ) : isNarrowed ? (
          <EmptyState
            illustration="no-result"
            title={texts.noMatch}
            action={<Button onPress={() => show(everything)}>{texts.showAll}</Button>}
          >
            {texts.noMatchText}
          </EmptyState>
        ) : (
          <EmptyState
            title={hasForm ? noneTitle(data) : texts.noForm}
            action={
              <ButtonLink
                href={{
                  to: '/campaigns-overview/set-campaign/$campaignId/campaign-details/ads',
                  params: { campaignId },
                }}
              >
                {texts.seeAds}
              </ButtonLink>
            }
          >
            {hasForm ? texts.noneText : texts.noFormText}
          </EmptyState>
        )}
      </Card>
      {data ? <Pager list={data} page={page} onPage={setPage} /> : null}
      {data && all > 0 ? (
        <p className="text-sm text-text-2">{fill(texts.keptFor, { days: data.keptDays })}</p>
      ) : null}
    </section>
  );
}

const noneTitle = ({ erased }: ApplicationList): string =>
  erased.count > 0 ? texts.allErased : texts.none;

interface BoardButtonsProps {
  campaignId: string;
  filter: Pick<Shown, 'text' | 'statuses'>;
  isEmpty: boolean;
  onOpen: (applicationId: string) => void;
}

function BoardButtons({ campaignId, filter, isEmpty, onOpen }: BoardButtonsProps) {
  const mayWatch = useCan('application.watch');
  const [opened, setOpened] = useState<'mail' | 'uses'>();
  const download = useDownloadApplications(campaignId);
  const close = () => setOpened(undefined);
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2">
      {mayWatch ? (
        <Button size="sm" variant="quiet" icon={<Eye />} onPress={() => setOpened('uses')}>
          {texts.uses}
        </Button>
      ) : null}
      <Button size="sm" variant="quiet" icon={<Mail />} onPress={() => setOpened('mail')}>
        {texts.mail}
      </Button>
      <Button
        size="sm"
        icon={<Download />}
        tooltip={texts.downloadText}
        isDisabled={isEmpty}
        isLoading={download.isPending}
        onPress={() => download.isPending || download.mutate(filter)}
      >
        {texts.download}
      </Button>
      {opened === 'mail' ? <MailDialog campaignId={campaignId} onClose={close} /> : null}
      {opened === 'uses' ? (
        <UsesDialog
          campaignId={campaignId}
          onOpen={(id) => {
            close();
            onOpen(id);
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

/** What a person has to know of those that are not on the list, or can not be read. */
function Notices({ data: { erased, unreadable, isPartial } }: { data: ApplicationList }) {
  return (
    <>
      {isPartial ? (
        <Alert kind="warning">{fill(texts.partial, { max: OPENED_AT_ONCE_MAX })}</Alert>
      ) : null}
      {unreadable > 0 ? (
        <Alert kind="warning" title={fill(texts.unreadable, { n: unreadable })}>
          {texts.unreadableText}
        </Alert>
      ) : null}
      {erased.count > 0 && erased.lastAt ? (
        <Alert kind="info">
          {fill(texts.erased, { n: erased.count, date: dateText(erased.lastAt) })}
        </Alert>
      ) : null}
    </>
  );
}

interface PagerProps {
  list: ApplicationList;
  page: number;
  onPage: (page: number) => void;
}

function Pager({ list: { total, perPage }, page, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label={texts.pages} className="flex items-center justify-center gap-3">
      <IconButton
        icon={<ChevronLeft />}
        label={texts.previous}
        isDisabled={page <= 1}
        onPress={() => onPage(Math.min(page - 1, pages))}
      />
      <p className="tabular text-sm text-text-2">{fill(texts.pageOf, { page, pages })}</p>
      <IconButton
        icon={<ChevronRight />}
        label={texts.next}
        isDisabled={page >= pages}
        onPress={() => onPage(page + 1)}
      />
    </nav>
  );
}
