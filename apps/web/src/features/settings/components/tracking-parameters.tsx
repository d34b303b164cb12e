import {
  type Channel,
  channelLabels,
  channels,
  fill,
  landingAddress,
  UTM_MAX,
  utmChannelOf,
  utmFields,
  utmFor,
  utmTokens,
} from '@posthorn/domain';
import { settingsTexts } from '@posthorn/domain/texts/settings';
import { Tag } from 'lucide-react';
import { type FocusEvent, useRef } from 'react';
import { ChannelGlyph } from '../../../lib/channel/channel-glyph.tsx';
import { insertAtCaret } from '../../../lib/page/insert-at-caret.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { maxWhenNearlyFull } from '../../../ui/fields/max-when-nearly-full.ts';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Tab } from '../../../ui/layout/tab.tsx';
import { TabList } from '../../../ui/layout/tab-list.tsx';
import { TabPanel } from '../../../ui/layout/tab-panel.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { utmKey, utmOf } from '../model/settings-fields.ts';
import type { SettingsForm } from '../model/use-settings-form.ts';
import type { FieldLook } from './field-look.ts';

interface TrackingParametersProps {
  form: SettingsForm;
  look: FieldLook;
}

/** What is added to the landing pages of ads: four parameters for each channel. */
export function TrackingParameters({ form, look }: TrackingParametersProps) {
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h3 className="font-medium">{settingsTexts.tracking}</h3>
        <p className="text-sm text-text-2">{settingsTexts.trackingHint}</p>
      </div>
      <Tabs>
        <TabList label={settingsTexts.tracking} look="segments">
          {channels.map((channel) => (
            <Tab key={channel} id={channel}>
              <ChannelGlyph channel={channel} className="size-5!" />
              {channelLabels[channel]}
            </Tab>
          ))}
        </TabList>
        {channels.map((channel) => (
          <TabPanel key={channel} id={channel}>
            <ChannelParameters channel={channel} form={form} look={look} />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

const tokens = [
  { label: settingsTexts.campaignName, token: utmTokens.campaignName },
  { label: settingsTexts.referenceNumber, token: utmTokens.referenceNumber },
];

function ChannelParameters({
  channel,
  form,
  look,
}: TrackingParametersProps & { channel: Channel }) {
  const utmChannel = utmChannelOf[channel];
  // The field that has the caret, or had it before a button beside it was pressed.
  const field = useRef<HTMLInputElement>(null);
  const remember = ({ target, relatedTarget, currentTarget, type }: FocusEvent<HTMLElement>) => {
    if (type === 'focus' && target instanceof HTMLInputElement) field.current = target;
    if (type === 'blur' && !currentTarget.contains(relatedTarget)) field.current = null;
  };
  const insert = (token: string) => {
    if (!field.current) return notify.error(settingsTexts.insertNowhere);
    field.current.focus();
    insertAtCaret(field.current, token);
  };
  return (
    <fieldset className="flex flex-col gap-4" onFocus={remember} onBlur={remember}>
      <legend className="sr-only">
        {fill(settingsTexts.trackingOf, { channel: channelLabels[channel] })}
      </legend>
      {look.isReadOnly ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-text-2">{settingsTexts.insert}</span>
          {tokens.map(({ label, token }) => (
            <Button
              key={token}
              size="sm"
              icon={<Tag />}
              aria-label={fill(settingsTexts.insertTag, { tag: label })}
              onPress={() => insert(token)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {utmFields.map((name) => {
          const key = utmKey(utmChannel, name);
          return (
            <TextInput
              key={name}
              label={name}
              value={form.texts[key]}
              onChange={(text) => form.change(key, text)}
              max={maxWhenNearlyFull(form.texts[key].length, UTM_MAX)}
              autoComplete="off"
              {...look.of(key)}
            />
          );
        })}
      </div>
      <Example channel={channel} form={form} />
    </fieldset>
  );
}

/** Where a click would lead, with a made-up campaign. */
function Example({ channel, form: { texts } }: { channel: Channel; form: SettingsForm }) {
  const targetUrl = texts.default_landing_page_url.trim() || settingsTexts.examplePage;
  const utm = utmFor(channel, utmOf(texts), {
    title: settingsTexts.exampleTitle,
    referenceNumber: settingsTexts.exampleReference,
    targetUrl,
  });
  return (
    <p className="rounded-control bg-surface-2 px-3 py-2 text-sm text-text-2">
      {settingsTexts.example}{' '}
      <output className="font-mono text-xs wrap-anywhere text-text">
        {landingAddress(targetUrl, utm)}
      </output>
    </p>
  );
}
