import { CirclePause, Square } from 'lucide-react';
import {
  Avatar,
  AvatarGroup,
  Button,
  Card,
  InitialsCircle,
  Panel,
  StickyBar,
  Tag,
} from '../../../ui/index.ts';
import { people } from '../demo-data.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

const palette = ['AB', 'CD', 'EF', 'GH', 'IJ', 'KL', 'MN', 'OP'];

export function DisplaySection() {
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
