import {
  type Finding,
  fill,
  filledLeadForm,
  type Language,
  LEAD_FORM_BUTTON,
  type LeadFormPart,
  leadFormPartOf,
  leadFormParts,
  type TagFilling,
} from '@posthorn/domain';
import { leadFormTexts } from '@posthorn/domain/texts/lead-form';
import { leadFormEditorTexts as texts } from '@posthorn/domain/texts/lead-form-editor';
import { ArrowLeft, CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { whenSaved } from '../../../lib/save/when-saved.ts';
import { Accordion, AccordionItem, Alert, ButtonLink, TextInput } from '../../../ui/index.ts';
import type { SocialPage } from '../../accounts/index.ts';
import type { OfferedTag } from '../../ad-fields/index.ts';
import { LeaveQuestion, SaveStateView } from '../../configuration-fields/index.ts';
import { WordingGuard } from '../../wording/index.ts';
import type { LeadFormDocument } from '../model/document.ts';
import { focusPlace } from '../model/focus-place.ts';
import { useFormEngine } from '../model/form-engine.ts';
import { type FormOwner, ownerHref } from '../model/form-owner.ts';
import { LeadFormProvider, pathOf, useLeadForm, useLeadFormOf } from '../model/lead-form.tsx';
import { formOf } from '../model/values.ts';
import { FormPreview } from '../preview/form-preview.tsx';
import { FormText } from './form-text.tsx';
import { ImageField } from './image-field.tsx';
import { QuestionsField } from './questions-field.tsx';

const parts = Object.keys(leadFormParts) as LeadFormPart[];

/** Where something of the form is mended. */
type Place = Pick<Finding, 'path'>;

interface LeadFormEditorProps {
  owner: FormOwner;
  form: LeadFormDocument;
  personId: string;
  /** What the campaign or template is called. */
  title: string;
  tags: readonly OfferedTag[];
  /** The language it is written in, once it was chosen. */
  language: Language | null;
  /** The page in whose name people are asked. */
  page: SocialPage | null;
  /** What the preview shows where tags stand; they stay tags without it. */
  filling?: TagFilling;
  /** A control of the preview. */
  previewControl?: ReactNode;
}

/** The form of a campaign or a template: its four parts, and what people will see. */
export function LeadFormEditor({ owner, form, personId, ...shown }: LeadFormEditorProps) {
  const { engine, snapshot } = useFormEngine(owner, form, personId);
  const editor = useLeadFormOf(engine, snapshot, {
    owner,
    tags: shown.tags,
  });
  const [open, setOpen] = useState<LeadFormPart | null>('intro');
  const [slide, setSlide] = useState<LeadFormPart>('intro');
  const { values, isReadOnly } = editor;

  const openPart = (part: LeadFormPart | null) => {
    setOpen(part);
    if (part) setSlide(part);
  };
  /** Opens the part in which something is mended, and brings the person there once it is drawn. */
  const lead = (found: Place | undefined) => {
    if (!found) return;
    editor.touchAll();
    openPart(leadFormPartOf(found));
    requestAnimationFrame(() => focusPlace(found.path));
  };
  const previewed = filledLeadForm(formOf(values), shown.filling ?? {});
  return (
    <LeadFormProvider value={editor}>
      <div className="mx-auto max-w-[64rem] pt-3 pb-6">
        <Header owner={owner} title={shown.title} onLead={lead} />
        {isReadOnly ? <Alert className="mt-4">{leadFormTexts.locked}</Alert> : null}
        <div className="mt-6 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_22rem]">
          <WordingGuard language={shown.language} of={`form ${owner.id}`}>
            <Accordion
              expandedKeys={open ? [open] : []}
              onExpandedChange={(keys) =>
                openPart((([...keys][0] as LeadFormPart) ?? null) || null)
              }
            >
              {parts.map((part) => (
                <AccordionItem
                  key={part}
                  id={part}
                  headingLevel={2}
                  title={texts[part]}
                  end={isReadOnly ? null : <PartState part={part} />}
                >
                  <div className="flex flex-col gap-5">{fieldsOf[part]}</div>
                </AccordionItem>
              ))}
            </Accordion>
          </WordingGuard>
          <div className="flex flex-col gap-3 md:sticky md:top-[4.5rem]">
            {shown.previewControl}
            <FormPreview
              form={previewed}
              imageUrl={values.media?.previewUrl ?? null}
              page={shown.page}
              part={slide}
              onPart={setSlide}
            />
          </div>
        </div>
      </div>
      <LeaveQuestion
        failure={editor.failure}
        of={owner.of}
        saveFirst={async () => {
          await whenSaved(engine);
          return engine.snapshot().failure;
        }}
      />
    </LeadFormProvider>
  );
}

interface HeaderProps {
  owner: FormOwner;
  title: string;
  onLead: (found: Place | undefined) => void;
}

/** Whose form it is, how saving goes, what is missing, and the way back. */
function Header({ owner, title, onLead }: HeaderProps) {
  const { state, failure, engine, findings, isReadOnly, unsaved, conflicts } = useLeadForm();
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [conflict] = unsaved.filter((field) => field in conflicts);
  const held: Place | undefined = conflict
    ? { path: pathOf(conflict) }
    : errors.find(({ path }) => unsaved.some((field) => path.startsWith(field)));
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-xl font-semibold">{texts.title}</h1>
          {isReadOnly ? null : (
            <SaveStateView
              state={state}
              failure={failure}
              onRetry={engine.retry}
              onCheck={held && (() => onLead(held))}
            />
          )}
        </div>
        <p className="mt-1 line-clamp-2 text-base wrap-anywhere text-text-2">{title}</p>
        {isReadOnly ? null : (
          <div className="mt-1 text-sm">
            {errors.length === 0 ? (
              <p className="flex min-h-8 items-center gap-1.5 text-text-2">
                <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
                {texts.finished}
              </p>
            ) : (
              <AriaButton
                onPress={() => onLead(errors[0])}
                className="touch-target -mx-2 flex min-h-8 cursor-pointer items-center gap-1.5 rounded-control px-2 text-text-2 data-hovered:bg-surface-2 data-hovered:text-text"
              >
                <CircleDashed aria-hidden="true" className="size-4 shrink-0" />
                {fill(texts.unfinished, { n: errors.length })}
              </AriaButton>
            )}
          </div>
        )}
      </div>
      <ButtonLink icon={<ArrowLeft />} href={ownerHref(owner)}>
        {owner.of === 'campaign' ? texts.editCampaign : texts.editTemplate}
      </ButtonLink>
    </header>
  );
}

