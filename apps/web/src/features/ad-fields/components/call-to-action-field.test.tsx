import '../../../ui/testing/fill-jsdom.ts';
import type { CampaignType, Language, SocialAdType } from '@posthorn/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { CallToActionField } from './call-to-action-field.tsx';

interface Given {
  adType?: SocialAdType;
  campaignType?: CampaignType;
  language?: Language;
  value?: string;
  error?: string;
}

function show({ adType = 'FacebookPostAd', value = '', ...given }: Given = {}) {
  const onChange = vi.fn();
  render(
    <UiProvider navigate={() => {}}>
      <CallToActionField
        {...given}
        adType={adType}
        value={value}
        onChange={onChange}
        onBlur={() => {}}
        fieldId="cta"
      />
    </UiProvider>,
  );
  return onChange;
}

const trigger = () => screen.getByRole('button', { name: /Call to action/ });
const open = () => fireEvent.click(trigger());
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('it asks for one while there is none', () => {
  show();
  expect(trigger().textContent).toContain('Select a call to action for your ad.');
});

test.each<[SocialAdType, CampaignType | undefined, string[]]>([
  ['FacebookPostAd', undefined, ['Apply now', 'Contact us', 'Learn more', 'Sign up', 'Watch more']],
  ['FacebookStoryAd', 'consideration', ['Contact us', 'Learn more', 'Sign up']],
  ['InstagramStoryAd', 'custom', ['Learn more', 'Sign up']],
  ['InstagramPostAd', 'leadform', ['Contact us']],
])('%s in a campaign of type %s', (adType, campaignType, labels) => {
  show({ adType, campaignType });
  open();
  expect(offered()).toEqual(labels);
});

test('it says what people will read in the language of the campaign', () => {
  show({ adType: 'InstagramStoryAd', campaignType: 'custom', language: 'nl' });
  open();
  expect(offered()).toEqual(['Meer informatieLearn more', 'RegistrerenSign up']);
  const search = screen.getByRole('combobox', { name: 'Search calls to action' });
  for (const typed of ['learn', 'informatie']) {
    fireEvent.change(search, { target: { value: typed } });
    expect(offered()).toEqual(['Meer informatieLearn more']);
  }
});

test('it is found by typing, and chosen', async () => {
  const onChange = show({ adType: 'LinkedinPostAd' });
  open();
  const search = screen.getByRole('combobox', { name: 'Search calls to action' });
  fireEvent.change(search, { target: { value: 'quo' } });
  expect(offered()).toEqual(['View quote']);
  fireEvent.change(search, { target: { value: 'xyz' } });
  expect(screen.getByText('Sorry, no matching options')).toBeTruthy();
  fireEvent.change(search, { target: { value: '' } });
  await act(async () => fireEvent.click(screen.getByRole('option', { name: 'Join' })));
  expect(onChange).toHaveBeenCalledWith('JOIN');
});

test('what was chosen before it was offered no more stays in sight', () => {
  show({ adType: 'InstagramStoryAd', value: 'BOOK_TRAVEL', error: 'This value is not known here' });
  expect(trigger().textContent).toContain('Book travel');
  expect(screen.getByText('This value is not known here')).toBeTruthy();
  open();
  const gone = screen.getByRole('option', { name: 'Book travel' });
  expect(gone.getAttribute('aria-disabled')).toBe('true');
});
