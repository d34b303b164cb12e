export { previewQuery } from './api/preview-template.ts';
export { useUndoTemplate } from './api/use-template-changes.ts';
export { Difference } from './components/difference.tsx';
export { PreviewDialog } from './components/preview-dialog.tsx';
export { TemplateNotice } from './components/template-notice.tsx';
export { UpdateDialog } from './components/update-dialog.tsx';
