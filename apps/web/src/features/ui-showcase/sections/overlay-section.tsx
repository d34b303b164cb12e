import { Archive, Copy, Ellipsis, FolderInput, Info, Pencil, Trash2 } from 'lucide-react';
import {
  Button,
  IconButton,
  Kbd,
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  Popover,
  Submenu,
  TipButton,
  Tooltip,
} from '../../../ui/index.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';
import { DialogDemos } from './dialog-demos.tsx';

export function OverlaySection() {
  return (
    <SpecimenGrid>
      <Specimen title="Tooltip" isRow>
        <Tooltip content="A short hint on hover and focus">
          <button
            type="button"
            className="rounded-xs underline decoration-dotted underline-offset-3"
          >
            Word with a hint
          </button>
        </Tooltip>
        <IconButton label="Also the name of an icon" icon={<Info />} />
        <TipButton tip="Assen, Leer" label="2 more: Assen, Leer">
          +2
        </TipButton>
      </Specimen>
      <Specimen title="Popover" isRow>
        <Popover label="About pacing" trigger={<Button>What is pacing?</Button>}>
          {({ close }) => (
            <div className="flex w-64 flex-col items-start gap-3">
              <p className="text-base text-text-2">
                Spend against time: the tick shows where it should be today.
              </p>
              <Button size="sm" onPress={close}>
                Got it
              </Button>
            </div>
          )}
        </Popover>
      </Specimen>
      <Specimen title="Menu" isRow>
        <Menu
          label="Actions"
          trigger={<IconButton label="More" icon={<Ellipsis />} variant="secondary" />}
        >
          <MenuItem icon={<Pencil />} end={<Kbd>E</Kbd>}>
            Edit
          </MenuItem>
          <MenuItem icon={<Copy />} description="With all its ads">
            Duplicate
          </MenuItem>
          <Submenu label="Move to" icon={<FolderInput />}>
            <MenuItem>Healthcare North</MenuItem>
            <MenuItem>Healthcare South</MenuItem>
          </Submenu>
          <MenuItem icon={<Archive />} disabledReason="Stop it first">
            Archive
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} tone="danger">
            Delete
          </MenuItem>
        </Menu>
        <Menu
          selectionMode="single"
          defaultSelectedKeys={['compact']}
          trigger={<Button>With a choice</Button>}
        >
          <MenuSection title="Density">
            <MenuItem id="comfortable">Comfortable</MenuItem>
            <MenuItem id="compact">Compact</MenuItem>
          </MenuSection>
        </Menu>
      </Specimen>
      <Specimen title="Dialogs and drawer" isRow>
        <DialogDemos />
      </Specimen>
    </SpecimenGrid>
  );
}
