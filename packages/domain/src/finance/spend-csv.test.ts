import { expect, test } from 'vitest';
import { productSpecs } from './product.ts';
import { campaignSpendsCsv } from './spend-csv.ts';

test('job marketing is purple, everything else blue', () => {
  expect(productSpecs).toEqual({
    jobMarketing: { label: 'Job marketing', colour: 'purple' },
    dynamicAds: { label: 'Dynamic ads', colour: 'blue' },
  });
});

test('the campaign overview as a file names its currency and holds no formula', () => {
  const file = campaignSpendsCsv(
    [
      { campaignName: '=Nurse "IC"', product: 'jobMarketing', spend: 123456, startDate: null },
      { campaignName: 'Cook', product: 'dynamicAds', spend: 5, startDate: '2027-01-04' },
    ],
    'EUR',
    { decimal: ',', separator: ';' },
  );
  expect(file).toBe(
    [
      '\uFEFF"Campaign";"Product";"Start date";"Spend (EUR)"',
      '"\'=Nurse ""IC""";"Job marketing";"";1234,56',
      '"Cook";"Dynamic ads";"2027-01-04";0,05',
      '',
    ].join('\r\n'),
  );
});
