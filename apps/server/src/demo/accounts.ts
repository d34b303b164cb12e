import type {
  AccountFeature,
  CampaignStatus,
  CampaignType,
  LeadformStatus,
  SocialChannel,
} from '@posthorn/domain';
import type { ThemeName } from './ads/themes.ts';
import type { DemoJobList } from './feeds/load-job-lists.ts';
import { type DemoInvitation, noorderzorgInvitations } from './invitations.ts';
import type { DemoLibrary } from './library/items.ts';
import { kadeLibrary } from './library/kade.ts';
import { noorderzorgLibrary } from './library/noorderzorg.ts';
import { type DemoPackage, kadePackages, noorderzorgPackages } from './packages.ts';
import type { DemoEmail } from './people.ts';

export interface DemoWorkspace {
  name: string;
  members: DemoEmail[];
  /** Campaigns with names of their own; the rest is made up from what follows. */
  campaigns: [title: string, type: CampaignType, status: CampaignStatus][];
  more: number;
  groups: string[];
  cities: string[];
  slogans: string[];
  /** What its ads are about. */
  theme: ThemeName;
  /** What campaigns that wait for approval were made from. */
  template: string;
}

/** What happened to a campaign some hours ago; a launch was as good as the campaign is now. */
export interface DemoNews {
  about: string;
  what: 'launch' | 'paused' | 'stopped' | 'finished';
  /** Missing where it happened when the last day was over. */
  hoursAgo?: number;
  /** Who paused or stopped it. */
  by?: DemoEmail;
  isPinned?: true;
}

interface DemoFinance {
  invoice_email: string;
  vat_number: string;
  billing_option: string;
  tax_group: string;
  payment_period: number;
  cost_center: string;
  recipients: { name: string; email: string }[];
  corrections: { daysAgo: number; cents: number; description: string }[];
}

export interface DemoAccount {
  name: string;
  website: string;
  city: string;
  alias: string;
  street: string;
  postalCode: string;
  features: AccountFeature[];
  admins: DemoEmail[];
  editors: DemoEmail[];
  invited: DemoInvitation[];
  finance: DemoFinance;
  pages: [channel: SocialChannel, name: string, leadform: LeadformStatus | null][];
  workspaces: DemoWorkspace[];
  /** One default template each. */
  groupTemplates: string[];
  /** A template for one job in one city. */
  jobTemplate?: { title: string; city: string; profile: string };
  /** The workspace with campaigns that were made from templates and a package. */
  presetsInUse?: string;
  packages: DemoPackage[];
  /** Made of the feeds that the product itself serves. */
  jobLists: DemoJobList[];
  library: DemoLibrary;
  /** Newest first. */
  news: DemoNews[];
}

const north = [
  'Groningen',
  'Assen',
  'Leeuwarden',
  'Emmen',
  'Drachten',
  'Heerenveen',
  'Hoogeveen',
  'Stadskanaal',
];
const south = ['Rotterdam', 'Dordrecht', 'Delft', 'The Hague', 'Breda', 'Schiedam', 'Vlaardingen'];

