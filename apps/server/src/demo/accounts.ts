import type {
  AccountFeature,
  CampaignStatus,
  CampaignType,
  LeadformStatus,
  SocialChannel,
} from '@posthorn/domain';
import type { DemoEmail } from './people.ts';

export interface DemoAccount {
  name: string;
  features: AccountFeature[];
  admins: DemoEmail[];
  editors: DemoEmail[];
  pages: [channel: SocialChannel, name: string, leadform: LeadformStatus | null][];
  workspaces: {
    name: string;
    members: DemoEmail[];
    campaigns: [title: string, type: CampaignType, status: CampaignStatus][];
  }[];
  /** Newest first; how many hours ago each arrived. */
  news: [campaign: string, message: string, hoursAgo: number, pinned?: 'pinned'][];
}

export const demoAccounts: DemoAccount[] = [
  {
    name: 'Noorderzorg Groep',
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
        members: [
          'admin@demo.test',
          'anna.bakker@demo.test',
          'editor@demo.test',
          'joris.mulder@demo.test',
          'samira.kaya@demo.test',
          'pieter.hoekstra@demo.test',
          'eva.lindqvist@demo.test',
        ],
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
        members: [
          'admin@demo.test',
          'editor@demo.test',
          'samira.kaya@demo.test',
          'tom.de.wit@demo.test',
        ],
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
        members: ['admin@demo.test', 'agency@demo.test', 'anna.bakker@demo.test'],
        campaigns: [
          ['Care that stays: autumn', 'awareness', 'active'],
          ['Meet the night team', 'awareness', 'finished'],
          ['Open day, care academy', 'custom', 'to_approve'],
        ],
      },
      {
        name: 'Talent Academy',
        members: ['admin@demo.test', 'pieter.hoekstra@demo.test'],
        campaigns: [],
      },
    ],
    news: [
      ['ICU nurse, Martini wing', 'Campaign is live on Facebook, Instagram and Google Search.', 1],
      ['Anaesthesia nurse', 'Facebook refused one ad: the image holds too much text.', 2, 'pinned'],
      ['Home care assistant (m/f/x)', 'Made from a template and waiting for your approval.', 4],
      ['District nurse, Leeuwarden', '12 new applications since yesterday.', 6],
      ['Physiotherapist, weekend shifts', 'Half of the budget is spent, 18 days remain.', 21],
      ['Care that stays: autumn', 'Reached 100.000 people.', 27],
      ['Senior care manager, region north', 'Campaign was paused by Anna Bakker.', 30],
      ['Paediatric nurse', 'Campaign is live on LinkedIn.', 33],
      ['Medical secretary', 'Campaign has finished. 31 applications in total.', 80, 'pinned'],
      ['Dialysis nurse', 'Campaign was stopped by Lotte Visser.', 124],
      ['Meet the night team', 'Campaign has finished.', 260],
      ['Driver, day-care bus', 'Campaign has finished. 9 applications in total.', 410],
    ],
  },
  {
    name: 'Kade Recruitment',
    features: [],
    admins: ['admin@other.test', 'agency@demo.test'],
    editors: ['ines.duarte@other.test', 'luca.moretti@other.test'],
    pages: [
      ['facebook', 'Kade Recruitment', 'accepted'],
      ['instagram', 'kaderecruitment', null],
      ['linkedin', 'Kade Recruitment', null],
    ],
    workspaces: [
      {
        name: 'Logistics',
        members: ['admin@other.test', 'ines.duarte@other.test'],
        campaigns: [
          ['Forklift driver, Rotterdam', 'conversions', 'active'],
          ['Warehouse team lead', 'consideration', 'active'],
          ['Customs specialist', 'consideration', 'draft'],
          ['Crane operator', 'conversions', 'paused'],
        ],
      },
      {
        name: 'Tech',
        members: ['admin@other.test', 'luca.moretti@other.test'],
        campaigns: [
          ['Back-end developer', 'consideration', 'active'],
          ['Site reliability engineer', 'conversions', 'finished'],
          ['Data engineer, hybrid', 'consideration', 'draft'],
        ],
      },
      {
        name: 'Office and Finance',
        members: ['admin@other.test'],
        campaigns: [['Payroll officer', 'leadform', 'active']],
      },
    ],
    news: [
      ['Forklift driver, Rotterdam', '7 new applications since yesterday.', 3],
      ['Back-end developer', 'Campaign is live on LinkedIn and Google Search.', 25],
      ['Site reliability engineer', 'Campaign has finished. 14 applications in total.', 96],
    ],
  },
];
