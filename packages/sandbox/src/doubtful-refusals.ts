import type { SandboxNetwork } from './network.ts';

interface DoubtfulRefusal {
  network: SandboxNetwork;
  refuses: string;
}

/**
 * Refusals that practitioners report and no documentation or recorded answer confirms. Each can be
 * switched off, so that a run on real ad accounts can decide it: then it becomes a plain rule, or goes.
 */
const doubtfulRefusals = {
  metaForeignPage: {
    network: 'meta',
    refuses: 'a promoted page that is not connected, and awareness without a page',
  },
  metaDailyFloor: {
    network: 'meta',
    refuses: 'a lifetime budget below 1.00 for each day and ad set',
  },
  metaRegionalDeclaration: {
    network: 'meta',
    refuses: 'ads in Brazil, Singapore, Taiwan or Thailand without declaring the region',
  },
  metaBlankPayer: { network: 'meta', refuses: 'a beneficiary or payer of nothing but spaces' },
  metaUnreachableLink: { network: 'meta', refuses: 'a link to a name without a domain' },
  metaPageButton: { network: 'meta', refuses: 'the button Like page on an ad for a website' },
  metaSmallPicture: { network: 'meta', refuses: 'a picture with a side below 200 pixels' },
  metaCountryAlone: {
    network: 'meta',
    refuses: 'a change of special_ad_category_country without special_ad_categories',
  },
  metaOtherPiece: { network: 'meta', refuses: 'pieces of a video other than those it asks for' },
  googleUnknownConstant: {
    network: 'google',
    refuses: 'locations and languages whose numbers do not exist',
  },
  googleTrackingTemplate: {
    network: 'google',
    refuses: 'a tracking template that is no address, or leads nowhere',
  },
  googleUnreachableUrl: { network: 'google', refuses: 'a final URL to a name without a domain' },
  googleTwoDomains: { network: 'google', refuses: 'final URLs on different domains in one ad' },
  googlePinnedElsewhere: {
    network: 'google',
    refuses: 'a headline pinned among the descriptions, and the reverse',
  },
  googleTextPolicy: {
    network: 'google',
    refuses: 'phone numbers and repeated exclamation marks in texts',
  },
  linkedinForeignPage: { network: 'linkedin', refuses: 'a page that is not connected' },
  linkedinUnknownFacet: { network: 'linkedin', refuses: 'targeting facets that do not exist' },
  linkedinUnknownLocale: {
    network: 'linkedin',
    refuses: 'a locale that LinkedIn does not offer',
  },
  linkedinOtherLocale: {
    network: 'linkedin',
    refuses: 'interface locales other than the locale of the campaign',
  },
  linkedinDailyFloor: { network: 'linkedin', refuses: 'a daily budget below 10.00' },
  linkedinZeroBid: { network: 'linkedin', refuses: 'a manual bid of nothing' },
  linkedinDecimals: { network: 'linkedin', refuses: 'amounts with more than two decimals' },
  linkedinLongTexts: {
    network: 'linkedin',
    refuses: 'alternative texts above 4,086 and landing pages above 2,000 characters',
  },
  linkedinFutureVersion: { network: 'linkedin', refuses: 'API versions that are not out yet' },
  linkedinPastStart: { network: 'linkedin', refuses: 'a start that is past when it arrives' },
} as const satisfies Record<string, DoubtfulRefusal>;

export type RefusalName = keyof typeof doubtfulRefusals;

export const refusalNames = Object.keys(doubtfulRefusals) as RefusalName[];

/** Where the choice is safe. */
interface AcceptedKeeper {
  readonly accepted: readonly string[] | undefined;
  keepAccepted(names: readonly string[]): void;
}

/** Which of the doubtful refusals are switched off; the others are on. */
export class Refusals {
  private readonly accepted: Set<string>;

  constructor(
    private readonly keeper: AcceptedKeeper,
    accepted: readonly RefusalName[] = [],
  ) {
    this.accepted = new Set(keeper.accepted ?? accepted);
  }

  isOn(name: RefusalName): boolean {
    return !this.accepted.has(name);
  }

  set(name: RefusalName, isOn: boolean): void {
    if (isOn) this.accepted.delete(name);
    else this.accepted.add(name);
    this.keeper.keepAccepted([...this.accepted].sort());
  }

  list() {
    return refusalNames.map((name) => ({ name, ...doubtfulRefusals[name], isOn: this.isOn(name) }));
  }
}

export type KnownRefusal = ReturnType<Refusals['list']>[number];
