import type { AdType } from '@posthorn/domain';
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { type Segment, SegmentedControl, Switch } from '../../ui/index.ts';
import { isStory } from './model/networks.ts';
import type { PreviewLook } from './model/previewed-ad.ts';

const devices: readonly Segment<PreviewLook['device']>[] = [
  { id: 'phone', label: 'Phone', icon: <Smartphone aria-hidden="true" /> },
  { id: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden="true" /> },
];

const themes: readonly Segment<PreviewLook['theme']>[] = [
  { id: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { id: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
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
        label="Device of the preview"
        segments={devices}
        value={look.device}
        onChange={(device) => onChange({ ...look, device })}
      />
      {isStory(adType) ? (
        <Switch
          isSelected={look.hasSafeZones}
          onChange={(hasSafeZones) => onChange({ ...look, hasSafeZones })}
        >
          Safe zones
        </Switch>
      ) : (
        <SegmentedControl
          label="Theme of the preview"
          segments={themes}
          value={look.theme}
          onChange={(theme) => onChange({ ...look, theme })}
        />
      )}
    </div>
  );
}
