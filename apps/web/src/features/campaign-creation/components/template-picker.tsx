import type { TemplateKind } from '@posthorn/domain';
import { fill, sayFinding } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { creationTexts } from '@posthorn/domain/texts/creation';
import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, LayoutTemplate } from 'lucide-react';
import { useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { errorText } from '../../../lib/http/api-error.ts';
import { PickList } from '../../../lib/pick-list/pick-list.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { fieldBox, fieldHeights, fieldRoot } from '../../../ui/fields/field-style.ts';
import { NoteText, noteClasses } from '../../../ui/fields/note-text.tsx';
import { Tab } from '../../../ui/layout/tab.tsx';
import { TabList } from '../../../ui/layout/tab-list.tsx';
import { TabPanel } from '../../../ui/layout/tab-panel.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { cx } from '../../../ui/lib/cx.ts';
import { layerClass } from '../../../ui/overlays/layer-style.ts';
import { accountFactsQuery, useAccount } from '../../accounts/index.ts';
import { choosableTemplatesQuery } from '../api/list-templates.ts';
import type { ChoosableTemplate } from '../model/template.ts';

const kinds: ReadonlyArray<{ kind: TemplateKind; label: string; none: string }> = [
  { kind: 'default', label: creationTexts.default, none: creationTexts.noDefaultTemplates },
  { kind: 'custom', label: creationTexts.custom, none: creationTexts.noCustomTemplates },
];

const ROW_HEIGHT = 68;
/** Fewer are found with the eye. */
const SEARCH_FROM = 6;

interface TemplatePickerProps {
  label: string;
  value: ChoosableTemplate | undefined;
  onChange: (template: ChoosableTemplate) => void;
}

/** A dropdown with two tabs: templates of function groups, and those people made. */
export function TemplatePicker({ label, value, onChange }: TemplatePickerProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={cx(fieldRoot, 'max-w-xl')}>
      <span id={`${id}label`} className="text-sm font-medium">
        {label}
      </span>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <AriaButton
          id={`${id}button`}
          aria-labelledby={`${id}label ${id}button`}
          className={cx(fieldBox, fieldHeights.lg, 'cursor-pointer gap-3 text-left text-base')}
        >
          <LayoutTemplate aria-hidden="true" className="size-4 shrink-0 text-text-3" />
          <span className={cx('min-w-0 flex-1 truncate', !value && 'text-text-3')}>
            {value?.name ?? creationTexts.chooseATemplate}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-text-3" />
        </AriaButton>
        <Popover offset={4} placement="bottom start" className={layerClass}>
          <Dialog aria-label={label} className="w-[min(36rem,calc(100vw-2rem))] outline-none">
            <TemplateLists
              chosen={value?.kind}
              onPick={(template) => {
                setOpen(false);
                onChange(template);
              }}
            />
          </Dialog>
        </Popover>
      </DialogTrigger>
      {value ? (
        <span className="text-xs text-text-2">
          {[value.contents, value.purpose].filter(Boolean).join(' · ')}
        </span>
      ) : null}
      {value && value.missing.length > 0 ? (
        <p role="status" className={`text-xs ${noteClasses.warning}`}>
          <NoteText
            kind="warning"
            text={fill(templatesPageTexts.missingOf, {
              title: value.name,
              missing: value.missing.map(sayFinding).join(' · '),
            })}
          />
        </p>
      ) : null}
    </div>
  );
}

interface TemplateListsProps {
  /** The kind of the template that was chosen before. */
  chosen: TemplateKind | undefined;
  onPick: (template: ChoosableTemplate) => void;
}

function TemplateLists({ chosen, onPick }: TemplateListsProps) {
  const account = useAccount();
  const { data: facts } = useQuery(accountFactsQuery(account.id));
  const { data, isPending, error, refetch, isFetching } = useQuery(
    choosableTemplatesQuery(account.id, facts?.currency),
  );
  if (isPending)
    return <p className="px-4 py-6 text-base text-text-2">{creationTexts.loadingTemplates}</p>;
  if (!data) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 p-4">
        <p>{errorText(error)}</p>
        <Button size="sm" isLoading={isFetching} onPress={() => void refetch()}>
          {commonTexts.tryAgain}
        </Button>
      </div>
    );
  }
  // Templates that people made for themselves are looked for first.
  const first = chosen ?? (data.some(({ kind }) => kind === 'custom') ? 'custom' : 'default');
  return (
    <Tabs defaultSelectedKey={first} className="gap-0!">
      <TabList label={creationTexts.kindOfTemplate} className="px-4">
        {kinds.map(({ kind, label }) => (
          <Tab
            key={kind}
            id={kind}
            end={
              <span className="tabular text-xs text-text-3">
                {data.filter((template) => template.kind === kind).length}
              </span>
            }
          >
            {label}
          </Tab>
        ))}
      </TabList>
      {kinds.map(({ kind, label, none }) => {
        const templates = data.filter((template) => template.kind === kind);
        return (
          <TabPanel key={kind} id={kind}>
            {templates.length === 0 ? (
              <p className="px-4 py-6 text-base text-text-2">{none}</p>
            ) : (
              <PickList
                label={fill(creationTexts.labelTemplates, { label })}
                search={{
                  label: creationTexts.searchTemplates,
                  isShown: templates.length >= SEARCH_FROM,
                }}
                items={templates}
                rowHeight={ROW_HEIGHT}
                isMeasured
                onPick={onPick}
              >
                {(template) => <TemplateLine template={template} />}
              </PickList>
            )}
          </TabPanel>
        );
      })}
    </Tabs>
  );
}

/** All that speaks for or against it, uncut: it is chosen by this alone. */
function TemplateLine({ template }: { template: ChoosableTemplate }) {
  const { name, contents, purpose, channels, missing } = template;
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-0.5 py-0.5">
      <span className="flex items-start justify-between gap-3">
        <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
        <span className="flex shrink-0 gap-1">
          {channels.map((channel) => (
            <ChannelGlyph key={channel} channel={channel} className="size-5!" />
          ))}
        </span>
      </span>
      {contents ? <span className="text-xs text-text-2">{contents}</span> : null}
      {purpose ? <span className="text-xs text-text-2 wrap-anywhere">{purpose}</span> : null}
      {missing.length > 0 ? (
        <span className="text-xs text-warning">
          {fill(creationTexts.stillMissing, { missing: missing.map(sayFinding).join(' · ') })}
        </span>
      ) : null}
    </span>
  );
}
