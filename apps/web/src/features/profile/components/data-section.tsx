import { profileTexts } from '@posthorn/domain/texts/profile';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import type { Me } from '../../session/index.ts';
import { useDownloadOwnData } from '../api/own-data.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ProfileSection } from './profile-section.tsx';

/** What the law gives to people: their data, and that these are erased. */
export function DataSection({ me }: { me: Me }) {
  const [isAsking, setAsking] = useState(false);
  const download = useDownloadOwnData();
  return (
    <>
      <ProfileSection
        id="profile-data"
        title={profileTexts.yourData}
        hint={profileTexts.yourDataHint}
        action={
          <Button
            size="sm"
            isLoading={download.isPending}
            onPress={() => download.isPending || download.mutate()}
          >
            {profileTexts.downloadData}
          </Button>
        }
      />
      <ProfileSection
        id="profile-erase"
        title={profileTexts.erase}
        hint={profileTexts.eraseHint}
        action={
          <Button size="sm" variant="danger" onPress={() => setAsking(true)}>
            {profileTexts.erase}
          </Button>
        }
      />
      {isAsking ? <EraseDialog me={me} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
