import { campaignTemplateTexts } from '@posthorn/domain/texts/campaign-template';
import { LayoutTemplate } from 'lucide-react';
import type { OpenCommand } from '../commands/command.ts';

/** From any campaign: what it became can begin others. */
export const saveAsTemplate: OpenCommand = {
  kind: 'open',
  id: 'save-as-template',
  label: campaignTemplateTexts.saveAsTemplate,
  icon: LayoutTemplate,
  opens: 'saveAsTemplate',
};
