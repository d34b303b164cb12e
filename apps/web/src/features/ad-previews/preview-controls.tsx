import type { AdType } from '@posthorn/domain';
import { previewTexts } from '@posthorn/domain/texts/preview';
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { type Segment, SegmentedControl, Switch } from '../../ui/index.ts';
import { isStory } from './model/networks.ts';
import type { PreviewLook } from './model/previewed-ad.ts';

const devices: readonly Segment<PreviewLook['device']>[] = [
  { id: 'phone', label: previewTexts.phone, icon: <Smartphone aria-hidden="true" /> },
  { id: 'desktop', label: previewTexts.desktop, icon: <Monitor aria-hidden="true" /> },
];

const themes: readonly Segment<PreviewLook['theme']>[] = [
  { id: 'light', label: previewTexts.lightTheme, icon: <Sun aria-hidden="true" /> },
  { id: 'dark', label: previewTexts.darkTheme, icon: <Moon aria-hidden="true" /> },
];

interface PreviewControlsProps {
  adType: AdType;
  look: PreviewLook;
  onChange: (look: PreviewLook) => void;
}

/** Where and how to look at a preview. A story looks the same in both themes. */
export function PreviewControls({ adType, look, onChange }: PreviewControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SegmentedControl
        label={previewTexts.device}
        segments={devices}
        value={look.device}
        onChange={(device) => onChange({ ...look, device })}
      />
      {isStory(adType) ? (
        <Switch
          isSelected={look.hasSafeZones}
          onChange={(hasSafeZones) => onChange({ ...look, hasSafeZones })}
        >
          {previewTexts.safeZones}
        </Switch>
      ) : (
        <SegmentedControl
          label={previewTexts.theme}
          segments={themes}
          value={look.theme}
          onChange={(theme) => onChange({ ...look, theme })}
        />
      )}
    </div>
  );
}
