import { campaignTypeSpecs, dynamicTagName, insertableTags, placeholderOf } from '@posthorn/domain';
import {
  ExampleSwitch,
  type Template,
  templateTitle,
  useExample,
  useOwnTemplate,
} from '../../templates/index.ts';
import { FormFrame, OwnForm } from './form-frame.tsx';

/** Tags stay tags in a template: a campaign knows what they say. */
const tags = insertableTags.map((tag) => ({
  tag,
  label: dynamicTagName(tag),
  text: placeholderOf(tag),
}));

/** The form of the template of the address. Only custom templates have one. */
export function TemplateLeadFormPage() {
  return (
    <FormFrame
      of="template"
      found={useOwnTemplate()}
      hasForm={({ kind, type }) => kind === 'custom' && campaignTypeSpecs[type].needsForm}
    >
      {(template) => <TemplateForm key={template.id} template={template} />}
    </FormFrame>
  );
}

function TemplateForm({ template }: { template: Template }) {
  const { view, onView, example } = useExample(template);
  return (
    <OwnForm
      owner={{ of: 'template', id: template.id }}
      title={templateTitle(template)}
      tags={tags}
      language={template.language}
      facebookPageId={template.facebookPageId}
      filling={example}
      previewControl={
        <div className="flex justify-center">
          <ExampleSwitch view={view} onView={onView} />
        </div>
      }
    />
  );
}
