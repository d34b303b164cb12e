import { apiTokensTexts } from '@posthorn/domain/texts/api-tokens';
import { webhooksTexts } from '@posthorn/domain/texts/webhooks';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { useCan } from '../../accounts/index.ts';
import { ApiTokens } from '../../api-tokens/index.ts';
import { Webhooks } from '../../webhooks/index.ts';
import { SettingsSections } from './settings-sections.tsx';

const tokens = {
  id: 'api-tokens',
  title: apiTokensTexts.title,
  description: apiTokensTexts.explanation,
  content: <ApiTokens />,
};
const webhooks = {
  id: 'webhooks',
  title: webhooksTexts.title,
  description: webhooksTexts.explanation,
  content: <Webhooks />,
};

/** How programs of the customer work with the product; nothing is asked for that only admins see. */
export function IntegrationsTab() {
  const hasTokens = useCan('apiToken.manage');
  const hasWebhooks = useCan('webhook.manage');
  if (!hasTokens && !hasWebhooks) return <Alert kind="info">{apiTokensTexts.onlyAdmins}</Alert>;
  return (
    <SettingsSections
      sections={[...(hasTokens ? [tokens] : []), ...(hasWebhooks ? [webhooks] : [])]}
    />
  );
}
