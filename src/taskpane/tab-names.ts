/** The parts of the pane after the user has connected. Their tabs are drawn by views/tabs.tsx, which is loaded with Home. */
export const TABS = ['home', 'shifts', 'reports', 'data'] as const;
export type Tab = (typeof TABS)[number];

/** The id of the part of the page that the tabs change. */
export const PANEL_ID = 'panel';

export const tabId = (tab: Tab): string => `tab-${tab}`;
