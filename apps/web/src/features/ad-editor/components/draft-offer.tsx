import { type AdType, fill, graphemes } from '@posthorn/domain';
import { editorTexts } from '@posthorn/domain/texts/editor';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { agoText } from '../../../lib/time/ago.ts';
import { productNow } from '../../../lib/time/clock.ts';
import { dateText, timeText } from '../../../lib/time/format.ts';
import { Alert, Button } from '../../../ui/index.ts';
import { type AdDraft, type DraftOwner, dropDraft } from '../model/ad-draft.ts';
import { useEditor, useEditorStore } from '../model/editor.tsx';
import type { AnyCopy } from '../model/editor-form.ts';
import { formOf } from '../model/forms.ts';

const WORDS_SHOWN = 80;

const textsOf = (adType: AdType, copy: AnyCopy): string[] => {
  const form = formOf(adType);
  return form.fields
    .flatMap((field) => form.textsOf(copy, field) ?? [])
    .map((text) => text.trim())
    .filter((text) => text !== '');
};

/** The first words that were typed in a draft: by them its author knows which one it is. */
function wordsOf({ adType, copy }: AdDraft, begun: readonly string[]): string {
  const texts = textsOf(adType, copy);
  // Every new ad begins with the same headline.
  const first = texts.find((text) => !begun.includes(text)) ?? texts[0] ?? '';
  const shown = graphemes(first, WORDS_SHOWN).join('');
  return shown === first ? first : `${shown}…`;
}

/** The time of day; with the date where that was another day. */
function clockOf({ savedAt }: AdDraft, now: number): string {
  const [day, today] = [savedAt, now].map((time) => dateText(new Date(time).toISOString()));
  const time = timeText(new Date(savedAt).toISOString());
  return day === today ? time : `${day} ${time}`;
}

function describe(draft: AdDraft, now: number, begun: readonly string[]): string {
  const time = clockOf(draft, now);
  const words = wordsOf(draft, begun);
  return words
    ? fill(editorTexts.draftWords, { time, words })
    : fill(editorTexts.draftWithoutWords, { time });
}

interface Answers {
  restore: (draft: AdDraft) => void;
  discard: (draft: AdDraft) => void;
}

/** What was unsaved when a tab was closed or a browser crashed: the newest, and the others behind it. */
export function DraftOffers({ owner }: { owner: DraftOwner }) {
  const store = useEditorStore();
  const offered = useEditor((state) => state.offered);
  const [now] = useState(productNow);
  const version = useEditor((state) => state.base.version);
  const { adType, base } = store.snapshot();
  const begun = textsOf(adType, base.copy);
  const [newest, ...older] = offered;
  if (!newest) return null;
  // What is restored is written down under this editor before it goes from where it was.
  const discard = (draft: AdDraft) => {
    store.answerOffer(draft);
    dropDraft(owner, draft.adType, draft.writer);
  };
  const restore = (draft: AdDraft) => {
    store.restore({ adType: draft.adType, copy: draft.copy }, draft.version);
    discard(draft);
    store.offer([]);
  };
  const isOld = newest.version !== null && version !== null && newest.version < version;
  return (
    <Alert
      title={fill(editorTexts.draftOffer, { when: agoText(newest.savedAt, now) })}
      actions={
        <>
          <Button size="sm" variant="primary" onPress={() => restore(newest)}>
            {editorTexts.restoreDraft}
          </Button>
          <Button size="sm" onPress={() => discard(newest)}>
            {editorTexts.discardDraft}
          </Button>
        </>
      }
    >
      <p dir="auto">{describe(newest, now, begun)}</p>
      {isOld ? <p>{editorTexts.draftOutdated}</p> : null}
      {older.length > 0 ? <OlderDrafts {...{ older, now, begun, restore, discard }} /> : null}
    </Alert>
  );
}

function OlderDrafts({
  older,
  now,
  begun,
  restore,
  discard,
}: Answers & { older: readonly AdDraft[]; now: number; begun: readonly string[] }) {
  return (
    <details className="group mt-1">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-control hover:text-text">
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform group-open:rotate-90"
        />
        {fill(editorTexts.olderDrafts, { n: older.length })}
      </summary>
      <ul className="mt-1 flex flex-col gap-2">
        {older.map((draft) => {
          const time = clockOf(draft, now);
          return (
            <li key={draft.writer} className="flex flex-wrap items-center gap-2">
              <span dir="auto" className="min-w-0 flex-1 basis-40">
                {describe(draft, now, begun)}
              </span>
              <Button
                size="sm"
                aria-label={fill(editorTexts.restoreOlderDraft, { time })}
                onPress={() => restore(draft)}
              >
                {editorTexts.restoreDraft}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={fill(editorTexts.discardOlderDraft, { time })}
                onPress={() => discard(draft)}
              >
                {editorTexts.discardDraft}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
