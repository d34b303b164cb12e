/** The field in which the places of a campaign are chosen. */
export const placeFieldTexts = {
  around: 'Around {place}',
  placeOnly: 'Only the city',
  placeOnlyWithCircle: 'Only the city ({channels}: {km} km)',
  chooseRadius: 'choose the radius',
  withinKm: '+ {km} km',
  near: 'near {place}',
  people: '{count} people',
  aboutPeople: 'about {count} people',
  jobAdRules: 'Job ads are shown to everyone: no choice of age, gender or postal code.',
  jobAdRulesWithCircle:
    'Job ads are shown to everyone: no choice of age, gender or postal code, and on {channels} at least {km} km around a city.',
  noRadius: 'LinkedIn knows no radius: there, ads are shown in {places} itself.',
} as const;
