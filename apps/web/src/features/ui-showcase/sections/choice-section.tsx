import { ClipboardList, Eye, Monitor, MousePointerClick, Smartphone } from 'lucide-react';
import { useState } from 'react';
import {
  Checkbox,
  CheckboxGroup,
  FilterChips,
  Radio,
  RadioCard,
  RadioCardGroup,
  RadioGroup,
  SegmentedControl,
  Switch,
  Tag,
} from '../../../ui/index.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

const densities = [
  { id: 'comfortable', label: 'Comfortable' },
  { id: 'compact', label: 'Compact' },
] as const;

const devices = [
  { id: 'phone', label: 'Phone', icon: <Smartphone /> },
  { id: 'desktop', label: 'Desktop', icon: <Monitor /> },
] as const;

const states = [
  { id: 'draft', label: 'Draft', dot: 'text-gray' },
  { id: 'active', label: 'Active', dot: 'text-success' },
  { id: 'paused', label: 'Paused', dot: 'text-purple' },
] as const;

export function ChoiceSection() {
  const [density, setDensity] = useState<'comfortable' | 'compact'>('compact');
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone');
  const [channels, setChannels] = useState<string[]>([]);
  const [isOn, setOn] = useState(true);
  const [shown, setShown] = useState<Array<(typeof states)[number]['id']>>(['active']);
  return (
    <div className="flex flex-col gap-8">
      <SpecimenGrid>
        <Specimen title="Checkbox">
          <div className="flex flex-col gap-1">
            <Checkbox defaultSelected>Selected</Checkbox>
            <Checkbox>Not selected</Checkbox>
            <Checkbox isIndeterminate>Some of them</Checkbox>
            <Checkbox description="Uses the budget and runtime of a package.">
              Package set up
            </Checkbox>
            <Checkbox error="Tick this to go on">Invalid</Checkbox>
            <Checkbox isDisabled defaultSelected>
              Disabled
            </Checkbox>
            <Checkbox disabledReason="Fixed while editing" defaultSelected>
              Blocked, hover or focus me
            </Checkbox>
          </div>
        </Specimen>
        <Specimen title="Filter chips">
          <FilterChips label="Status" chips={states} chosen={shown} onChange={setShown} />
        </Specimen>
        <Specimen title="Checkbox group">
          <CheckboxGroup
            label="Channels"
            description="Where the ads appear."
            value={channels}
            onChange={setChannels}
            error={channels.length === 0 ? 'Choose at least one channel' : undefined}
          >
            <Checkbox value="one">First channel</Checkbox>
            <Checkbox value="two">Second channel</Checkbox>
            <Checkbox value="three" isDisabled>
              Third channel, not connected
            </Checkbox>
          </CheckboxGroup>
        </Specimen>
        <Specimen title="Radio group">
          <RadioGroup label="Target by" defaultValue="profiles">
            <Radio value="profiles">Job profiles</Radio>
            <Radio value="group" description="One group for the whole campaign.">
              Function group
            </Radio>
            <Radio value="none" isDisabled>
              Neither
            </Radio>
          </RadioGroup>
          <RadioGroup label="Beside each other" orientation="horizontal" defaultValue="post">
            <Radio value="post">Post</Radio>
            <Radio value="carousel">Carousel</Radio>
          </RadioGroup>
        </Specimen>
        <Specimen title="Switch">
          <Switch isSelected={isOn} onChange={setOn}>
            {isOn ? 'On' : 'Off'}
          </Switch>
          <Switch description="Takes effect at once.">With a description</Switch>
          <Switch isDisabled defaultSelected>
            Disabled
          </Switch>
          <Switch disabledReason="Save your changes first">Blocked, hover or focus me</Switch>
        </Specimen>
        <Specimen title="Segmented control">
          <SegmentedControl
            label="Density"
            segments={densities}
            value={density}
            onChange={setDensity}
          />
          <SegmentedControl label="Device" segments={devices} value={device} onChange={setDevice} />
        </Specimen>
      </SpecimenGrid>
      <Specimen title="Radio cards">
        <RadioCardGroup label="Goal" isLabelHidden defaultValue="visits">
          <RadioCard
            value="visits"
            icon={<MousePointerClick />}
            title="Vacancy visits"
            description="Bring people to the vacancy."
            footer={<Tag size="sm">Traffic</Tag>}
          />
          <RadioCard
            value="applications"
            icon={<ClipboardList />}
            title="Job applications"
            description="Count those who apply."
            footer={<Tag size="sm">Conversions</Tag>}
          />
          <RadioCard
            value="brand"
            icon={<Eye />}
            title="Employer brand awareness"
            description="Be seen as an employer. Not part of your plan."
            isDisabled
          />
        </RadioCardGroup>
      </Specimen>
    </div>
  );
}
