import { useParams } from '@tanstack/react-router';
import { useAccount } from '../../accounts/index.ts';
import { campaignOwner } from '../../ads/index.ts';
import { CampaignEditing } from '../components/campaign-editing.tsx';
import { EditorLayer } from '../components/editor-layer.tsx';

/** The editor of the campaign's ad that the address names: one that is there, or a new one. */
export function AdEditorPage() {
  const { id: accountId } = useAccount();
  const { campaignId = '' } = useParams({ strict: false });
  return (
    <EditorLayer
      owner={campaignOwner({ id: campaignId, accountId })}
      editing={(props) => <CampaignEditing {...props} />}
    />
  );
}
