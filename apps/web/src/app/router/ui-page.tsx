import UiShowcase from '../../features/ui-showcase/index.ts';
import { useDocumentTitle } from '../../lib/page/document-title.ts';

export function UiPage() {
  useDocumentTitle('Components');
  return <UiShowcase />;
}
