import { sayFinding } from '@posthorn/domain';
import type { SettingsField } from '../model/settings-fields.ts';
import type { SettingsForm } from '../model/use-settings-form.ts';

/** How fields of the settings stand in the page: for admins to fill in, for others to read. */
export interface FieldLook {
  isReadOnly: boolean;
  of: (field: SettingsField) => { isReadOnly: boolean; error?: string };
}

export const fieldLook = ({ findings }: SettingsForm, isReadOnly: boolean): FieldLook => ({
  isReadOnly,
  of: (field) => {
    const found = findings.find(({ path }) => path === field);
    return { isReadOnly, ...(found && { error: sayFinding(found) }) };
  },
});
