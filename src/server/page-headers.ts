import { clouds } from './clouds';
import { panePolicy, policyText, workbenchPolicy } from './content-policy';

/** No content type is guessed, and no address of this server is told to another. */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;

/** Excel on the web reads the file of the shortcuts from its own origin (OfficeDev/office-js, issue 6252). It has no secret. */
export const readByExcel = { 'access-control-allow-origin': '*' } as const;

/** Headers of every answer of the local server: nothing is cached, so that a new build is seen at once. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  ...safeHeaders,
};

/**
 * The ribbon's icons must be cacheable: "the server hosting the image shouldn't return a Cache-Control header specifying
 * no-cache, no-store" (Office documentation, "Office Add-ins manifest").
 */
export const iconHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'cache-control': 'max-age=3600',
};

/** A service may have any address. A sandbox that was started alone answers on http. */
const ANY_SERVICE = ['https:', 'http://localhost:*', 'http://127.0.0.1:*'];

export const paneHeaders = {
  'content-security-policy': policyText(panePolicy(clouds.worldwide, ANY_SERVICE)),
};

export const workbenchHeaders = { 'content-security-policy': policyText(workbenchPolicy) };
