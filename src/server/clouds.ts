/** One of Microsoft's clouds: where Office.js is, and on which sites its Excel on the web shows add-ins. */
export interface Cloud {
  /** Source: Microsoft's page "Guidance for deploying Office Add-ins on government clouds". */
  readonly officeJs: string;
  /** Another origin from which Office.js and its parts may come: Microsoft is moving them there. */
  readonly alsoFrom?: string;
  /** Excel on the web, OneDrive, SharePoint and Teams. Each frame around the pane must be in the list. */
  readonly sites: readonly string[];
}

/** The origins of Office.js and its parts. */
export const officeJsOrigins = ({ officeJs, alsoFrom }: Cloud): string[] => [
  new URL(officeJs).origin,
  ...(alsoFrom === undefined ? [] : [alsoFrom]),
];

/**
 * The sites on which Microsoft shows add-ins in frames. They may frame the pane and nothing else. `*.` stands for at least one
 * part of a name. Microsoft has no list of its own: these are from OfficeDev/office-js, issues 1005 and 3342, and from
 * pull request 4911 of its documentation.
 */
const WORLDWIDE_SITES = [
  'https://*.officeapps.live.com',
  'https://onedrive.live.com',
  'https://*.onedrive.live.com',
  'https://*.office.com',
  'https://*.office365.com',
  'https://*.microsoft365.com',
  'https://*.cloud.microsoft',
  'https://*.sharepoint.com',
  'https://outlook.live.com',
  'https://teams.microsoft.com',
  'https://*.teams.microsoft.com',
];

/** The first is the one that a build has if it names none. The sites of the others are from Microsoft's lists of endpoints. */
export const clouds = {
  worldwide: {
    officeJs: 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js',
    // Microsoft's pages name it since September 2026 (OfficeDev/office-js-docs-pr, pull request 5882).
    alsoFrom: 'https://officeapis.public.onecdn.static.microsoft',
    sites: WORLDWIDE_SITES,
  },
  gcc: {
    officeJs: 'https://appsforoffice.gcc.cdn.office.net/appsforoffice/lib/1/hosted/office.js',
    sites: WORLDWIDE_SITES,
  },
  'gcc-high': {
    officeJs: 'https://appsforoffice.gcch.cdn.office.net/appsforoffice/lib/1/hosted/office.js',
    sites: [
      'https://*.gov.online.office365.us',
      'https://*.office365.us',
      'https://*.sharepoint.us',
      'https://gov.teams.microsoft.us',
      'https://*.gov.teams.microsoft.us',
    ],
  },
  dod: {
    officeJs: 'https://appsforoffice.dod.cdn.office.net/appsforoffice/lib/1/hosted/office.js',
    sites: [
      'https://*.dod.online.office365.us',
      'https://*.office365.us',
      'https://*.sharepoint-mil.us',
      'https://dod.teams.microsoft.us',
      'https://*.dod.teams.microsoft.us',
    ],
  },
  china: {
    officeJs: 'https://appsforoffice.cdn.partner.office365.cn/appsforoffice/lib/1/hosted/office.js',
    sites: [
      'https://*.partner.officewebapps.cn',
      'https://*.officewebapps.cn',
      'https://*.office365.cn',
      'https://*.sharepoint.cn',
    ],
  },
} satisfies Record<string, Cloud>;

export type CloudName = keyof typeof clouds;
