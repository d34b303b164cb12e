import {
  budgetChannels,
  type Currency,
  type Finding,
  fill,
  isArchived,
  PACKAGE_NAME_MAX,
  packageTotal,
  packageWarnings,
  readRuntime,
  sayFinding,
  showBudget,
} from '@posthorn/domain';
import { commonTexts } from '@posthorn/domain/texts/common';
import { packageTexts } from '@posthorn/domain/texts/package';
import { packagesPageTexts } from '@posthorn/domain/texts/packages-page';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useCan } from '../../accounts/index.ts';
import type { Package } from '../api/list-packages.ts';
import { draftFindings, type PackageDraft, valuesOf } from '../model/draft.ts';
import type { PackageEditorState } from '../model/use-package-editor.ts';
import { ChannelRow } from './channel-row.tsx';
import { ConflictAlert } from './conflict-alert.tsx';

interface PackageEditorProps {
  one: Package;
  draft: PackageDraft;
  currency: Currency;
  editor: PackageEditorState;
}

/** Everything a package holds. It is kept when Save is pressed, and not before. */
export function PackageEditor({ one, draft, currency, editor }: PackageEditorProps) {
  const mayEdit = useCan('preset.edit');
  const isReadOnly = isArchived(one) || !mayEdit;
  const findings = isReadOnly ? [] : draftFindings(draft, currency);
  const errorAt = (path: string) =>
    reasonsIn(findings.filter((each) => each.path === path)) || undefined;
  const warnings = isReadOnly ? [] : packageWarnings(valuesOf(draft), currency);
  const warningAt = (path: string) => {
    const found = warnings.find((each) => each.path === path);
    return found && sayFinding(found);
  };
  const nameField = useRef<HTMLInputElement>(null);
  const newest = editor.newest?.id === one.id ? editor.newest : undefined;
  useEffect(() => {
    if (!newest) return;
    nameField.current?.focus();
    nameField.current?.select();
  }, [newest]);
  const change = (part: Partial<PackageDraft>) => editor.edit({ ...draft, ...part });
  const reason = reasonNotToSave(editor, findings);
  return (
    <form
      className="flex max-w-[56rem] flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!reason) void editor.save();
      }}
    >
      {editor.conflict ? (
        <ConflictAlert
          conflict={editor.conflict}
          current={one}
          currency={currency}
          editor={editor}
        />
      ) : null}
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <TextInput
          label={packagesPageTexts.name}
          inputRef={nameField}
          value={draft.name}
          onChange={(name) => change({ name })}
          max={PACKAGE_NAME_MAX}
          isReadOnly={isReadOnly}
          error={errorAt('name')}
          autoComplete="off"
        />
        <TextInput
          label={packagesPageTexts.runtime}
          inputMode="numeric"
          suffix={<span className="text-sm">{packagesPageTexts.runtimeUnit}</span>}
          value={draft.runtime}
          onChange={(runtime) => change({ runtime })}
          onBlur={() => {
            const read = String(readRuntime(draft.runtime));
            if (read !== draft.runtime) change({ runtime: read });
          }}
          isReadOnly={isReadOnly}
          error={errorAt('runtime')}
          autoComplete="off"
        />
      </div>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{packagesPageTexts.channels}</legend>
        <ul className="divide-y divide-line rounded-card border border-line p-3 sm:px-4">
          {budgetChannels.map((channel) => (
            <ChannelRow
              key={channel}
              channel={channel}
              draft={draft}
              currency={currency}
              isReadOnly={isReadOnly}
              error={errorAt(channel)}
              warning={warningAt(channel)}
              isAmountWrong={findings.some(
                ({ path, code }) => path === channel && code !== 'package.facebookWithoutPlacement',
              )}
              onChange={editor.edit}
            />
          ))}
        </ul>
      </fieldset>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-sm text-text-2">{packagesPageTexts.total}</span>
            <output className="tabular text-lg font-semibold">
              {showBudget({ amount: packageTotal(valuesOf(draft).channelBudget), currency })}
            </output>
          </p>
          <p className="mt-1 text-sm text-text-2">
            {one.campaignsCount > 0
              ? fill(packagesPageTexts.madeFrom, { n: one.campaignsCount })
              : packagesPageTexts.madeNone}
          </p>
          {errorAt('total') ? <p className="mt-1 text-sm text-danger">{errorAt('total')}</p> : null}
        </div>
        {isArchived(one) ? (
          <p className="text-sm text-text-2">{packageTexts.archived}</p>
        ) : isReadOnly ? null : (
          <Button
            type="submit"
            variant="primary"
            className="min-w-24"
            isLoading={editor.isSaving}
            disabledReason={reason}
          >
            {editor.isSaved ? commonTexts.saved : commonTexts.save}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Each reason once, also where it holds for several channels. */
const reasonsIn = (findings: readonly Finding[]): string =>
  [...new Set(findings.map(sayFinding))].join(' · ');

/** Why there is nothing to save, or why it can not be saved as it is. */
function reasonNotToSave(
  { changed, conflict, isSaved }: PackageEditorState,
  findings: Finding[],
): string | undefined {
  if (conflict) return packagesPageTexts.solveFirst;
  if (findings.length > 0) return reasonsIn(findings);
  if (changed) return undefined;
  return isSaved ? packagesPageTexts.allSaved : packagesPageTexts.nothingToSave;
}
