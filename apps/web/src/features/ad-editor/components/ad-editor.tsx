import { type AdType, adLanguage } from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { useRouter } from '@tanstack/react-router';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { notify } from '../../../lib/toast/notify.ts';
import { Alert, cx, SegmentedControl } from '../../../ui/index.ts';
import { PreviewLanguage } from '../../ad-previews/index.ts';
import { createAdHref, editAdHref } from '../../ads/index.ts';
import { WordingGuard } from '../../wording/index.ts';
import type { DraftOwner } from '../model/ad-draft.ts';
import type { Beginning } from '../model/beginning.ts';
import { closedReasonOf } from '../model/closed-reason.ts';
import { EditorProvider, useEditor, useEditorStore } from '../model/editor.tsx';
import type { EditorScene } from '../model/editor-scene.ts';
import { createEditorStore, type EditorStore, type Saved } from '../model/editor-store.ts';
import { rememberedWidth, rememberWidth } from '../model/form-width.ts';
import { isOwnSave, useOwnSaves } from '../model/own-saves.ts';
import { tabChoices } from '../model/type-choices.ts';
import { useEditorKeys } from '../model/use-editor-keys.ts';
import { useOpenEditor } from '../model/use-open-editor.ts';
import { unsavedName, useSaveAd } from '../model/use-save-ad.ts';
import { useTypeInAddress } from '../model/use-type-in-address.ts';
import { CreatingOverlay } from './creating-overlay.tsx';
import { DraftOffers } from './draft-offer.tsx';
import { EditorFooter } from './editor-footer.tsx';
import { EditorHeader } from './editor-header.tsx';
import { partsOf } from './form-parts.ts';
import { LiveNotices } from './live-notices.tsx';
import { PaneDivider } from './pane-divider.tsx';
import { TypeSwitch } from './type-switch.tsx';

export interface AdEditorProps {
  scene: EditorScene;
  heading: string;
  /** The type that the address names. */
  adType: AdType;
  /** Null for a new ad. */
  adId: string | null;
  /** The ad as it is now; null when it was deleted, undefined for a new one. */
  saved: Saved | null | undefined;
  copiedFrom: string | null;
  /** One editor at a time has it. */
  name: string;
  /** What it opens with, unless it was closed by mistake. */
  begin: () => Beginning;
  /** What is chosen above the preview, such as the page in whose name the ad speaks. */
  pageChoice: ReactNode;
  /** Whether the package of the campaign has no place for such an ad. */
  isLeftOut: (adType: AdType) => boolean;
  /** Offers to add the place that was left out. */
  missingChannel: (adType: AdType, onCancel: () => void) => ReactNode;
  /** Set while nothing may close the editor. */
  isBusy: RefObject<boolean>;
  onClose: () => void;
}

/** The editor of one ad from opening to closing. Give it a key: another ad is another editor. */
export function AdEditor(props: AdEditorProps) {
  const { scene, adType, adId, copiedFrom, name, begin } = props;
  const router = useRouter();
  const [owner] = useState<DraftOwner>(() => ({
    personId: scene.personId,
    accountId: scene.owner.accountId,
    ownerId: scene.owner.id,
    adId,
    copiedFrom,
  }));
  const [adOwner] = useState(scene.owner);
  const [search] = useState(() => (copiedFrom ? ({ copy: 1, from: copiedFrom } as const) : {}));
  const reopen = useCallback(
    (store: EditorStore) => {
      const { adType } = store.snapshot();
      const page = adId ? editAdHref(adOwner, adType, adId) : createAdHref(adOwner, adType);
      void router.navigate({ ...page, search });
    },
    [router, adOwner, adId, search],
  );
  const [{ note, ...beginning }] = useState(begin);
  const create = () =>
    createEditorStore({
      adType,
      ...beginning,
      of: scene.owner.kind,
      campaignType: scene.campaignType,
    });
  const store = useOpenEditor({ name, owner, create, reopen });
  return (
    <EditorProvider value={store}>
      <OpenEditor {...props} owner={owner} note={note} />
    </EditorProvider>
  );
}

type Pane = 'form' | 'preview';

const panes = [
  { id: 'form', label: editorTexts.formPane },
  { id: 'preview', label: editorTexts.previewPane },
] as const;

interface OpenEditorProps extends AdEditorProps {
  owner: DraftOwner;
  note: string | null;
}

