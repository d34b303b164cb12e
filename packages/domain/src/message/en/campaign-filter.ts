/** What the overview can be narrowed to besides statuses. */
export const campaignFilterTexts = {
  text: 'Text',
  textHint: 'In title, id, PO number or location, from {min} characters',
  type: 'Type',
  channel: 'Channel',
  workspace: 'Workspace',
  template: 'Template',
  anyTemplate: 'Any, or none',
  templatesNotLoaded: 'The templates could not be loaded. {errorText}',
  showsText: '“{text}”',
  showsTemplate: 'Template: {template}',
  remove: '{label}: remove this filter',
  clearAll: 'Clear all',
} as const;
