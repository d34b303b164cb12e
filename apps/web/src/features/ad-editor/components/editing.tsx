import {
  type AdType,
  adsOpenFinding,
  adTypeSpecs,
  type SocialChannel,
  sayFinding,
  socialChannelOf,
} from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { type ReactNode, type RefObject, useMemo, useState, useSyncExternalStore } from 'react';
import { ErrorReason } from '../../../lib/http/error-reason.tsx';
import { Button, EmptyState, ErrorState, useSettledLoading } from '../../../ui/index.ts';
import type { Ad, CopySource } from '../../ads/index.ts';
import { savedAd } from '../model/ad-content.ts';
import { type Beginning, beginningOf } from '../model/beginning.ts';
import { revivedStore, revivedVisits, subscribeRevived } from '../model/discarded-editors.ts';
import type { EditorScene } from '../model/editor-scene.ts';
import { AdEditor, type AdEditorProps } from './ad-editor.tsx';
import { EditorBar } from './editor-bar.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';

/** What was found of the campaign or the template that the ad belongs to, and what only that one has. */
export interface EditorOwner extends Pick<AdEditorProps, 'isLeftOut' | 'missingChannel'> {
  scene: EditorScene | undefined;
  /** All ads it has. */
  ads: readonly Ad[] | undefined;
  /** It is not of this account, and the page is being left. */
  isElsewhere: boolean;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
  /** What is chosen above the preview, such as the page in whose name the ads of a network speak. */
  pageChoice: (channel: SocialChannel | undefined) => ReactNode;
}

export interface EditingProps {
  heading: string;
  adType: AdType;
  /** Null for a new ad. */
  adId: string | null;
  isCopy: boolean;
  source: CopySource | undefined;
  /** Set while nothing may close the editor. */
  isBusy: RefObject<boolean>;
  onClose: () => void;
}

/** Everything an editor may be: on its way, failed, without its ad, or open. */
export function Editing({ found, ...props }: EditingProps & { found: EditorOwner }) {
  const { heading, adType, adId, isCopy, source, isBusy, onClose } = props;
  const { scene, ads, isElsewhere, error, isFetching, retry } = found;
  const isSlow = useSettledLoading(!scene && !error);
  const [hasOpened, setOpened] = useState(false);
  const ad = adId ? ads?.find((one) => one.id === adId && one.adType === adType) : undefined;
  const saved = useMemo(() => (ad ? savedAd(ad) : null), [ad]);

  const copiedFrom = source ? `${source.adType}:${source.adId}` : null;
  const { channel } = adTypeSpecs[adType];
  const name = [
    scene?.personId,
    scene?.owner.accountId,
    scene?.owner.id,
    adId ?? channel,
    copiedFrom,
  ];
  const key = name.join(' ');
  const visits = useSyncExternalStore(subscribeRevived, () => revivedVisits(key));

  const instead = (content: ReactNode) => (
    <>
      <EditorBar heading={heading} title={scene?.title} onClose={onClose} />
      <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto">{content}</div>
    </>
  );
  const back = (
    <Button variant="primary" onPress={onClose}>
      {editorTexts.backToAds}
    </Button>
  );

  if (isElsewhere) return null;
  if (error) {
    return instead(
      <ErrorState
        headingLevel={2}
        reason={<ErrorReason error={error} />}
        onRetry={retry}
        isRetrying={isFetching}
      />,
    );
  }
  if (!scene || !ads) {
    return (
      <>
        <EditorBar heading={heading} onClose={onClose} />
        {isSlow ? <EditorSkeleton /> : null}
      </>
    );
  }
  // What a person is writing stays on the screen, whatever becomes of the campaign or of the ad.
  const over = scene.status ? adsOpenFinding(scene.status) : undefined;
  if (!hasOpened && over) {
    return instead(
      <EmptyState headingLevel={2} title={sayFinding(over)} action={back}>
        {editorTexts.campaignOverAdvice}
      </EmptyState>,
    );
  }
  if (!hasOpened && adId && !ad && !revivedStore(key)) {
    return instead(
      <EmptyState headingLevel={2} title={editorTexts.adMissing} action={back}>
        {editorTexts.adMissingReason}
      </EmptyState>,
    );
  }
  if (ad && !adTypeSpecs[adType].canEditAndCopy) {
    return instead(
      <EmptyState headingLevel={2} title={editorTexts.uploadedBannersFixed} action={back}>
        {editorTexts.uploadedBannersFixedAdvice}
      </EmptyState>,
    );
  }
  if (!hasOpened) setOpened(true);

  const begin = (): Beginning => beginningOf({ ad, adType, isCopy, source, ads, scene });
  const social = socialChannelOf(channel) ?? undefined;
  return (
    <AdEditor
      key={`${key} ${visits}`}
      name={key}
      scene={scene}
      heading={heading}
      adType={adType}
      adId={adId}
      saved={adId ? saved : undefined}
      copiedFrom={copiedFrom}
      begin={begin}
      isBusy={isBusy}
      onClose={onClose}
      isLeftOut={found.isLeftOut}
      missingChannel={found.missingChannel}
      pageChoice={found.pageChoice(social)}
    />
  );
}
