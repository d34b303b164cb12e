import { campaignTypeSpecs, dynamicTagName, insertableTags, placeholderOf } from '@posthorn/domain';
import { leadFormEditorTexts } from '@posthorn/domain/texts/lead-form-editor';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { allOf } from '../../../lib/query/all-of.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { socialPagesQuery, useAccount } from '../../accounts/index.ts';
import { meQuery } from '../../session/index.ts';
import {
  ExampleSwitch,
  type Template,
  templateHref,
  templateTitle,
  useExample,
  useOwnTemplate,
} from '../../templates/index.ts';
import { leadFormQuery } from '../api/lead-form.ts';
import { LeadFormEditor } from '../components/lead-form-editor.tsx';
import { LeadFormSkeleton } from '../components/lead-form-skeleton.tsx';

/** Tags stay tags in a template: a campaign knows what they say. */
const tags = insertableTags.map((tag) => ({
  tag,
  label: dynamicTagName(tag),
  text: placeholderOf(tag),
}));

/** The form of the template of the address. One of another type has none, and shows its settings. */
export function TemplateLeadFormPage() {
  const { template, query, isElsewhere } = useOwnTemplate();
  useDocumentTitle(leadFormEditorTexts.documentTitle);
  if (isElsewhere) return null;
  const hasForm = template?.kind === 'custom' && campaignTypeSpecs[template.type].needsForm;
  if (template && !hasForm) return <Navigate {...templateHref(template)} replace />;
  return (
    <Answered query={query} skeleton={<LeadFormSkeleton />}>
      {(shown) => <TemplateForm key={shown.id} template={shown} />}
    </Answered>
  );
}

function TemplateForm({ template }: { template: Template }) {
  const { id: accountId } = useAccount();
  const owner = { of: 'template', id: template.id, accountId } as const;
  const form = useQuery(leadFormQuery(owner));
  const pages = useQuery(socialPagesQuery(accountId));
  const me = useQuery(meQuery);
  const { view, onView, example } = useExample(template);
  return (
    <Answered query={allOf({ form, pages, me })} skeleton={<LeadFormSkeleton />}>
      {(all) => (
        <LeadFormEditor
          owner={owner}
          form={all.form}
          personId={all.me.id}
          title={templateTitle(template)}
          tags={tags}
          page={all.pages.find(({ id }) => id === template.facebookPageId) ?? null}
          filling={example}
          previewControl={
            <div className="flex justify-center">
              <ExampleSwitch view={view} onView={onView} />
            </div>
          }
        />
      )}
    </Answered>
  );
}
