import { useState } from 'react';
import {
  Button,
  ProgressBar,
  Skeleton,
  SkeletonRows,
  Spinner,
  useSettledLoading,
} from '../../../ui/index.ts';
import { Specimen } from '../frame/specimen.tsx';
import { SpecimenGrid } from '../frame/specimen-grid.tsx';

export function ProgressSection() {
  const [isLoading, setLoading] = useState(false);
  const isShown = useSettledLoading(isLoading);
  const load = (time: number) => {
    setLoading(true);
    setTimeout(() => setLoading(false), time);
  };
  return (
    <SpecimenGrid>
      <Specimen title="Progress">
        <ProgressBar label="Uploading" value={64} />
        <ProgressBar label="Channels" value={100} valueText="5 of 5" tone="success" />
        <ProgressBar label="Waiting for an answer" />
      </Specimen>
      <Specimen title="Spinner" isRow>
        <Spinner />
        <Spinner size={32} className="text-primary" />
      </Specimen>
      <Specimen title="Skeleton of a list">
        <div className="rounded-card border border-line">
          <SkeletonRows rows={3} />
        </div>
      </Specimen>
      <Specimen title="Only when it lasts: 200 ms shows nothing" isRow>
        <Button onPress={() => load(200)}>Load quickly</Button>
        <Button onPress={() => load(1200)}>Load slowly</Button>
        {isShown ? <Skeleton className="h-4 w-40" /> : <span className="h-4">Ready</span>}
      </Specimen>
    </SpecimenGrid>
  );
}
