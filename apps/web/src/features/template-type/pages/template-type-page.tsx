import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { Answered } from '../../../lib/query/answered.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useOwnTemplate } from '../../templates/index.ts';
import { ChangeType } from '../components/change-type.tsx';

/** What the custom template of the address is for. */
export function TemplateTypePage() {
  useDocumentTitle(templatesPageTexts.changeTypeTitle);
  const { templateId, query, isElsewhere } = useOwnTemplate();
  if (isElsewhere) return null;
  return (
    <Answered query={query} skeleton={<Skeleton className="mx-auto h-64 w-full max-w-[60rem]" />}>
      {(template) => <ChangeType key={templateId} template={template} />}
    </Answered>
  );
}
