import { fill } from '@posthorn/domain';
import { profileTexts } from '@posthorn/domain/texts/profile';
import { shellTexts } from '@posthorn/domain/texts/shell';
import { useQuery } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../lib/page/document-title.ts';
import { chooseTheme, themes, useTheme } from '../../../lib/theme/theme.ts';
import { themeLabels } from '../../../lib/theme/theme-labels.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import { appConfigQuery, meQuery } from '../../session/index.ts';
import { DataSection } from '../components/data-section.tsx';
import { NameSection } from '../components/name-section.tsx';
import { ProfileSection } from '../components/profile-section.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';

const segments = themes.map((id) => ({ id, label: themeLabels[id] }));

/** What belongs to the person and not to an account. */
export function ProfilePage() {
  useDocumentTitle(profileTexts.profile);
  const { data: me } = useQuery(meQuery);
  const { data: config } = useQuery(appConfigQuery);
  const theme = useTheme();
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <h1 className="text-xl font-semibold">{profileTexts.profile}</h1>
      {me ? <NameSection me={me} /> : null}
      <ProfileSection
        id="profile-theme"
        title={profileTexts.theme}
        hint={profileTexts.themeHint}
        action={
          <SegmentedControl
            label={profileTexts.theme}
            segments={segments}
            value={theme}
            onChange={chooseTheme}
          />
        }
      />
      <ProfileSection
        id="profile-mail"
        title={profileTexts.mail}
        hint={profileTexts.mailHint}
        action={
          <ButtonLink size="sm" href={{ to: '/mail' }}>
            {profileTexts.chooseLetters}
          </ButtonLink>
        }
      />
      <SessionsSection />
      {me ? <DataSection me={me} /> : null}
      {config ? (
        <ProfileSection
          id="profile-version"
          title={profileTexts.version}
          hint={fill(shellTexts.version, { version: config.version })}
        />
      ) : null}
    </div>
  );
}
