import { say } from '@posthorn/domain';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCampaign, aPlace, aProfile } from '../../../testing/a-campaign.ts';
import { fieldId, TypedField } from '../../configuration-fields/index.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Readiness } from './readiness.tsx';
import { Summary } from './summary.tsx';

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

test('an empty campaign has everything to do', () => {
  renderPart(aCampaign({ type: 'leadform' }), <Readiness />);
  expect(lines()).toEqual([
    'Title, to do',
    'Job profiles, to do',
    'Locations, to do',
    'Start and end date, to do',
    'Fast apply form, to do',
  ]);
  expect(screen.getByText('0 of 5')).toBeTruthy();
});

test('what is filled is done, and what is wrong says why', () => {
  const campaign = aCampaign({
    title: 'Nurses',
    profiles: [aProfile('icu')],
    locations: [aPlace('assen')],
    startDate: '2026-11-10',
    endDate: '2026-12-10',
    targetUrl: 'https://a.nl',
  });
  renderPart(campaign, <Readiness />);
  expect(screen.getByText('4 of 5')).toBeTruthy();
  expect(screen.getByText(say('campaign.datesPast'))).toBeTruthy();
});

test('a line leads to its field', () => {
  Element.prototype.scrollIntoView = () => {};
  renderPart(
    aCampaign(),
    <>
      <Readiness />
      <div id={fieldId('targetUrl')}>
        <TypedField field="targetUrl" />
      </div>
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: /Landing page/ }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Landing page/ }));
});

test('a channel that the budget leaves out is said, and not listed as if it had money', () => {
  const campaign = aCampaign({
    customTotalGrossBudget: 400_00,
    customChannelBudget: {
      facebook: 240_00,
      googleDisplay: 100_00,
      googleSearch: 60_00,
      linkedIn: 0,
    },
  });
  renderPart(
    campaign,
    <>
      <Readiness />
      <Summary />
    </>,
  );
  expect(screen.getByRole('button', { name: 'LinkedIn gets none of the budget' })).toBeTruthy();
  expect(screen.getByText(/LinkedIn \(no budget\)/).textContent).not.toContain(
    'Facebook (no budget)',
  );
});
