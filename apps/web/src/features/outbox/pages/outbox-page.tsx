import { fill } from '@posthorn/domain';
import { outboxTexts } from '@posthorn/domain/texts/outbox';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Mail, outboxQuery } from '../api/list-outbox.ts';

/** Mail that a local copy would have sent, for reading here. */
export function OutboxPage() {
  useDocumentTitle(outboxTexts.outbox);
  const query = useQuery(outboxQuery);
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-xl font-semibold">{outboxTexts.outbox}</h1>
      <p className="mt-1 mb-6 text-text-2">{outboxTexts.whyOutbox}</p>
      <Answered
        query={query}
        skeleton={<SkeletonRows rowHeight={96} label={outboxTexts.loadingMail} />}
      >
        {(letters) =>
          letters.length === 0 ? (
            <Card>
              <EmptyState headingLevel={2} title={outboxTexts.noMailYet}>
                {outboxTexts.emptyOutbox}
              </EmptyState>
            </Card>
          ) : (
            <ul className="flex flex-col gap-3">
              {letters.map((mail) => (
                <MailCard key={mail.id} mail={mail} />
              ))}
            </ul>
          )
        }
      </Answered>
    </div>
  );
}

function MailCard({ mail }: { mail: Mail }) {
  return (
    <Card as="li">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg font-semibold wrap-anywhere">{mail.subject}</h2>
        <time dateTime={mail.createdAt} className="tabular text-sm text-text-2">
          {dateText(mail.createdAt)} {timeText(mail.createdAt)}
        </time>
      </div>
      <p className="text-sm text-text-2 wrap-anywhere">{fill(outboxTexts.toTo, { to: mail.to })}</p>
      <p className="mt-3 whitespace-pre-wrap wrap-anywhere">
        <WithLinks text={mail.text} />
      </p>
    </Card>
  );
}

const address = /(https?:\/\/\S+)/;

/** As the letter itself would show it: its addresses can be pressed. */
function WithLinks({ text }: { text: string }) {
  return text.split(address).map((part, n) =>
    address.test(part) && URL.canParse(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
      <Link key={n} href={part} isExternal>
        {part}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
      <Fragment key={n}>{part}</Fragment>
    ),
  );
}
