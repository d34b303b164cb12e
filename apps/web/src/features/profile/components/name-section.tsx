import { fill, MEMBER_NAME_MAX, type OwnName, ownNameFindings, sayFinding } from '@posthorn/domain';
import { profileTexts } from '@posthorn/domain/texts/profile';
import { type SubmitEvent, useState } from 'react';
import { notify } from '../../../lib/toast/notify.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { maxWhenNearlyFull } from '../../../ui/fields/max-when-nearly-full.ts';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import type { Me } from '../../session/index.ts';
import { useChangeName } from '../api/own-name.ts';
import { ProfileSection } from './profile-section.tsx';

/** What is typed lies above the name as it is, which may change in another tab meanwhile. */
export function NameSection({ me }: { me: Me }) {
  const [typed, setTyped] = useState<Partial<OwnName>>({});
  const saving = useChangeName();
  const name: OwnName = { firstName: me.firstName, lastName: me.lastName, ...typed };
  const findings = ownNameFindings(name);
  const isChanged = name.firstName !== me.firstName || name.lastName !== me.lastName;

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (!isChanged || findings.length > 0 || saving.isPending) return;
    try {
      await saving.mutateAsync(name);
      setTyped({});
      notify.success(profileTexts.nameSaved);
    } catch {
      // Told by the HTTP layer; what was typed stays.
    }
  }

  const field = (path: keyof OwnName) => {
    const found = findings.find((finding) => finding.path === path);
    return {
      label: profileTexts[path],
      value: name[path],
      onChange: (text: string) => setTyped({ ...typed, [path]: text }),
      max: maxWhenNearlyFull(name[path].length, MEMBER_NAME_MAX),
      ...(found && { error: sayFinding(found) }),
    };
  };

  return (
    <ProfileSection
      id="profile-name"
      title={profileTexts.name}
      hint={fill(profileTexts.nameHint, { email: me.email })}
    >
      <form onSubmit={save} className="flex flex-col gap-4">
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <TextInput {...field('firstName')} autoComplete="given-name" isRequired />
          <TextInput {...field('lastName')} autoComplete="family-name" />
        </div>
        <Button
          type="submit"
          variant="primary"
          className="self-start"
          isDisabled={!isChanged || findings.length > 0}
          isLoading={saving.isPending}
        >
          {profileTexts.saveName}
        </Button>
      </form>
    </ProfileSection>
  );
}
