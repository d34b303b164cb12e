import { CirclePause, Square, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import {
  Avatar,
  AvatarGroup,
  Button,
  Card,
  InitialsCircle,
  Kpi,
  KpiStrip,
  MarkedText,
  Panel,
  SortHead,
  StickyBar,
  Tag,
} from '../../../ui/index.ts';
import { people } from '../demo-data.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

const palette = ['AB', 'CD', 'EF', 'GH', 'IJ', 'KL', 'MN', 'OP'];

const nextDirection = { none: 'ascending', ascending: 'descending', descending: 'none' } as const;

export function DisplaySection() {
  const [isPressed, setPressed] = useState(false);
  const [direction, setDirection] = useState<keyof typeof nextDirection>('ascending');
  return (
    <SpecimenGrid>
      <Specimen title="Status" isRow>
        <Tag icon="dot">Draft</Tag>
        <Tag tone="orange" icon="dot">
          To approve
        </Tag>
        <Tag tone="success" icon="dot">
          Active
        </Tag>
        <Tag tone="purple" icon={<CirclePause />}>
          Paused
        </Tag>
        <Tag icon={<Square />}>Stopped</Tag>
        <Tag tone="blue" icon="dot">
          Finished
        </Tag>
        <Tag tone="red" icon="dot">
          Failed
        </Tag>
      </Specimen>
      <Specimen title="Small, and long" isRow>
        <Tag size="sm" tone="blue">
          Vacancy visits
        </Tag>
        <Tag size="sm" tone="purple" className="w-32">
          Employer brand awareness
        </Tag>
      </Specimen>
      <Specimen title="Palette of eight" isRow>
        {palette.map((initials, colour) => (
          <InitialsCircle key={initials} initials={initials} colour={colour} />
        ))}
      </Specimen>
      <Specimen title="Avatars" isRow>
        <Avatar name="Lena Vos" initials="LV" colour={1} size="xs" />
        <Avatar name="Lena Vos" initials="LV" colour={1} />
        <Avatar name="Lena Vos" initials="LV" colour={1} size="md" />
        <Avatar name="Posthorn" initials="P" src="/favicon.svg" size="md" />
        <Avatar
          name="Picture missing"
          initials="PM"
          colour={3}
          src="data:image/png;base64,AA=="
          size="md"
        />
      </Specimen>
      <Specimen title="Group, at most five" isRow>
        <AvatarGroup label="Members" people={people} />
        <AvatarGroup label="Pair" people={people.slice(0, 2)} size="xs" />
      </Specimen>
      <Specimen title="Figures">
        <KpiStrip label="Figures" className="grid-cols-2">
          <Kpi
            label="Active"
            value="18"
            isPressed={isPressed}
            onToggle={() => setPressed(!isPressed)}
          />
          <Kpi label="Clicks" value="31.2k" />
          <Kpi label="Spend" value={undefined} />
          <Kpi label="Need attention" value="3" tone="danger" icon={<TriangleAlert />} />
        </KpiStrip>
      </Specimen>
      <Specimen title="Sorted column, marked text" isRow>
        <table className="text-sm text-text-2">
          <thead>
            <tr>
              <SortHead
                direction={direction === 'none' ? undefined : direction}
                onSort={() => setDirection(nextDirection[direction])}
              >
                Start
              </SortHead>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>12-11-2026</td>
            </tr>
          </tbody>
        </table>
        <p>
          <MarkedText text="ICU nurse, Martini Hospital" mark="nurse" />
        </p>
      </Specimen>
      <Specimen title="Sticky bar">
        <div className="h-48 overflow-y-auto rounded-card border border-line">
          <p className="h-72 p-4 text-text-2">Scroll: the bar stays.</p>
          <StickyBar side="bottom" isPageBar={false} className="justify-end">
            <span className="mr-auto text-sm text-text-2">2 changes</span>
            <Button variant="primary">Save</Button>
          </StickyBar>
        </div>
      </Specimen>
      <Specimen title="Card and panel">
        <Card>A card: a border, no shadow.</Card>
        <Panel title="Panel" description="With a heading" headingLevel={4}>
          And a body.
        </Panel>
      </Specimen>
    </SpecimenGrid>
  );
}
