export { isSettingsTab } from './model/settings-tab.ts';
