import { DIGEST_HOUR, fill, type MailChoices, mailGroups } from '@posthorn/domain';
import { mailTexts } from '@posthorn/domain/texts/mail';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { meQuery } from '../../session/index.ts';
import { mailChoicesQuery, useChooseMail } from '../api/mail-choices.ts';
import { MailGroupCard } from '../components/mail-group-card.tsx';

const noLetters = Object.fromEntries(
  mailGroups.map((group) => [group, 'never' as const]),
) as MailChoices;

/** Which letters a person gets, and when. Every choice is saved at once. */
export function MailPage() {
  useDocumentTitle(mailTexts.mail);
  const { data: me } = useQuery(meQuery);
  const query = useQuery(mailChoicesQuery);
  const { mutate: choose } = useChooseMail();
  const choices = query.data;
  return (
    <div className="mx-auto max-w-3xl">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h1 className="text-xl font-semibold">{mailTexts.mail}</h1>
        {choices ? (
          <Button
            size="sm"
            isDisabled={mailGroups.every((group) => choices[group] === noLetters[group])}
            onPress={() => choose(noLetters)}
          >
            {mailTexts.stopAll}
          </Button>
        ) : null}
      </div>
      <p className="mt-1 mb-6 text-text-2 wrap-anywhere">
        {fill(mailTexts.why, { email: me?.email ?? '' })}
      </p>
      <Answered query={query} skeleton={<SkeletonRows rowHeight={96} label={mailTexts.loading} />}>
        {(choices) => (
          <>
            <ul className="flex flex-col gap-3">
              {mailGroups.map((group) => (
                <MailGroupCard
                  key={group}
                  group={group}
                  choice={choices[group]}
                  onChoose={(choice) => choose({ [group]: choice })}
                />
              ))}
            </ul>
            <p className="mt-6 text-sm text-text-2">
              {fill(mailTexts.whenDaily, { hour: DIGEST_HOUR })} {mailTexts.alwaysSent}
            </p>
          </>
        )}
      </Answered>
    </div>
  );
}
