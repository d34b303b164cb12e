import { archiveLimits, fill } from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { mediaTexts } from '@posthorn/domain/texts/media';
import { zipTexts } from '@posthorn/domain/texts/zip';
import { Alert, Button, FileDrop, ProgressBar } from '../../../ui/index.ts';
import { isUploaded } from '../../ads/index.ts';
import { closedReasonOf } from '../model/closed-reason.ts';
import { useEditor } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import { errorOf } from '../model/editor-view.ts';
import { fieldId } from '../model/focus-field.ts';
import { zipPlace } from './display-form.ts';
import { sayFindings, useZipUpload, type ZipUpload } from './use-zip-upload.ts';

const labels: Record<ZipUpload['phase'], string> = {
  idle: zipTexts.uploadIdle,
  loading: mediaTexts.uploadLoading,
  succeeded: mediaTexts.uploadSucceeded,
  failed: mediaTexts.uploadFailed,
};

const bannersIn = {
  campaign: editorTexts.zipBannersInCampaign,
  template: editorTexts.zipBannersInTemplate,
};

const zipLimits = fill(editorTexts.zipLimits, {
  banners: archiveLimits.banners,
  megabytes: archiveLimits.archiveMegabytes,
});

const accepted = ['.zip', 'application/zip', 'application/x-zip-compressed'];

/** Banners that a person made elsewhere: one file in, and they are ads. */
export function ZipPanel({ scene }: { scene: EditorScene }) {
  const { state, start, cancel, fail } = useZipUpload(scene);
  const count = useEditor(({ made }) => made.filter(isUploaded).length);
  const missing = useEditor((editor) => errorOf(editor, zipPlace));
  const closedReason = closedReasonOf(scene, 'GoogleDisplayCustomAd', false);
  const isLoading = state.phase === 'loading';
  return (
    <div id={fieldId(zipPlace)} className="flex flex-col gap-4">
      <FileDrop
        label={labels[state.phase]}
        hint={
          <>
            {editorTexts.zipContents}
            <br />
            {zipLimits}
          </>
        }
        accept={accepted}
        isDisabled={isLoading || closedReason !== undefined}
        buttonLabel={state.phase === 'idle' ? editorTexts.chooseZip : editorTexts.chooseOtherZip}
        error={state.phase === 'idle' ? missing : undefined}
        onFiles={([file]) => file && void start(file)}
        onReject={() => fail(zipTexts.notZip)}
      />
      {isLoading ? (
        <div className="flex items-center gap-3">
          <ProgressBar
            label={state.file.name}
            value={state.share < 1 ? state.share * 100 : undefined}
            className="min-w-0 flex-1"
          />
          <Button size="sm" onPress={cancel}>
            {editorTexts.cancelZip}
          </Button>
        </div>
      ) : null}
      {state.phase === 'failed' ? (
        <Alert
          kind="error"
          isLive
          title={zipTexts.uploadFailed}
          actions={
            state.retry ? (
              <Button size="sm" onPress={state.retry}>
                {commonTexts.tryAgain}
              </Button>
            ) : undefined
          }
        >
          <span className="whitespace-pre-line wrap-anywhere">{state.cause}</span>
        </Alert>
      ) : null}
      {state.phase === 'succeeded' && state.refused.length > 0 ? (
        <Alert kind="warning" isLive title={fill(zipTexts.leftOut, { n: state.refused.length })}>
          <span className="whitespace-pre-line wrap-anywhere">
            {sayFindings(state.refused.flatMap(({ findings }) => findings))}
          </span>
        </Alert>
      ) : null}
      {count > 0 && !isLoading ? (
        <p role="status" className="text-sm text-text-2">
          {fill(bannersIn[scene.owner.kind], { n: count })}
        </p>
      ) : null}
    </div>
  );
}
