import type { Connection, Consent } from '../api/connections.ts';

export const aConnection: Connection = {
  network: 'meta',
  state: 'connected',
  adAccount: {
    id: '1020304050',
    name: 'Noorderzorg Recruitment',
    currency: 'EUR',
    timeZone: 'Europe/Amsterdam',
  },
  connectedBy: 'Anna de Vries',
  connectedAt: '2027-01-04T10:00:00Z',
  checkedAt: '2027-01-05T10:00:00Z',
  keysEndAt: '2027-03-05T10:00:00Z',
  isRenewable: true,
  lostAt: null,
  lossReason: null,
  missingRights: [],
  missingSettings: [],
};

export const notConnected: Connection = {
  ...aConnection,
  state: 'none',
  adAccount: null,
  connectedBy: null,
  connectedAt: null,
  checkedAt: null,
  keysEndAt: null,
  isRenewable: false,
};

export const aConsent: Consent = {
  id: '0197a0c2-0000-7000-8000-000000000001',
  network: 'meta',
  missingRights: [],
  adAccounts: [
    {
      id: '1',
      name: 'Sandbox Care',
      currency: 'EUR',
      timeZone: 'Europe/Amsterdam',
      findings: [],
      isConnected: false,
    },
    {
      id: '2',
      name: 'Sandbox Tech US',
      currency: 'USD',
      timeZone: 'America/New_York',
      findings: [
        {
          code: 'connection.otherCurrency',
          severity: 'error',
          path: 'adAccountId',
          params: { theirs: 'USD', ours: 'EUR' },
        },
      ],
      isConnected: false,
    },
    {
      id: '3',
      name: 'Sandbox Logistics',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      findings: [],
      isConnected: false,
    },
  ],
  pages: [
    { channel: 'facebook', externalId: '11', name: 'Noorderzorg', isConnected: true },
    { channel: 'facebook', externalId: '12', name: 'Working at Noorderzorg', isConnected: false },
    { channel: 'instagram', externalId: '13', name: 'noorderzorg', isConnected: false },
  ],
  uncoveredPages: [],
};
