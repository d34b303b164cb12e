import { templatesPageTexts } from '@posthorn/domain/texts/templates-page';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import type { TagView } from '../model/use-example.ts';

const segments = [
  { id: 'tags', label: templatesPageTexts.tags },
  { id: 'example', label: templatesPageTexts.example },
] as const;

interface ExampleSwitchProps {
  view: TagView;
  onView: (view: TagView) => void;
}

/** Whether previews show tags, or what a campaign may say in their place. */
export function ExampleSwitch({ view, onView }: ExampleSwitchProps) {
  return (
    <SegmentedControl
      label={templatesPageTexts.previewsShow}
      segments={segments}
      value={view}
      onChange={onView}
    />
  );
}
