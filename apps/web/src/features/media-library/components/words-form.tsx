import {
  ALT_TEXT_MAX,
  fill,
  MEDIA_TITLE_MAX,
  mediaWordsFindings,
  sayFinding,
} from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { libraryTexts } from '@posthorn/domain/texts/library';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { isStale } from '../../../lib/http/api-error.ts';
import { staleAnswer } from '../../../lib/http/stale-answer.ts';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { useAccount, useCan } from '../../accounts/index.ts';
import { changeMedia } from '../api/change-media.ts';
import type { LibraryMedia } from '../api/list-media.ts';
import { putMedia } from '../model/media-cache.ts';
import { draftOf, isSame, type MediaDraft, tidied } from '../model/media-draft.ts';

interface WordsFormProps {
  media: LibraryMedia;
  /** What was typed and not saved yet; it survives a look at another item. */
  draft: MediaDraft | undefined;
  onDraft: (draft: MediaDraft | undefined) => void;
  onSaved: () => void;
}

export function WordsForm({ media, draft, onDraft, onSaved }: WordsFormProps) {
  const queryClient = useQueryClient();
  const { id: accountId } = useAccount();
  const mayEdit = useCan('media.edit');
  const words = draft ?? draftOf(media);
  const sent = tidied(words);
  const findings = mediaWordsFindings(sent);
  const errorOf = (path: string) => {
    const found = findings.find((each) => each.path === path);
    return found && sayFinding(found);
  };
  const isChanged = !isSame(sent, draftOf(media));

  const save = useMutation({
    mutationFn: () => changeMedia(media, sent),
    onSuccess: (saved) => {
      putMedia(queryClient, accountId, saved);
      onDraft(undefined);
      onSaved();
      notify.success(libraryTexts.changesSaved);
    },
    onError: (error) => {
      // What is there now comes with the refusal: the next Save is made on it.
      const current = staleAnswer('changeImage', error);
      if (current) {
        putMedia(queryClient, accountId, current);
        onDraft({ ...words, version: current.version });
      }
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && findings.length === 0 && !save.isPending) save.mutate();
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {isStale(save.error) && isChanged ? (
        <Alert kind="warning" isLive title={libraryTexts.changedMeanwhile}>
          {fill(libraryTexts.changedTitleMeanwhile, { title: media.title })}
        </Alert>
      ) : null}
      <TextInput
        label={libraryTexts.title}
        isReadOnly={!mayEdit}
        isRequired
        max={MEDIA_TITLE_MAX}
        value={words.title}
        onChange={(title) => onDraft({ ...words, title })}
        error={errorOf('title')}
      />
      <Textarea
        label={libraryTexts.alternativeText}
        isDisabled={!mayEdit}
        description={libraryTexts.alternativeTextHint}
        max={ALT_TEXT_MAX}
        rows={3}
        value={words.altText}
        // It is one line; the field is higher only to show all of it.
        onChange={(altText) => onDraft({ ...words, altText: altText.replace(/\s*\n\s*/g, ' ') })}
        error={errorOf('altText')}
      />
      {mayEdit ? (
        <div className="flex justify-end gap-2">
          {isChanged ? (
            <Button variant="quiet" isDisabled={save.isPending} onPress={() => onDraft(undefined)}>
              {commonTexts.undo}
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="primary"
            isDisabled={!isChanged || findings.length > 0}
            isLoading={save.isPending}
          >
            {commonTexts.save}
          </Button>
        </div>
      ) : null}
    </form>
  );
}