function OpenEditor(props: OpenEditorProps) {
  const { scene, heading, adType, adId, saved, isLeftOut, isBusy, onClose } = props;
  const store = useEditorStore();
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [pane, setPane] = useState<Pane>('form');
  const [width, setWidth] = useState(rememberedWidth);
  const shown = useEditor((state) => state.adType);
  const isSaving = useEditor((state) => state.isSaving);
  const save = useSaveAd(store, scene, adId);
  const { Fields, Preview } = partsOf(shown);
  const hasTabs = tabChoices({ adType: shown, isEditing: false, surroundings: null }).length > 0;
  // A channel that the package left out can be added in the dialog above the form.
  const closedReason = isLeftOut(shown) ? undefined : closedReasonOf(scene, shown, adId !== null);
  useEditorKeys(root, store);
  useTypeInAddress({ shown, inAddress: adType }, scene.owner);
  useChangesOfOthers(store, scene, saved);
  useEffect(() => {
    isBusy.current = isSaving;
  }, [isBusy, isSaving]);
  // A person who only looked at another tab keeps what they wrote.
  const cancelLeftOut = () => {
    if (!store.takeSwitchBack((type) => !isLeftOut(type))) onClose();
  };

  return (
    <div ref={root} className="relative flex min-h-0 flex-1 flex-col">
      <EditorHeader heading={heading} scene={scene} onClose={onClose} />
      <div className="flex justify-center border-b border-line px-4 py-2 md:hidden">
        <SegmentedControl
          label={editorTexts.paneSwitch}
          segments={panes}
          value={pane}
          onChange={setPane}
        />
      </div>
      <div className="flex min-h-0 flex-1 flex-col md:flex-row">
        <div
          style={{ '--form-width': `${width}px` } as CSSProperties}
          className={cx(
            'flex min-h-0 flex-col bg-surface md:w-(--form-width) md:max-w-[60vw] md:shrink-0',
            pane === 'preview' ? 'max-md:order-last' : 'max-md:flex-1',
          )}
        >
          <div
            inert={isSaving}
            className={cx(
              // What stays at the top must not cover what has the focus.
              'flex min-h-0 flex-1 scroll-pt-20 flex-col gap-5 overflow-y-auto overscroll-contain px-4 pt-3 pb-8 sm:px-6',
              pane === 'preview' && 'max-md:hidden',
            )}
          >
            <TypeSwitch
              surroundings={scene.surroundings}
              isEditing={adId !== null}
              panelId={panelId}
            />
            {closedReason ? (
              <Alert kind="warning" isLive>
                {closedReason}
              </Alert>
            ) : null}
            {props.note ? <Alert>{props.note}</Alert> : null}
            <DraftOffers owner={props.owner} />
            <div
              {...(hasTabs && {
                id: panelId,
                role: 'tabpanel',
                'aria-labelledby': `${panelId}-tab`,
              })}
              className="flex flex-col gap-5"
            >
              <WordingGuard
                language={scene.language}
                of={adId ?? unsavedName(scene.owner, shown)}
                ownTitle={scene.title}
              >
                <Fields scene={scene} />
              </WordingGuard>
            </div>
          </div>
          <LiveNotices language={scene.language} />
          <EditorFooter
            isEditing={adId !== null}
            isPublished={scene.isSentWhenSaved(shown)}
            closedReason={closedReason}
            onSave={() => void save()}
            onCancel={onClose}
            onShowForm={() => setPane('form')}
          />
        </div>
        <PaneDivider width={width} onChange={setWidth} onSettle={rememberWidth} />
        <div className={cx('flex min-h-0 min-w-0 flex-1', pane === 'form' && 'max-md:hidden')}>
          <PreviewLanguage value={adLanguage(scene.language)}>
            <Preview scene={scene} pageChoice={props.pageChoice} />
          </PreviewLanguage>
        </div>
      </div>
      {adId === null ? <CreatingOverlay /> : null}
      {isLeftOut(shown) ? props.missingChannel(shown, cancelLeftOut) : null}
    </div>
  );
}

const changeNotices = {
  theirs: { taken: editorTexts.changedByOther, merged: editorTexts.mergedWithOther },
  mine: { taken: editorTexts.changedInOtherTab, merged: editorTexts.mergedWithOtherTab },
};

/** What others do to the ad and to its campaign meanwhile. */
function useChangesOfOthers(
  store: EditorStore,
  scene: EditorScene,
  saved: Saved | null | undefined,
): void {
  useOwnSaves(scene.personId);
  useEffect(() => store.setCampaignType(scene.campaignType), [store, scene.campaignType]);
  useEffect(() => {
    if (saved === undefined) return;
    const outcome = store.receive(saved);
    if (saved === null || (outcome !== 'taken' && outcome !== 'merged')) return;
    notify.success(changeNotices[isOwnSave(saved) ? 'mine' : 'theirs'][outcome]);
  }, [store, saved]);
}
