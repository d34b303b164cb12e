import { fill, isMapped, type JobField, jobFieldLabels, jobFields } from '@posthorn/domain';
import { jobListSetupTexts as texts } from '@posthorn/domain/texts/job-list-setup';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Select } from '../../../ui/pick/select.tsx';
import type { FeedMapping, FeedResult } from '../api/check-feed.ts';
import { elementsOf, recordsIn } from '../model/feed-elements.ts';

interface MappingFieldsProps {
  result: FeedResult;
  onCheckAgain: (mapping: FeedMapping) => void;
}

const NOT_IN_FEED = '';

/** From which element of the feed each part of a job is taken, and another choice where that is wrong. */
export function MappingFields({ result, onCheckAgain }: MappingFieldsProps) {
  const known = result.mapping ?? { record: '', fields: {} };
  const [mapping, setMapping] = useState<FeedMapping>(known);
  const elements = elementsOf(result, mapping.record);
  const isReady = mapping.record.trim() !== '' && isMapped(mapping);
  const setField = (field: JobField, path: string | null) =>
    setMapping(({ record, fields: { [field]: _, ...rest } }) => ({
      record,
      fields: path ? { ...rest, [field]: path } : rest,
    }));
  return (
    <div className="flex flex-col gap-4">
      <p>{texts.mappingText}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {result.mapping ? (
          <TextInput
            label={texts.record}
            description={texts.recordHint}
            value={mapping.record}
            onChange={(record) => setMapping({ ...mapping, record })}
          />
        ) : (
          <Select
            label={texts.record}
            placeholder={texts.chooseElement}
            options={recordsIn(result).map((path) => ({ id: path, label: path }))}
            value={mapping.record || null}
            onChange={(record) => setMapping({ record: record ?? '', fields: {} })}
          />
        )}
        {jobFields.map((field) => {
          const path = mapping.fields[field] ?? NOT_IN_FEED;
          const options = elements.map((element) => ({
            id: element.path,
            label: element.path,
            ...(element.sample && {
              description: fill(texts.sample, { sample: element.sample }),
            }),
          }));
          const isListed = path === NOT_IN_FEED || options.some(({ id }) => id === path);
          return (
            <Select
              key={field}
              label={jobFieldLabels[field]}
              hasSearch={options.length > 8}
              options={[
                { id: NOT_IN_FEED, label: texts.notInFeed },
                ...(isListed ? [] : [{ id: path, label: path }]),
                ...options,
              ]}
              value={path}
              onChange={(next) => setField(field, next)}
            />
          );
        })}
      </div>
      <div>
        <Button
          disabledReason={
            isReady ? (mapping === known ? texts.nothingChanged : undefined) : texts.titleAndUrl
          }
          onPress={() => onCheckAgain({ ...mapping, record: mapping.record.trim() })}
        >
          {texts.checkAgain}
        </Button>
      </div>
    </div>
  );
}
