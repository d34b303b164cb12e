import { useState } from 'react';
import type { AccountFacts } from '../../accounts/index.ts';
import { newerAccount, useSaveSettings } from '../api/account-settings.ts';
import {
  accountPart,
  numberOf,
  type SettingsField,
  type SettingsTexts,
  settingsFindings,
  textsOf,
} from './settings-fields.ts';

/** What was typed into fields, and what each held when the typing began. */
type Typed = Partial<Record<SettingsField, { text: string; before: string }>>;

const changedIn = (typed: Typed, current: SettingsTexts) =>
  (Object.keys(typed) as SettingsField[]).filter((field) => typed[field]?.text !== current[field]);

const conflictsIn = (typed: Typed, current: SettingsTexts) =>
  changedIn(typed, current).filter((field) => typed[field]?.before !== current[field]);

const withTyped = (typed: Typed, current: SettingsTexts): SettingsTexts => ({
  ...current,
  ...Object.fromEntries(Object.entries(typed).map(([field, { text }]) => [field, text])),
});

const isNumber = (field: SettingsField) => field === 'conversion_id' || field === 'pixelId';

/**
 * What was typed lies above what the account holds. A field that only another person changed shows
 * their text; one that both changed is a conflict until one of the two is chosen.
 */
export function useSettingsForm(account: AccountFacts, numbers: Parameters<typeof textsOf>[1]) {
  const [typed, setTyped] = useState<Typed>({});
  const [isSaved, setSaved] = useState(false);
  const saving = useSaveSettings(account.id);
  const current = textsOf(account, numbers);
  const changed = changedIn(typed, current);
  const conflicts = conflictsIn(typed, current);
  const texts = withTyped(typed, current);

  function change(field: SettingsField, text: string): void {
    setSaved(false);
    setTyped({ ...typed, [field]: { text, before: typed[field]?.before ?? current[field] } });
  }

  function send(base: AccountFacts): Promise<void> {
    const wanted = withTyped(typed, textsOf(base, numbers));
    const number = (field: 'conversion_id' | 'pixelId') =>
      changed.includes(field)
        ? { number: numberOf(wanted[field]), seen: numberOf(typed[field]?.before ?? '') }
        : undefined;
    return saving.mutateAsync({
      account: changed.every(isNumber) ? undefined : accountPart(wanted),
      version: base.version,
      conversionId: number('conversion_id'),
      pixelId: number('pixelId'),
    });
  }

  async function save(): Promise<void> {
    if (changed.length === 0 || saving.isPending) return;
    try {
      await send(account).catch((error: unknown) => {
        const newer = newerAccount(error);
        if (!newer || conflictsIn(typed, textsOf(newer, numbers)).length > 0) throw error;
        // Newer, but in other fields: nothing of the other person is written over.
        return send(newer);
      });
      // What was typed while it was saved is not saved yet.
      setTyped((now) => without(now, ([field, { text }]) => text === typed[field]?.text));
      setSaved(true);
    } catch {
      // Shown as a conflict beside what was typed, or told by the HTTP layer.
    }
  }

  return {
    texts,
    findings: settingsFindings(texts),
    conflicts,
    isChanged: changed.length > 0,
    isSaved: isSaved && changed.length === 0,
    isSaving: saving.isPending,
    change,
    save,
    discard: () => setTyped({}),
    takeTheirs: () => setTyped(without(typed, ([field]) => conflicts.includes(field))),
    /** What the other person wrote is known now, and will be written over. */
    keepMine: () =>
      setTyped(
        Object.fromEntries(
          changed.map((field) => [field, { text: texts[field], before: current[field] }]),
        ),
      ),
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

const without = (
  typed: Typed,
  isGone: (entry: [SettingsField, { text: string }]) => boolean,
): Typed =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, entry]) => !isGone([field as SettingsField, entry])),
  );
