/** What is read of a job in a feed. */
export const jobFieldTexts = {
  id: 'Id',
  title: 'Title',
  url: 'Address of its page',
  place: 'Place',
  region: 'Region',
  postalCode: 'Postal code',
  country: 'Country',
  company: 'Company',
  description: 'Description',
  category: 'Category',
  jobType: 'Kind of work',
  salary: 'Salary',
  image: 'Picture',
  moreImages: 'More pictures',
  publishedOn: 'Published on',
  closesOn: 'Closes on',
} as const;
