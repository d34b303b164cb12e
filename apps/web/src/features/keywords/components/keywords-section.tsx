import { fill, hasNoKeyword, isOver, keywordsOf, writtenKeyword } from '@posthorn/domain';
import { keywordsDialogTexts } from '@posthorn/domain/texts/keywords-dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert, Button, Skeleton, Tag } from '../../../ui/index.ts';
import { type Campaign, campaignQuery } from '../../campaigns/index.ts';
import { keywordsQuery } from '../api/keywords.ts';
import { KeywordsDialog } from './keywords-dialog.tsx';

/** As many as stand in a few lines; the dialog shows all. */
const SHOWN = 8;

/** The keywords that the search ads of a campaign share, and the way to change them. */
export function KeywordsSection({
  accountId,
  campaignId,
}: {
  accountId: string;
  campaignId: string;
}) {
  const { data: campaign } = useQuery(campaignQuery(accountId, campaignId));
  return campaign ? <OfCampaign campaign={campaign} /> : null;
}

function OfCampaign({ campaign }: { campaign: Campaign }) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery(keywordsQuery(campaign));
  const { wanted, excluded } = keywordsOf(data?.chosen ?? null, data?.suggested ?? []);
  return (
    <section
      aria-label={keywordsDialogTexts.title}
      className="flex flex-col gap-2 rounded-card border border-line px-3 py-2.5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <h2 className="font-medium">{keywordsDialogTexts.title}</h2>
        <span className="flex-1 text-text-2">
          {campaign.keywords?.wanted ? keywordsDialogTexts.own : keywordsDialogTexts.suggested}
        </span>
        <Button
          size="sm"
          isDisabled={!data || isOver(campaign.status)}
          onPress={() => setOpen(true)}
        >
          {keywordsDialogTexts.edit}
        </Button>
      </div>
      {isError ? <p className="text-sm text-text-2">{keywordsDialogTexts.failed}</p> : null}
      {!data && !isError ? <Skeleton className="h-6 w-full" /> : null}
      {hasNoKeyword(campaign.keywords) ? (
        <Alert kind="warning">{keywordsDialogTexts.none}</Alert>
      ) : null}
      <ul aria-label={keywordsDialogTexts.wanted} className="flex flex-wrap gap-1.5">
        {wanted.slice(0, SHOWN).map((keyword) => (
          <li key={writtenKeyword(keyword)} className="max-w-full">
            <Tag>{writtenKeyword(keyword)}</Tag>
          </li>
        ))}
        {wanted.length > SHOWN ? (
          <li className="text-sm text-text-2">
            {fill(keywordsDialogTexts.more, { n: wanted.length - SHOWN })}
          </li>
        ) : null}
        {excluded.length > 0 ? (
          <li className="text-sm text-text-2">
            {fill(keywordsDialogTexts.excludedCount, { n: excluded.length })}
          </li>
        ) : null}
      </ul>
      {isOpen && data ? (
        <KeywordsDialog campaign={campaign} {...data} onClose={() => setOpen(false)} />
      ) : null}
    </section>
  );
}
