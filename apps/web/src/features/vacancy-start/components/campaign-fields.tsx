import {
  addLocationFindings,
  type CampaignType,
  campaignFieldLabels,
  campaignTypeSpecs,
  channelLabels,
  earliestStart,
  fill,
  type Language,
  languageFlags,
  languageLabels,
  languages,
  latestEnd,
  mendedAddress,
  nextMonth,
  openChannels,
  profilesFindings,
  runningDays,
  sayFinding,
  TARGET_URL_MAX,
  TITLE_MAX,
  vacancyTypes,
} from '@posthorn/domain';
import { campaignTexts } from '@posthorn/domain/texts/campaign';
import { configurationTexts } from '@posthorn/domain/texts/configuration';
import { vacancyStartTexts } from '@posthorn/domain/texts/vacancy-start';
import { useCallback, useState } from 'react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { AmountInput } from '../../../lib/money/amount-input.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { CheckboxGroup } from '../../../ui/choice/checkbox-group.tsx';
import { DateRangePicker } from '../../../ui/date/date-range-picker.tsx';
import { Flag } from '../../../ui/display/flag.tsx';
import { maxWhenNearlyFull } from '../../../ui/fields/max-when-nearly-full.ts';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { AsyncMultiCombobox } from '../../../ui/pick/async-multi-combobox.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import {
  chosenLocation,
  chosenProfile,
  searchLocations,
  searchProfiles,
} from '../../configuration-fields/index.ts';
import type { Draft, DraftFacts } from '../model/draft.ts';

interface CampaignFieldsProps {
  draft: Draft;
  facts: DraftFacts;
  /** The landing page is not the page that was read. */
  isLandingOfPage: boolean;
  /** What is wrong at a field, by its path. */
  wrongAt: (path: string) => string | undefined;
  /** Asked at the total, where it is a large one. */
  totalQuestion: string | undefined;
  onChange: (changed: Partial<Draft>) => void;
}

/** All that a campaign needs besides its ads, as it was read, to be corrected in place. */
export function CampaignFields({
  draft,
  facts,
  isLandingOfPage,
  wrongAt,
  totalQuestion,
  onChange,
}: CampaignFieldsProps) {
  const { type, title, targetUrl, language, schedule, total, channels } = draft;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div data-field="title">
        <TextInput
          label={campaignFieldLabels.title}
          value={title}
          max={maxWhenNearlyFull(title.length, TITLE_MAX)}
          isRequired
          error={wrongAt('title')}
          onChange={(next) => onChange({ title: next })}
        />
      </div>
      <Select
        label={vacancyStartTexts.goal}
        options={vacancyTypes.map((id) => ({ id, label: campaignTypeSpecs[id].label }))}
        value={type}
        onChange={(next) => next && onChange({ type: next as CampaignType })}
      />
      <div data-field="profiles">
        <Profiles draft={draft} wrongAt={wrongAt} onChange={onChange} />
      </div>
      <div data-field="locations">
        <Places draft={draft} wrongAt={wrongAt} onChange={onChange} />
      </div>
      <div data-field="targetUrl">
        <TextInput
          label={campaignFieldLabels.landingPage}
          description={isLandingOfPage ? vacancyStartTexts.landingOfPage : undefined}
          value={targetUrl}
          max={maxWhenNearlyFull(targetUrl.length, TARGET_URL_MAX)}
          inputMode="url"
          isRequired
          error={wrongAt('targetUrl')}
          onChange={(next) => onChange({ targetUrl: next })}
          onBlur={() => onChange({ targetUrl: mendedAddress(targetUrl) })}
        />
      </div>
      <Select
        label={campaignFieldLabels.language}
        options={languages.map((id) => ({
          id,
          label: languageLabels[id],
          icon: <Flag country={languageFlags[id]} />,
        }))}
        value={language}
        onChange={(next) => next && onChange({ language: next as Language })}
      />
      <div data-field="schedule">
        <DateRangePicker
          label={campaignFieldLabels.startEndDate}
          description={
            schedule
              ? fill(configurationTexts.days, {
                  n: runningDays(schedule.startDate, schedule.endDate),
                })
              : configurationTexts.fromTomorrowOn
          }
          isRequired
          value={schedule && { start: schedule.startDate, end: schedule.endDate }}
          min={earliestStart(facts.today)}
          max={latestEnd(facts.today)}
          presets={() => {
            const { first: start, last: end } = nextMonth(facts.today);
            return [{ label: vacancyStartTexts.nextMonth, range: { start, end } }];
          }}
          endFor={() => null}
          error={wrongAt('schedule')}
          onBlur={() => {}}
          onChange={(range) =>
            onChange({ schedule: range && { startDate: range.start, endDate: range.end } })
          }
        />
      </div>
      <div data-field="budget">
        <AmountInput
          label={vacancyStartTexts.totalBudget}
          description={vacancyStartTexts.totalHint}
          currency={facts.currency}
          value={total}
          error={wrongAt('budget')}
          warning={totalQuestion}
          onChange={(next) => onChange({ total: next })}
        />
      </div>
      <div data-field="channels" className="md:col-span-2">
        <CheckboxGroup
          label={vacancyStartTexts.channels}
          orientation="horizontal"
          error={wrongAt('channels')}
          value={channels.filter((channel) => openChannels(type).includes(channel))}
          onChange={(next) =>
            onChange({ channels: openChannels(type).filter((channel) => next.includes(channel)) })
          }
        >
          {openChannels(type).map((channel) => (
            <Checkbox key={channel} value={channel}>
              <span className="flex items-center gap-2">
                <ChannelGlyph channel={channel} className="size-5" />
                {channelLabels[channel]}
              </span>
            </Checkbox>
          ))}
        </CheckboxGroup>
      </div>
    </div>
  );
}

