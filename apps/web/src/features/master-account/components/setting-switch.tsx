import { masterAccountPageTexts as texts } from '@posthorn/domain/texts/master-account-page';
import { notify } from '../../../lib/toast/notify.ts';
import { Switch } from '../../../ui/choice/switch.tsx';
import {
  isOutdated,
  type ManagedSettings,
  type SettingsChange,
  useUpdateAccount,
} from '../api/accounts.ts';

interface SettingSwitchProps {
  account: ManagedSettings;
  label: string;
  description: string;
  isOn: boolean;
  changeTo: (isOn: boolean) => SettingsChange;
}

/** Saved at once. It shows what is saved, not what was pressed: money may depend on it. */
export function SettingSwitch({ account, label, description, isOn, changeTo }: SettingSwitchProps) {
  const saving = useUpdateAccount(account);
  return (
    <Switch
      isSelected={isOn}
      isReadOnly={saving.isPending}
      description={description}
      onChange={(next) => {
        if (saving.isPending) return;
        saving.mutate(changeTo(next), {
          onSuccess: () => notify.success(texts.saved),
          onError: (error) => {
            if (isOutdated(error)) notify.warning(texts.changedByOthers);
          },
        });
      }}
    >
      {label}
    </Switch>
  );
}
