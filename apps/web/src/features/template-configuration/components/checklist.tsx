import { sayFinding } from '@posthorn/domain';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { Circle, CircleCheck } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { focusField } from '../../configuration-fields/index.ts';
import { leadFormHref } from '../../lead-form/index.ts';
import { fieldOfMissing, useTemplateForm } from '../model/template-form.tsx';

/** What the template still needs, each line a way to its field. */
export function Checklist() {
  const { missing, audience, template } = useTemplateForm();
  if (missing.length === 0) {
    return (
      <p className="flex items-center gap-2 text-base">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
        {templatesPageTexts.readyForCampaigns}
      </p>
    );
  }
  return (
    <Card as="section" padding="sm" aria-label={templatesPageTexts.stillMissing}>
      <h3 className="text-sm font-medium">{templatesPageTexts.stillMissing}</h3>
      <ul className="mt-1 flex flex-col">
        {missing.map((found) => {
          const field = fieldOfMissing(found, audience);
          const line = (
            <>
              <Circle aria-hidden="true" className="size-4 shrink-0 text-text-3" />
              {sayFinding(found)}
            </>
          );
          const isForm = found.path === 'leadform';
          const look = 'flex min-h-8 w-full items-center gap-2 rounded-control text-left text-base';
          return (
            <li key={found.code}>
              {isForm ? (
                <Link
                  variant="plain"
                  href={leadFormHref({ of: 'template', id: template.id })}
                  className={`${look} data-hovered:bg-surface-2 pointer-coarse:min-h-11`}
                >
                  {line}
                </Link>
              ) : field ? (
                <AriaButton
                  onPress={() => focusField(field)}
                  className={`${look} cursor-pointer data-hovered:bg-surface-2 pointer-coarse:min-h-11`}
                >
                  {line}
                </AriaButton>
              ) : (
                <span className={look}>{line}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
