import { fill, sayFinding, templateMissing } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { Tag } from '../../../ui/display/tag.tsx';
import { TipButton } from '../../../ui/overlays/tip-button.tsx';
import { type Template, templateTitle } from '../model/template.ts';
import { MissingList } from './missing-list.tsx';

/** Whether campaigns can begin with a template, and what it still needs. */
export function Completeness({ template }: { template: Template }) {
  const missing = templateMissing(template);
  if (missing.length === 0) {
    return (
      <Tag size="sm" tone="success" icon="dot">
        {templatesPageTexts.complete}
      </Tag>
    );
  }
  return (
    <TipButton
      tip={<MissingList missing={missing} />}
      label={fill(templatesPageTexts.missingOf, {
        title: templateTitle(template),
        missing: missing.map(sayFinding).join(' · '),
      })}
    >
      <Tag size="sm" tone="orange" icon="dot">
        {fill(templatesPageTexts.missingCount, { n: missing.length })}
      </Tag>
    </TipButton>
  );
}
