import { Button, toast } from '../../../ui/index.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

export function ToastSection() {
  return (
    <SpecimenGrid>
      <Specimen title="Kinds" isRow>
        <Button onPress={() => toast.success('Campaign saved')}>Success</Button>
        <Button
          onPress={() =>
            toast.warning('Unable to find the logo', {
              description: 'Upload it in the editor.',
              timeout: 10_000,
            })
          }
        >
          Warning
        </Button>
        <Button onPress={() => toast.error('The server did not answer')}>Error</Button>
      </Specimen>
      <Specimen title="Merged, with an action, staying" isRow>
        <Button
          onPress={() =>
            toast.error('No response from the server. Please check your connection.', {
              key: 'offline',
              timeout: 100_000,
            })
          }
        >
          Press me twice
        </Button>
        <Button
          onPress={() =>
            toast.success('Draft discarded', {
              action: { label: 'Undo', onPress: () => toast.success('Draft restored') },
            })
          }
        >
          With undo
        </Button>
        <Button onPress={() => toast.warning('I stay until you close me', { timeout: null })}>
          No timeout
        </Button>
      </Specimen>
    </SpecimenGrid>
  );
}