type PickerProps = Pick<CampaignFieldsProps, 'draft' | 'wrongAt' | 'onChange'>;

function Profiles({ draft: { profiles, language }, wrongAt, onChange }: PickerProps) {
  const [refused, setRefused] = useState<string>();
  const chosen = profiles.map(({ id }) => id).join(',');
  const load = useCallback(
    (text: string, signal: AbortSignal) => searchProfiles(text, signal, { language, chosen }),
    [language, chosen],
  );
  return (
    <AsyncMultiCombobox
      label={campaignFieldLabels.jobProfiles}
      isRequired
      load={load}
      emptyText={campaignTexts.noSuchProfile}
      value={profiles.map(chosenProfile)}
      error={wrongAt('profiles')}
      refusal={refused}
      onType={() => setRefused(undefined)}
      onAdd={({ profile }) => {
        const wrong = profilesFindings([...profiles, profile])[0];
        setRefused(wrong && sayFinding(wrong));
        if (!wrong) onChange({ profiles: [...profiles, profile] });
      }}
      onRemove={(gone) => onChange({ profiles: profiles.filter(({ id }) => !gone.has(id)) })}
    />
  );
}

function Places({ draft: { locations }, wrongAt, onChange }: PickerProps) {
  const [refused, setRefused] = useState<string>();
  return (
    <AsyncMultiCombobox
      label={campaignFieldLabels.locations}
      isRequired
      load={searchLocations}
      emptyText={campaignTexts.noSuchLocation}
      value={locations.map((place) => chosenLocation(place, undefined))}
      error={wrongAt('locations')}
      refusal={refused}
      onType={() => setRefused(undefined)}
      onAdd={({ place }) => {
        const wrong = addLocationFindings(locations, place)[0];
        setRefused(wrong && sayFinding(wrong));
        if (!wrong) onChange({ locations: [...locations, place] });
      }}
      onRemove={(gone) => onChange({ locations: locations.filter(({ id }) => !gone.has(id)) })}
    />
  );
}
