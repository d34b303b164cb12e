import { campaignTypeSpecs, fill } from '@posthorn/domain';
import { campaignTemplateTexts } from '@posthorn/domain/texts/campaign-template';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { leadFormEditorTexts } from '@posthorn/domain/texts/lead-form-editor';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { ClipboardList, Pencil, Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { TypeTag } from '../../campaigns/index.ts';
import { SaveState } from '../../configuration-fields/index.ts';
import { leadFormHref } from '../../lead-form/index.ts';
import { CampaignsDrawer } from '../../template-campaigns/index.ts';
import { Completeness, TemplateMenu, templateHref, templateTitle } from '../../templates/index.ts';
import { useTemplateForm } from '../model/template-form.tsx';

interface TemplateBarProps {
  /** The settings are open above the page, and say themselves how saving goes. */
  isConfiguring: boolean;
  /** Controls of the page. */
  children?: ReactNode;
}

/** Which template this is, what it is for, and the way to its settings. */
export function TemplateBar({ isConfiguring, children }: TemplateBarProps) {
  const { shown, template } = useTemplateForm();
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="line-clamp-2 text-xl font-semibold wrap-anywhere">
            {templateTitle(shown)}
          </h1>
          <SaveState isEcho={isConfiguring} />
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-text-2">
          {template.kind === 'custom' ? <TypeLink /> : null}
          <Completeness template={shown} />
          {shown.runtime === null ? null : (
            <span className="tabular">{fill(configurationTexts.days, { n: shown.runtime })}</span>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <UsedIn />
        {campaignTypeSpecs[template.type].needsForm ? (
          <ButtonLink
            icon={<ClipboardList />}
            href={leadFormHref({ of: 'template', id: template.id })}
          >
            {leadFormEditorTexts.summaryTitle}
          </ButtonLink>
        ) : null}
        <ButtonLink icon={<Settings2 />} href={templateHref(template)}>
          {templatesPageTexts.configure}
        </ButtonLink>
        <TemplateMenu template={template} />
      </div>
    </header>
  );
}

/** The campaigns that were made from it. */
function UsedIn() {
  const { template } = useTemplateForm();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {fill(campaignTemplateTexts.usedIn, { n: template.campaignsCount })}
      </Button>
      <CampaignsDrawer template={template} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function TypeLink() {
  const { template } = useTemplateForm();
  return (
    <Link
      variant="plain"
      href={{
        to: '/presets/templates/custom-templates/edit/$templateId',
        params: { templateId: template.id },
      }}
      aria-label={fill(templatesPageTexts.changeTypeOf, {
        type: campaignTypeSpecs[template.type].label,
      })}
      className="touch-target group flex items-center gap-1 rounded-full!"
    >
      <TypeTag type={template.type} />
      <Pencil aria-hidden="true" className="size-3.5 text-text-3 group-data-hovered:text-text" />
    </Link>
  );
}
