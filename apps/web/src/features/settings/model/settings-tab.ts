/** The parts of the settings; the address names the one that is open. */
export const settingsTabs = ['company', 'users', 'finance', 'integrations'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export const isSettingsTab = (name: string): name is SettingsTab =>
  (settingsTabs as readonly string[]).includes(name);
