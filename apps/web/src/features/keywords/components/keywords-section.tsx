import { fill, hasNoKeyword, keywordsOf, writtenKeyword } from '@posthorn/domain';
import { keywordsDialogTexts } from '@posthorn/domain/texts/keywords-dialog';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { deferComponent } from '../../../lib/on-demand/defer-component.tsx';
import { Alert, Button, Skeleton, Tag } from '../../../ui/index.ts';
import { keywordsQuery } from '../api/keywords.ts';
import type { KeywordsOwner } from '../model/keywords-owner.ts';
import type { KeywordsDialogProps } from './keywords-dialog.tsx';

const { Component: KeywordsDialog } = deferComponent(() => import('./keywords-dialog.tsx'));

/** As many as stand in a few lines; the dialog shows all. */
const SHOWN = 8;

/** The keywords that the search ads of a campaign or a template share, and the way to change them. */
export default function KeywordsSection({
  owner,
  level,
}: {
  owner: KeywordsOwner;
  /** Of its heading: one below that which it stands under. */
  level: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  // As it was when the dialog opened: what others change meanwhile must not take away what is typed.
  const [opened, setOpened] = useState<Omit<KeywordsDialogProps, 'onClose'>>();
  const { data, isError } = useQuery(keywordsQuery(owner));
  const { wanted, excluded } = keywordsOf(data?.chosen ?? null, data?.suggested ?? []);
  const isSuggested = owner.chosen?.wanted == null;
  return (
    <section
      aria-label={keywordsDialogTexts.title}
      className="flex w-full max-w-3xl flex-col gap-2 rounded-card border border-line px-3 py-2.5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Heading className="font-medium">
          {keywordsDialogTexts.title}
          {data ? (
            <span className="tabular ml-2 font-normal text-text-3">{wanted.length}</span>
          ) : null}
        </Heading>
        <span className="flex-1 text-text-2">
          {isSuggested
            ? wanted.length > 0 && keywordsDialogTexts.suggested
            : keywordsDialogTexts.own}
        </span>
        <Button
          size="sm"
          isDisabled={!data || !owner.isOpen}
          onPress={() => data && setOpened({ owner, ...data })}
        >
          {keywordsDialogTexts.edit}
        </Button>
      </div>
      {isError ? <p className="text-sm text-text-2">{keywordsDialogTexts.failed}</p> : null}
      {!data && !isError ? <Skeleton className="h-6 w-full" /> : null}
      {hasNoKeyword(owner.chosen) ? <Alert kind="warning">{keywordsDialogTexts.none}</Alert> : null}
      {data && isSuggested && wanted.length === 0 ? (
        <p className="text-sm text-text-2">{keywordsDialogTexts.noSuggestions}</p>
      ) : null}
      {wanted.length > 0 ? (
        <ul aria-label={keywordsDialogTexts.wanted} className="flex flex-wrap items-center gap-1.5">
          {wanted.slice(0, SHOWN).map((keyword) => (
            <li key={writtenKeyword(keyword)} className="max-w-full">
              <Tag className="flex!">
                <span className="truncate">{keyword.text}</span>{' '}
                <span className="ml-1 shrink-0 font-normal">
                  {keywordsDialogTexts[keyword.match]}
                </span>
              </Tag>
            </li>
          ))}
          {wanted.length > SHOWN ? (
            <li className="text-sm text-text-2">
              {fill(keywordsDialogTexts.more, { n: wanted.length - SHOWN })}
            </li>
          ) : null}
        </ul>
      ) : null}
      {excluded.length > 0 ? (
        <p className="text-sm wrap-anywhere text-text-2">
          {fill(keywordsDialogTexts.excludedShort, {
            names: excluded
              .slice(0, SHOWN)
              .map(({ text }) => text)
              .join(', '),
          })}
          {excluded.length > SHOWN
            ? ` ${fill(keywordsDialogTexts.more, { n: excluded.length - SHOWN })}`
            : null}
        </p>
      ) : null}
      {opened ? (
        <Suspense>
          <KeywordsDialog {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </section>
  );
}
