import {
  type ChosenKeywords,
  fill,
  KEYWORDS_MAX,
  type Keyword,
  type KeywordMatch,
  keywordMatches,
  keywordsFindings,
  keywordsOf,
  listed,
  sayFinding,
  shutOut,
  USUAL_MATCH,
  writtenKeyword,
} from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { keywordsDialogTexts } from '@posthorn/domain/texts/keywords-dialog';
import { useState } from 'react';
import { Alert, Button, SegmentedControl, Textarea } from '../../../ui/index.ts';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { type Seen, seenIn, useSetKeywords } from '../api/keywords.ts';
import {
  type KeywordList,
  shownList,
  withNextMatch,
  withoutKeyword,
  withTyped,
} from '../model/draft.ts';
import type { KeywordsOwner } from '../model/keywords-owner.ts';
import { KeywordChips } from './keyword-chips.tsx';

export interface KeywordsDialogProps {
  owner: KeywordsOwner;
  chosen: ChosenKeywords | null;
  suggested: readonly Keyword[];
  onClose: () => void;
}

const nothing: ChosenKeywords = { wanted: null, excluded: [] };
const hints: Record<KeywordMatch, string> = {
  phrase: keywordsDialogTexts.phraseHint,
  exact: keywordsDialogTexts.exactHint,
  broad: keywordsDialogTexts.broadHint,
};

/** Chooses the keywords of a campaign or a template: typed, pasted as a list, or taken from the job profiles. */
export default function KeywordsDialog({ owner, chosen, suggested, onClose }: KeywordsDialogProps) {
  const [draft, setDraft] = useState<ChosenKeywords>(chosen ?? nothing);
  const [typed, setTyped] = useState('');
  const [match, setMatch] = useState<KeywordMatch>(USUAL_MATCH);
  const [told, setTold] = useState<string>();
  const [seen, setSeen] = useState<Seen>({ version: owner.version, chosen });
  const save = useSetKeywords(owner);
  const tooMany = keywordsFindings(draft).map(sayFinding)[0];
  const closed = shutOut(keywordsOf(draft, suggested));

  const add = () => {
    const { after, refused, repeated } = withTyped(draft, suggested, { typed, match });
    setDraft(after);
    // What was not taken stays, to be mended.
    setTyped(
      refused
        .map(({ keyword }) => `${keyword.isExcluded ? '-' : ''}${writtenKeyword(keyword)}`)
        .join('\n'),
    );
    setTold(
      refused[0]
        ? sayFinding(refused[0].finding)
        : repeated > 0
          ? fill(keywordsDialogTexts.alreadyThere, { n: repeated })
          : undefined,
    );
    return refused.length === 0 ? after : undefined;
  };

  /** What is still in the field counts, too. */
  const submit = () => {
    const after = typed.trim() === '' ? draft : add();
    if (!after || keywordsFindings(after).length > 0) return;
    save.mutate(
      { choice: after, seen },
      // The next press is about what the other person chose, which is said above the lists.
      { onSuccess: onClose, onError: (error) => setSeen(seenIn(owner, error) ?? seen) },
    );
  };

  const listOf = (list: KeywordList, label: string) => {
    const shown = shownList(draft, suggested, list);
    return (
      <section className="flex flex-col gap-2">
        <div className="flex items-baseline justify-between gap-2 text-sm">
          <h3 className="font-medium">{label}</h3>
          <span className="text-text-2">
            {fill(keywordsDialogTexts.count, { n: shown.length, max: KEYWORDS_MAX })}
          </span>
        </div>
        <KeywordChips
          label={label}
          keywords={shown}
          none={
            list === 'excluded'
              ? keywordsDialogTexts.noneExcluded
              : draft.wanted === null
                ? keywordsDialogTexts.noSuggestions
                : keywordsDialogTexts.none
          }
          tone={list}
          onChangeMatch={(one) => setDraft(withNextMatch(draft, suggested, list, one))}
          onRemove={(one) => setDraft(withoutKeyword(draft, suggested, list, one))}
        />
      </section>
    );
  };

  return (
    <FormDialog
      title={keywordsDialogTexts.title}
      description={
        owner.of === 'campaign' ? keywordsDialogTexts.shared : keywordsDialogTexts.sharedByTemplate
      }
      submitLabel={commonTexts.save}
      isBusy={save.isPending}
      isReady={tooMany === undefined}
      disabledReason={tooMany}
      isDismissable={false}
      onSubmit={submit}
      onClose={onClose}
    >
      {owner.isRunning ? <Alert>{keywordsDialogTexts.waits}</Alert> : null}
      {seenIn(owner, save.error) ? (
        <Alert kind="warning" isLive>
          {keywordsDialogTexts.changedMeanwhile}
        </Alert>
      ) : null}
      <div className="flex flex-col gap-2">
        <Textarea
          label={keywordsDialogTexts.add}
          description={keywordsDialogTexts.addHint}
          rows={2}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setTold(undefined);
          }}
          error={told}
        />
        <div className="flex flex-wrap items-center gap-2">
          <SegmentedControl
            label={keywordsDialogTexts.match}
            segments={keywordMatches.map((id) => ({ id, label: keywordsDialogTexts[id] }))}
            value={match}
            onChange={setMatch}
          />
          <Button isDisabled={typed.trim() === ''} onPress={add}>
            {keywordsDialogTexts.addThese}
          </Button>
        </div>
        <p className="text-xs text-text-2">{hints[match]}</p>
      </div>
      {listOf('wanted', keywordsDialogTexts.wanted)}
      {draft.wanted === null ? null : (
        <Button
          className="self-start"
          size="sm"
          onPress={() => setDraft({ ...draft, wanted: null })}
        >
          {keywordsDialogTexts.backToSuggestions}
        </Button>
      )}
      {closed.length > 0 ? (
        <Alert kind="warning" isLive>
          {fill(keywordsDialogTexts.shutOut, {
            n: closed.length,
            names: listed(closed.map(({ text }) => `“${text}”`)),
          })}
        </Alert>
      ) : null}
      {listOf('excluded', keywordsDialogTexts.excluded)}
    </FormDialog>
  );
}