/** How much there is to do in a part. */
function PartState({ part }: { part: LeadFormPart }) {
  const n = useLeadForm().toDo(part);
  return n === 0 ? (
    <span className="flex items-center gap-1.5 text-sm font-normal text-text-2">
      <CircleCheck aria-hidden="true" className="size-4 text-success" />
      {texts.partDone}
    </span>
  ) : (
    <span className="tabular text-sm font-normal text-text-2">{fill(texts.partToDo, { n })}</span>
  );
}

const fieldsOf: Record<LeadFormPart, ReactNode> = {
  intro: (
    <>
      <FormText field="name" />
      <ImageField />
      <FormText field="introHeadline" />
      <FormText field="introDescription" />
    </>
  ),
  questions: (
    <>
      <FormText field="questionsDescription" />
      <QuestionsField />
    </>
  ),
  privacy: (
    <>
      <p className="text-sm">{texts.privacyWhy}</p>
      <FormText field="privacyTitle" />
      <FormText field="privacyUrl" />
    </>
  ),
  completion: (
    <>
      <FormText field="completionHeadline" />
      <FormText field="completionDescription" />
      <TextInput
        label={texts.completionButtonText}
        value={LEAD_FORM_BUTTON}
        onChange={() => {}}
        isReadOnly
        description={texts.completionButtonFixed}
      />
      <FormText field="completionButtonUrl" />
    </>
  ),
};
