import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { accountFactsQuery, socialPagesQuery, useAccount } from '../../accounts/index.ts';
import { AdsSkeleton, adsQuery, templateOwner } from '../../ads/index.ts';
import { meQuery } from '../../session/index.ts';
import { templateTitle, useOwnTemplate } from '../../templates/index.ts';
import { TemplateEditor } from '../components/template-editor.tsx';

/** The template of the address: its settings and its ads are one page. */
export function TemplatePage() {
  const { id: accountId } = useAccount();
  const { kind, templateId, template, query, isElsewhere } = useOwnTemplate();
  const ads = useQuery(adsQuery(templateOwner({ id: templateId, accountId, kind })));
  const pages = useQuery(socialPagesQuery(accountId));
  const account = useQuery(accountFactsQuery(accountId));
  const me = useQuery(meQuery);
  useDocumentTitle(template ? templateTitle(template) : templatesPageTexts.documentTitle);

  if (isElsewhere) return null;
  return (
    <Answered
      query={allOf({ template: query, ads, pages, account, me })}
      skeleton={<AdsSkeleton />}
    >
      {({ me: person, ...all }) => (
        <TemplateEditor key={templateId} {...all} personId={person.id} />
      )}
    </Answered>
  );
}
