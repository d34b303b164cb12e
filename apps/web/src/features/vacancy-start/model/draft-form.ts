import type { AccountFacts } from '../../accounts/index.ts';
import type { Form, FormField } from '../../configuration-fields/index.ts';
import { chosenChannels, type Draft, requiredFields } from './draft.ts';

interface DraftForm {
  draft: Draft;
  account: AccountFacts;
  wrongAt: (path: string) => string | undefined;
  onChange: (changed: Partial<Draft>) => void;
}

const nothing = () => {};

/** The draft as the fields of a campaign know it. Nothing is saved before the campaign is made. */
export function formOf({ draft, account, wrongAt, onChange }: DraftForm): Form {
  const { title, targetUrl, language, profiles, locations, schedule } = draft;
  const channels = chosenChannels(draft);
  const required = requiredFields(draft) as FormField[];
  const change: Form['pick'] = (field, value) =>
    onChange(
      field === 'channels'
        ? { channels: (value as { id: Draft['channels'][number] }[]).map(({ id }) => id) }
        : { [field]: value },
    );
  return {
    of: 'campaign',
    engine: { change, commit: nothing, keepMine: nothing, takeTheirs: nothing, retry: nothing },
    account,
    values: {
      ...{ title, targetUrl, language, profiles, locations, schedule },
      channels: channels.map((id) => ({ id })),
    },
    unsaved: [],
    conflicts: {},
    outdated: [],
    state: 'saved',
    failure: undefined,
    fields: [...required, 'language', 'channels'],
    required,
    type: draft.type,
    openChannels: channels,
    audience: 'jobProfiles',
    pickAudience: nothing,
    messageOf: wrongAt,
    touch: nothing,
    pick: change,
  };
}
