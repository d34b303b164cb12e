import { type AuditAction, auditActionLabels, auditActions, fill } from '@posthorn/domain';
import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { useDebounced } from '../../../lib/page/use-debounced.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { LoadMore } from '../../../lib/query/load-more.tsx';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import { downloadCsv } from '../../reports/index.ts';
import { type AuditEntry, auditQuery } from '../api/audit-log.ts';

/** A search waits for a pause in typing. */
const RESTING_MS = 300;
const FILE_NAME = 'audit_log.csv';
const ALL = 'all';

const actionOptions = [
  { id: ALL, label: texts.allActions },
  ...auditActions.map((id) => ({ id, label: auditActionLabels[id] })),
];

/** What master admins did, newest first; the file holds what the page shows. */
export function AuditLogPage() {
  useDocumentTitle(texts.auditLog);
  const [text, setText] = useState('');
  const [action, setAction] = useState<string>(ALL);
  const search = useDebounced(text.trim(), RESTING_MS);
  const filter = { search, action: action === ALL ? undefined : (action as AuditAction) };
  const query = useInfiniteQuery(auditQuery(filter));
  const isFiltered = search !== '' || filter.action !== undefined;
  const clear = () => {
    setText('');
    setAction(ALL);
  };
  return (
    <div className="flex flex-col gap-4">
      <header>
        <h1 className="text-xl font-semibold">{texts.auditLog}</h1>
        <p className="mt-1 text-text-2">{texts.auditHint}</p>
      </header>
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          label={texts.searchAudit}
          value={text}
          onChange={setText}
          className="w-full sm:w-72"
        />
        <Select
          label={texts.action}
          isLabelHidden
          options={actionOptions}
          value={action}
          onChange={(next) => setAction(next ?? ALL)}
          className="w-full sm:w-56"
        />
        <Button
          icon={<Download />}
          onPress={() => void downloadCsv('getAuditReport', { query: filter }, FILE_NAME)}
          className="sm:ml-auto"
        >
          {texts.csv}
        </Button>
      </div>
      <Answered query={query} skeleton={<SkeletonRows rowHeight={64} label={texts.loading} />}>
        {(entries) =>
          entries.length === 0 ? (
            <Card>
              <EmptyState
                headingLevel={2}
                title={isFiltered ? texts.noEntriesFound : texts.noEntries}
                action={
                  isFiltered ? <Button onPress={clear}>{texts.clearFilters}</Button> : undefined
                }
              />
            </Card>
          ) : (
            <Card padding="none">
              <ul aria-label={texts.auditLog} className="divide-y divide-line">
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
            </Card>
          )
        }
      </Answered>
      <LoadMore query={query} label={texts.more} />
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, person, action, accountName, changes } = entry;
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="text-sm text-text-2">
        <time dateTime={at} className="tabular block">
          {dateText(at)} {timeText(at)}
        </time>
        <span className="block wrap-anywhere">{person}</span>
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Tag size="sm" tone="blue">
            {auditActionLabels[action]}
          </Tag>
          <span className="font-medium wrap-anywhere">{accountName}</span>
        </p>
        {changes.length > 0 ? (
          <ul className="mt-1 text-sm text-text-2">
            {changes.map(({ name, before, after }) => (
              <li key={name} className="wrap-anywhere">
                {before === ''
                  ? fill(texts.changeTo, { name, after })
                  : fill(texts.changedTo, { name, before, after: after || texts.nothing })}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}
