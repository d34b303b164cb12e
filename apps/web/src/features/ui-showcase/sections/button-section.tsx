import { Download, Ellipsis, Plus, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink, IconButton, Link } from '../../../ui/index.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

export function ButtonSection() {
  const [isBusy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <SpecimenGrid>
      <Specimen title="Variants" isRow>
        <Button variant="primary" icon={<Plus />}>
          Create
        </Button>
        <Button>Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger" icon={<Trash2 />}>
          Delete
        </Button>
        <Button variant="danger-quiet">Remove</Button>
      </Specimen>
      <Specimen title="Sizes" isRow>
        <Button size="sm">Compact 32</Button>
        <Button size="md">Control 36</Button>
        <Button size="lg">Large 44</Button>
      </Specimen>
      <Specimen title="Loading" isRow>
        <Button variant="primary" isLoading={isBusy} onPress={work}>
          Press to save
        </Button>
        <Button isLoading>Saving</Button>
        <IconButton label="Refreshing" icon={<Settings />} isLoading />
      </Specimen>
      <Specimen title="Disabled, and disabled with a reason" isRow>
        <Button variant="primary" isDisabled>
          Disabled
        </Button>
        <Button variant="primary" disabledReason="Fill in a name first">
          Hover or focus me
        </Button>
        <IconButton
          label="Export"
          icon={<Download />}
          disabledReason="There is nothing to export"
        />
      </Specimen>
      <Specimen title="Icon buttons" isRow>
        <IconButton label="Settings" icon={<Settings />} />
        <IconButton label="Add" icon={<Plus />} variant="primary" />
        <IconButton label="More" icon={<Ellipsis />} variant="secondary" size="sm" />
        <IconButton label="Delete" icon={<Trash2 />} variant="danger-quiet" />
        <IconButton label="Disabled" icon={<Settings />} isDisabled />
      </Specimen>
      <Specimen title="Long text">
        <Button className="w-48">A name that does not fit into its button</Button>
      </Specimen>
      <Specimen title="Links" isRow>
        <Link href="/ui#buttons">Inline link</Link>
        <Link href="/ui#buttons" variant="quiet">
          Quiet link
        </Link>
        <Link href="https://example.com" isExternal>
          Elsewhere
        </Link>
        <ButtonLink href="/ui#buttons" icon={<Download />}>
          Link as a button
        </ButtonLink>
      </Specimen>
    </SpecimenGrid>
  );
}
