import {
  campaignTitle,
  campaignTypeSpecs,
  dynamicTagName,
  insertableTags,
  tagText,
} from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { useAccount } from '../../accounts/index.ts';
import { useOwnCampaign } from '../../campaigns/index.ts';
import { FormFrame, OwnForm } from './form-frame.tsx';

/** What tags say in a campaign; one of which nothing is known can not be put in. */
const tagsOf = (filling: Parameters<typeof tagText>[1]) =>
  insertableTags.map((tag) => {
    const text = tagText(tag, filling);
    const offered = { tag, label: dynamicTagName(tag), text };
    return text === '' ? { ...offered, disabledReason: editorTexts.noLocationForTag } : offered;
  });

/** The form of the campaign of the address. */
export function LeadFormPage() {
  const { name: company } = useAccount();
  return (
    <FormFrame
      of="campaign"
      found={useOwnCampaign()}
      hasForm={({ type }) => campaignTypeSpecs[type].needsForm}
    >
      {(campaign) => (
        <OwnForm
          key={campaign.id}
          owner={{ of: 'campaign', id: campaign.id }}
          title={campaignTitle(campaign)}
          tags={tagsOf({ ...campaign, company })}
          language={campaign.language}
          facebookPageId={campaign.facebookPageId}
        />
      )}
    </FormFrame>
  );
}
