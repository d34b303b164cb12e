import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import type { AccountFacts, SocialPage } from '../../accounts/index.ts';
import { type Ad, AdsSkeleton, TemplateAdsBoard } from '../../ads/index.ts';
import { fieldId, focusField, LeaveGuard, SaveState } from '../../configuration-fields/index.ts';
import { MissingList, templateAdsHref, templateHref } from '../../templates/index.ts';
import { useTemplateEngine } from '../model/template-engine.ts';
import { TemplateFormProvider, useTemplateFormOf } from '../model/template-form.tsx';
import type { Template } from '../model/values.ts';
import { Checklist } from './checklist.tsx';
import { IdleChannels } from './idle-channels.tsx';
import { missingSettings, StartButton } from './start-button.tsx';
import { TemplateBar } from './template-bar.tsx';
import { TemplateFooter } from './template-footer.tsx';
import { TemplateFormFields } from './template-form-fields.tsx';

interface TemplateEditorProps {
  template: Template;
  ads: Ad[];
  pages: SocialPage[];
  account: AccountFacts;
  personId: string;
}

/** A template: its ads, and its settings in a drawer above them. */
export function TemplateEditor({ template, ads, pages, account, personId }: TemplateEditorProps) {
  const { engine, snapshot } = useTemplateEngine(template, {
    personId,
    currency: account.currency,
  });
  const form = useTemplateFormOf(engine, snapshot, account);
  const navigate = useNavigate();
  const isConfiguring = useLocation({ select: ({ pathname }) => !pathname.endsWith('/ads') });
  useFocusedField(isConfiguring);
  const toAds = () => void navigate(templateAdsHref(template));
  const toBudget = () => void navigate({ ...templateHref(template), hash: fieldId('budget') });
  const lacking = missingSettings(form.missing);
  const footer = <TemplateFooter onBudget={toBudget} />;
  return (
    <TemplateFormProvider value={form}>
      {lacking.length > 0 && ads.length === 0 ? (
        <div className="pt-3">
          <TemplateBar isConfiguring={isConfiguring} />
          <Card className="mt-6">
            <EmptyState
              headingLevel={2}
              title={templatesPageTexts.settingsFirst}
              action={
                <ButtonLink variant="primary" href={templateHref(template)}>
                  {templatesPageTexts.configure}
                </ButtonLink>
              }
            >
              {templatesPageTexts.settingsFirstHint}
            </EmptyState>
            <div className="mx-auto w-fit pb-8 text-base text-text-2">
              <MissingList missing={lacking} />
            </div>
          </Card>
          {footer}
        </div>
      ) : (
        <Suspense fallback={<AdsSkeleton />}>
          <TemplateAdsBoard
            template={form.template}
            ads={ads}
            pages={pages}
            header={(controls) => (
              <TemplateBar isConfiguring={isConfiguring}>{controls}</TemplateBar>
            )}
            notice={<IdleChannels className="mt-4" />}
            footer={footer}
          />
        </Suspense>
      )}
      <Drawer
        isOpen={isConfiguring}
        onOpenChange={(isOpen) => isOpen || toAds()}
        title={templatesPageTexts.configure}
        footer={
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-2 py-2">
            <SaveState />
            <StartButton pages={pages} onStart={toAds} />
          </div>
        }
      >
        <div className="flex flex-col gap-6">
          <Checklist />
          <TemplateFormFields />
        </div>
      </Drawer>
      <LeaveGuard />
    </TemplateFormProvider>
  );
}

/** A link to one of the settings leads to it. */
function useFocusedField(isConfiguring: boolean): void {
  const hash = useLocation({ select: ({ hash: anchor }) => anchor });
  useEffect(() => {
    if (isConfiguring && hash === fieldId('budget')) focusField('budget');
  }, [isConfiguring, hash]);
}
