import {
  type AdMedia,
  adMediaFromLibrary,
  fill,
  plainAdTypes,
  takenFiles,
  uploadRules,
} from '@posthorn/domain';
import { adFieldTexts } from '@posthorn/domain/texts/ad-field';
import { ImageIcon, Trash2, Upload } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { PlainField } from '../../../ui/fields/plain-field.tsx';
import { Button, IconButton } from '../../../ui/index.ts';
import { useFileDrop, usePickMedia } from '../../media-library/index.ts';
import { useLogoWarning } from '../model/use-logo-warning.ts';
import { useSlotUploads } from '../model/use-slot-uploads.ts';
import { FailedUploads } from './failed-uploads.tsx';
import { LogoPlate } from './logo-plate.tsx';

interface LogoFieldProps {
  value: AdMedia | null;
  onChange: (value: AdMedia | null) => void;
  onBlur?: () => void;
  error?: string;
  isRequired?: boolean;
  fieldId: string;
  label?: string;
  /** Told when a file is on its way into the ad, and when it is not any more. */
  onBusy?: (isBusy: boolean) => void;
}

const adType = plainAdTypes.googleDisplay;

function Field({
  value,
  onChange,
  onBlur,
  error,
  isRequired,
  fieldId,
  label = adFieldTexts.logo,
  onBusy,
}: LogoFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const warning = useLogoWarning(value);
  const pickMedia = usePickMedia(() => void pick());
  const uploading = useSlotUploads(adType, ([arrived]) => {
    if (arrived) onChange(arrived.media);
  });
  const { isBusy } = uploading;
  useEffect(() => onBusy?.(isBusy), [onBusy, isBusy]);

  const pick = async () => {
    const [picked] = (await pickMedia({ for: 'ad', adType, atMost: 1 })) ?? [];
    if (picked) onChange(adMediaFromLibrary(picked, adType));
    onBlur?.();
  };
  // More than one is refused with a sentence by the code that sends them.
  const isOver = useFileDrop(root, (dropped) => uploading.send(dropped, value));

  const coming = uploading.uploads.find(({ state }) => state !== 'failed');
  const failed = uploading.uploads.filter(({ state }) => state === 'failed');
  return (
    <div ref={root} id={fieldId} className="relative flex flex-col gap-2">
      <PlainField
        label={label}
        error={error}
        warning={warning}
        isRequired={isRequired}
        onLabelPress={() => choose.current?.focus()}
      >
        {({ labelId, describedBy }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend
          <div
            role="group"
            aria-labelledby={labelId}
            aria-describedby={describedBy}
            className="flex flex-wrap items-center gap-3"
          >
            <LogoPlate
              logo={value}
              upload={coming}
              isInvalid={Boolean(error)}
              onCancel={() => coming && uploading.remove(coming.id)}
            />
            <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
              <div className="flex flex-wrap gap-1.5">
                <Button ref={choose} size="sm" icon={<ImageIcon />} onPress={() => void pick()}>
                  {value ? adFieldTexts.replaceLogo : adFieldTexts.chooseLogo}
                </Button>
                <Button size="sm" icon={<Upload />} onPress={() => files.current?.click()}>
                  {adFieldTexts.upload}
                </Button>
                {value ? (
                  <IconButton
                    size="sm"
                    icon={<Trash2 />}
                    label={adFieldTexts.removeLogo}
                    onPress={() => {
                      onChange(null);
                      choose.current?.focus();
                    }}
                  />
                ) : null}
              </div>
              <span className="text-xs text-text-2">
                {fill(adFieldTexts.logoFiles, { files: takenFiles('logo') })}
              </span>
            </div>
            <input
              ref={files}
              type="file"
              hidden
              multiple
              accept={uploadRules.logo.types.join()}
              onChange={({ target }) => {
                uploading.send(Array.from(target.files ?? []), value);
                // The same file once more is a change, too.
                target.value = '';
              }}
            />
          </div>
        )}
      </PlainField>
      {failed.length > 0 ? (
        <FailedUploads uploads={failed} onRetry={uploading.retry} onDismiss={uploading.remove} />
      ) : null}
      {isOver ? (
        <div className="pointer-events-none absolute -inset-2 z-20 grid place-items-center rounded-card border-2 border-dashed border-primary bg-primary-soft/90 font-medium text-on-primary-soft">
          {adFieldTexts.dropToUpload}
        </div>
      ) : null}
    </div>
  );
}

/** The logo of the banners: one, from the library or from a file. */
export const LogoField = memo(Field);
