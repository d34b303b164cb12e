import {
  campaignTitle,
  campaignTypeSpecs,
  dynamicTagName,
  insertableTags,
  tagText,
} from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { leadFormEditorTexts } from '@posthorn/domain/texts/lead-form-editor';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { socialPagesQuery, useAccount } from '../../accounts/index.ts';
import { type Campaign, useOwnCampaign } from '../../campaigns/index.ts';
import { meQuery } from '../../session/index.ts';
import { leadFormQuery } from '../api/lead-form.ts';
import { LeadFormEditor } from '../components/lead-form-editor.tsx';
import { LeadFormSkeleton } from '../components/lead-form-skeleton.tsx';
import { ownerHref } from '../model/form-owner.ts';

/** The form of the campaign of the address. One of another type has none, and shows its settings. */
export function LeadFormPage() {
  const { campaign, query, isElsewhere } = useOwnCampaign();
  useDocumentTitle(leadFormEditorTexts.documentTitle);
  if (isElsewhere) return null;
  if (campaign && !campaignTypeSpecs[campaign.type].needsForm) {
    return <Navigate {...ownerHref({ of: 'campaign', id: campaign.id })} replace />;
  }
  return (
    <Answered query={query} skeleton={<LeadFormSkeleton />}>
      {(shown) => <CampaignForm key={shown.id} campaign={shown} />}
    </Answered>
  );
}

function CampaignForm({ campaign }: { campaign: Campaign }) {
  const { id: accountId } = useAccount();
  const owner = { of: 'campaign', id: campaign.id, accountId } as const;
  const form = useQuery(leadFormQuery(owner));
  const pages = useQuery(socialPagesQuery(accountId));
  const me = useQuery(meQuery);
  const tags = insertableTags.map((tag) => {
    const text = tagText(tag, campaign);
    const offered = { tag, label: dynamicTagName(tag), text };
    return text === '' ? { ...offered, disabledReason: editorTexts.noLocationForTag } : offered;
  });
  return (
    <Answered query={allOf({ form, pages, me })} skeleton={<LeadFormSkeleton />}>
      {(all) => (
        <LeadFormEditor
          owner={owner}
          form={all.form}
          personId={all.me.id}
          title={campaignTitle(campaign)}
          tags={tags}
          page={all.pages.find(({ id }) => id === campaign.facebookPageId) ?? null}
        />
      )}
    </Answered>
  );
}
