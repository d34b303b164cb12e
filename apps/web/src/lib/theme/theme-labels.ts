import { shellTexts } from '@posthorn/domain/texts/shell';
import type { Theme } from './theme.ts';

export const themeLabels: Record<Theme, string> = {
  light: shellTexts.lightTheme,
  dark: shellTexts.darkTheme,
  system: shellTexts.systemTheme,
};