export const demoAccounts: DemoAccount[] = [
  {
    name: 'Noorderzorg Groep',
    website: 'https://werkenbij.noorderzorg.example',
    city: 'Groningen',
    alias: 'Noorderzorg',
    street: 'Hereweg 120',
    postalCode: '9725 AK',
    features: ['dynamicAds'],
    admins: ['admin@demo.test', 'agency@demo.test', 'anna.bakker@demo.test'],
    editors: [
      'editor@demo.test',
      'joris.mulder@demo.test',
      'samira.kaya@demo.test',
      'pieter.hoekstra@demo.test',
      'eva.lindqvist@demo.test',
      'tom.de.wit@demo.test',
    ],
    invited: noorderzorgInvitations,
    finance: {
      invoice_email: 'invoices@noorderzorg.example',
      vat_number: 'NL001234567B01',
      billing_option: 'Deposit in advance',
      tax_group: 'Domestic, 21 %',
      payment_period: 30,
      cost_center: 'HR-4410',
      recipients: [
        { name: 'Anna Bakker', email: 'anna.bakker@demo.test' },
        { name: 'Finance desk', email: 'finance@noorderzorg.example' },
      ],
      corrections: [
        { daysAgo: 201, cents: 250_00, description: 'Credit for ads shown in the wrong region' },
        { daysAgo: 64, cents: -34_90, description: 'Bank charges' },
      ],
    },
    pages: [
      ['facebook', 'Noorderzorg', 'accepted'],
      ['facebook', 'Noorderzorg Thuis', 'pending'],
      ['instagram', 'noorderzorg', 'accepted'],
      ['instagram', 'werkenbijnoorderzorg', null],
      ['linkedin', 'Noorderzorg Groep', null],
    ],
    workspaces: [
      {
        name: 'Acute Care',
        theme: 'ward',
        members: [
          'admin@demo.test',
          'anna.bakker@demo.test',
          'editor@demo.test',
          'joris.mulder@demo.test',
          'samira.kaya@demo.test',
          'pieter.hoekstra@demo.test',
          'eva.lindqvist@demo.test',
        ],
        more: 96,
        groups: ['healthcare'],
        cities: north,
        slogans: ['Care that stays', 'Room to care'],
        template: 'Healthcare',
        campaigns: [
          ['ICU nurse, Martini wing', 'consideration', 'active'],
          ['Physiotherapist, weekend shifts', 'conversions', 'active'],
          ['Anaesthesia nurse', 'conversions', 'failed'],
          ['Senior care manager, region north', 'consideration', 'paused'],
          ['Medical secretary', 'consideration', 'finished'],
          ['Pharmacy technician', 'consideration', 'draft'],
          ['Radiographer', 'conversions', 'active'],
          ['Dialysis nurse', 'consideration', 'stopped'],
          ['Surgical assistant in training', 'leadform', 'active'],
          ['Paediatric nurse', 'conversions', 'active'],
          ['Clinical psychologist', 'consideration', 'finished'],
          ['Ward host, evenings', 'leadform', 'draft'],
          ['Speech therapist', 'consideration', 'draft'],
          ['', 'consideration', 'draft'],
        ],
      },
      {
        name: 'Home Care North',
        theme: 'homeCare',
        members: [
          'admin@demo.test',
          'editor@demo.test',
          'samira.kaya@demo.test',
          'tom.de.wit@demo.test',
        ],
        more: 74,
        groups: ['social care', 'healthcare', 'cleaning and facilities'],
        cities: north,
        slogans: ['Care that stays', 'Room to care'],
        template: 'Social Care',
        campaigns: [
          ['Home care assistant (m/f/x)', 'leadform', 'to_approve'],
          ['District nurse, Leeuwarden', 'conversions', 'active'],
          ['Night care team', 'consideration', 'paused'],
          ['Household help, Drachten', 'leadform', 'active'],
          ['Care coordinator', 'consideration', 'draft'],
          ['Driver, day-care bus', 'consideration', 'finished'],
        ],
      },
      {
        name: 'Employer Brand',
        theme: 'brand',
        members: ['admin@demo.test', 'agency@demo.test', 'anna.bakker@demo.test'],
        more: 28,
        groups: ['healthcare', 'human resources', 'it'],
        cities: north,
        slogans: ['Care that stays', 'Meet the team', 'Open day'],
        template: 'Evergreen employer story',
        campaigns: [
          ['Care that stays: autumn', 'awareness', 'active'],
          ['Meet the night team', 'awareness', 'finished'],
          ['Open day, care academy', 'awareness', 'to_approve'],
        ],
      },
      {
        name: 'Talent Academy',
        theme: 'academy',
        members: ['admin@demo.test', 'pieter.hoekstra@demo.test'],
        more: 0,
        groups: ['education'],
        cities: north,
        slogans: ['Learn with us'],
        template: 'Education',
        campaigns: [],
      },
      ...['Mental Health', 'Nursing Homes', 'Rehabilitation'].map(
        (name): DemoWorkspace => ({
          name,
          theme: 'ward',
          members: ['admin@demo.test', 'pieter.hoekstra@demo.test'],
          more: 0,
          groups: ['healthcare'],
          cities: north,
          slogans: ['Room to care'],
          template: 'Healthcare',
          campaigns: [],
        }),
      ),
    ],
    groupTemplates: ['healthcare', 'social care', 'education'],
    jobTemplate: {
      title: 'Verpleegkundige IC',
      city: 'Groningen',
      profile: 'Intensive Care Nurse',
    },
    jobLists: [
      {
        name: 'Zorg in het noorden',
        feed: 'zorg.xml',
        profile: 'nurse',
        templateGroup: 'healthcare',
      },
      {
        ...{ name: 'Ondersteunende diensten', feed: 'ondersteuning.xml' },
        ...{ profile: 'facilities-assistant', templateGroup: 'social care' },
      },
    ],
    presetsInUse: 'Home Care North',
    library: noorderzorgLibrary,
    packages: noorderzorgPackages,
    news: [
      { about: 'ICU nurse, Martini wing', what: 'launch', hoursAgo: 1 },
      { about: 'Anaesthesia nurse', what: 'launch', hoursAgo: 2, isPinned: true },
      { about: 'Night care team', what: 'paused', hoursAgo: 4, by: 'anna.bakker@demo.test' },
      { about: 'District nurse, Leeuwarden', what: 'launch', hoursAgo: 6 },
      { about: 'Physiotherapist, weekend shifts', what: 'launch', hoursAgo: 21 },
      { about: 'Care that stays: autumn', what: 'launch', hoursAgo: 27 },
      {
        about: 'Senior care manager, region north',
        what: 'paused',
        hoursAgo: 30,
        by: 'anna.bakker@demo.test',
      },
      { about: 'Paediatric nurse', what: 'launch', hoursAgo: 33 },
      { about: 'Medical secretary', what: 'finished', isPinned: true },
      { about: 'Dialysis nurse', what: 'stopped', hoursAgo: 124, by: 'admin@demo.test' },
      { about: 'Meet the night team', what: 'finished' },
      { about: 'Driver, day-care bus', what: 'finished' },
    ],
  },
  {
    name: 'Kade Recruitment',
    website: 'https://jobs.kade.example',
    city: 'Rotterdam',
    alias: 'Kade',
    street: 'Wijnhaven 44',
    postalCode: '3011 WR',
    features: [],
    admins: ['admin@other.test', 'agency@demo.test'],
    editors: ['ines.duarte@other.test', 'luca.moretti@other.test'],
    invited: [],
    finance: {
      invoice_email: 'accounts@kade.example',
      vat_number: 'NL007654321B02',
      billing_option: 'Deposit in advance',
      tax_group: 'Domestic, 21 %',
      payment_period: 14,
      cost_center: '',
      recipients: [{ name: 'Luca Moretti', email: 'luca.moretti@other.test' }],
      corrections: [{ daysAgo: 120, cents: -12_00, description: 'Bank charges' }],
    },
    pages: [
      ['facebook', 'Kade Recruitment', 'accepted'],
      ['instagram', 'kaderecruitment', null],
      ['linkedin', 'Kade Recruitment', null],
    ],
    workspaces: [
      {
        name: 'Logistics',
        theme: 'logistics',
        members: ['admin@other.test', 'ines.duarte@other.test'],
        more: 58,
        groups: ['logistics', 'automotive', 'maintenance and repair'],
        cities: south,
        slogans: ['Come on board', 'Your next berth'],
        template: 'Logistics',
        campaigns: [
          ['Forklift driver, Rotterdam', 'conversions', 'active'],
          ['Warehouse team lead', 'consideration', 'active'],
          ['Customs specialist', 'consideration', 'draft'],
          ['Crane operator', 'conversions', 'paused'],
        ],
      },
      {
        name: 'Tech',
        theme: 'tech',
        members: ['admin@other.test', 'luca.moretti@other.test'],
        more: 40,
        groups: ['it', 'engineering'],
        cities: south,
        slogans: ['Come on board', 'Your next berth'],
        template: 'IT',
        campaigns: [
          ['Back-end developer', 'consideration', 'active'],
          ['Site reliability engineer', 'conversions', 'finished'],
          ['Data engineer, hybrid', 'consideration', 'draft'],
        ],
      },
      {
        name: 'Office and Finance',
        theme: 'office',
        members: ['admin@other.test'],
        more: 22,
        groups: ['finance', 'administration', 'legal'],
        cities: south,
        slogans: ['Come on board', 'Your next berth'],
        template: 'Finance',
        campaigns: [['Payroll officer', 'leadform', 'active']],
      },
    ],
    jobLists: [],
    groupTemplates: ['logistics', 'it', 'finance'],
    library: kadeLibrary,
    packages: kadePackages,
    news: [
      { about: 'Forklift driver, Rotterdam', what: 'launch', hoursAgo: 3 },
      { about: 'Back-end developer', what: 'launch', hoursAgo: 25 },
      { about: 'Site reliability engineer', what: 'finished' },
    ],
  },
];
