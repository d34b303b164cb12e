import { Kbd } from '../../../ui/index.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

const surfaces = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['surface-2', 'bg-surface-2'],
  ['surface-3', 'bg-surface-3'],
  ['primary', 'bg-primary'],
  ['primary-soft', 'bg-primary-soft'],
  ['brand', 'bg-brand'],
  ['danger', 'bg-danger'],
] as const;

const sizes = [
  ['Figure 28/36', 'text-2xl font-semibold tabular'],
  ['Page title 20/28', 'text-xl font-semibold'],
  ['Card title 16/24', 'text-lg font-semibold'],
  ['Body 14/20', 'text-base'],
  ['Table 13/20', 'text-sm text-text-2'],
  ['Label 12/16', 'text-xs text-text-3'],
] as const;

export function FoundationSection() {
  return (
    <SpecimenGrid>
      <Specimen title="Surfaces and actions">
        <ul className="grid grid-cols-2 gap-2">
          {surfaces.map(([name, background]) => (
            <li key={name} className="flex items-center gap-2 text-xs text-text-2">
              <span className={`size-8 rounded-control border border-line ${background}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type">
        <div className="flex flex-col gap-1.5">
          {sizes.map(([name, style]) => (
            <span key={name} className={style}>
              {name}
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen title="Shape and depth" isRow>
        <span className="grid h-16 w-20 place-items-center rounded-control border border-line text-xs text-text-2">
          control 6
        </span>
        <span className="grid h-16 w-20 place-items-center rounded-card bg-layer text-xs text-text-2 shadow-menu">
          menu 8
        </span>
        <span className="grid h-16 w-20 place-items-center rounded-dialog bg-layer text-xs text-text-2 shadow-dialog">
          dialog 12
        </span>
      </Specimen>
      <Specimen title="Keys" isRow>
        <Kbd>⌘K</Kbd>
        <Kbd>Esc</Kbd>
        <span className="flex gap-1">
          <Kbd>Shift</Kbd>
          <Kbd>?</Kbd>
        </span>
      </Specimen>
    </SpecimenGrid>
  );
}
