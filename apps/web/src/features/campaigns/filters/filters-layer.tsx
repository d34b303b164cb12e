import {
  campaignRuns,
  campaignTypeSpecs,
  campaignTypes,
  channelLabels,
  channels,
  fill,
  SEARCH_FROM_CHARACTERS,
  SEARCH_MAX_CHARACTERS,
} from '@posthorn/domain';
import { campaignFilterTexts } from '@posthorn/domain/texts/campaign-filter';
import { overviewTexts } from '@posthorn/domain/texts/overview';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/http/api-error.ts';
import { type LayerProps, useOpenOnArrival } from '../../../lib/on-demand/on-demand.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { CheckboxGroup } from '../../../ui/choice/checkbox-group.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import { useAccount } from '../../accounts/index.ts';
import { useWorkspaceChoice } from '../../workspaces/index.ts';
import { templateNamesQuery } from '../api/list-template-names.ts';
import { type ListView, rememberView, useListView } from '../model/list-view.ts';
import { runsLabels } from './runs-labels.ts';

/** No option of a list: it narrows nothing. */
const ANY = 'any';

interface FiltersLayerProps extends LayerProps {
  /** Of all workspaces together: they can be narrowed to some of them. */
  isAll: boolean;
}

/** What the list can be narrowed to; every choice counts at once. */
export default function FiltersLayer({ isAll, trigger }: FiltersLayerProps) {
  const { close: _close, ...opening } = useOpenOnArrival();
  const view = useListView();
  return (
    <Popover
      {...opening}
      trigger={trigger}
      label={overviewTexts.moreFilters}
      placement="bottom end"
      className="max-h-[inherit] w-80 overflow-y-auto"
    >
      <div className="flex flex-col gap-5">
        <TextFilter view={view} />
        <Select
          label={campaignFilterTexts.runs}
          options={[
            { id: ANY, label: campaignFilterTexts.anyTime },
            ...campaignRuns.map((id) => ({ id, label: runsLabels[id] })),
          ]}
          value={view.runs ?? ANY}
          onChange={(id) =>
            rememberView({ runs: campaignRuns.find((runs) => runs === id) ?? null })
          }
        />
        <Checkbox isSelected={view.mine} onChange={(mine) => rememberView({ mine })}>
          {campaignFilterTexts.mine}
        </Checkbox>
        <CheckboxGroup
          label={campaignFilterTexts.type}
          value={[...view.types]}
          onChange={(chosen) =>
            rememberView({ types: campaignTypes.filter((type) => chosen.includes(type)) })
          }
        >
          {campaignTypes.map((type) => (
            <Checkbox key={type} value={type}>
              {campaignTypeSpecs[type].label}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <CheckboxGroup
          label={campaignFilterTexts.channel}
          value={[...view.channels]}
          onChange={(chosen) =>
            rememberView({ channels: channels.filter((channel) => chosen.includes(channel)) })
          }
        >
          {channels.map((channel) => (
            <Checkbox key={channel} value={channel}>
              {channelLabels[channel]}
            </Checkbox>
          ))}
        </CheckboxGroup>
        {isAll ? <WorkspaceFilter view={view} /> : null}
        <TemplateFilter view={view} />
      </div>
    </Popover>
  );
}

interface FilterProps {
  view: ListView;
}

/** Shorter texts are in nearly every campaign: the list waits until there is enough to look for. */
function TextFilter({ view }: FilterProps) {
  const [text, setText] = useState(view.text);
  return (
    <TextInput
      label={campaignFilterTexts.text}
      description={fill(campaignFilterTexts.textHint, { min: SEARCH_FROM_CHARACTERS })}
      value={text}
      max={SEARCH_MAX_CHARACTERS}
      onChange={(typed) => {
        setText(typed);
        const wanted = typed.trim();
        rememberView({ text: wanted.length < SEARCH_FROM_CHARACTERS ? '' : wanted });
      }}
    />
  );
}

function WorkspaceFilter({ view }: FilterProps) {
  const { workspaces } = useWorkspaceChoice();
  return (
    <CheckboxGroup
      label={campaignFilterTexts.workspace}
      value={[...view.workspaces]}
      onChange={(chosen) => rememberView({ workspaces: chosen })}
    >
      {workspaces.map(({ slug, name }) => (
        <Checkbox key={slug} value={slug}>
          {name}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

function TemplateFilter({ view }: FilterProps) {
  const { id: accountId } = useAccount();
  const { data: names, error } = useQuery(templateNamesQuery(accountId));
  // One that was renamed or deleted since is still the name of its campaigns' template.
  const all = [...new Set([...(view.template ? [view.template] : []), ...(names ?? [])])];
  const options = [
    { id: ANY, label: campaignFilterTexts.anyTemplate },
    ...all.map((name) => ({ id: `=${name}`, label: name })),
  ];
  return (
    <Select
      label={campaignFilterTexts.template}
      options={options}
      value={view.template ? `=${view.template}` : ANY}
      hasSearch={all.length > 10}
      error={
        error
          ? fill(campaignFilterTexts.templatesNotLoaded, { errorText: errorText(error) })
          : undefined
      }
      onChange={(id) => rememberView({ template: id?.startsWith('=') ? id.slice(1) : '' })}
    />
  );
}
