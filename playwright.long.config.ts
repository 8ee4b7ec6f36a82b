import { defineConfig } from '@playwright/test';
import config, { LONG } from './playwright.config';

/** The browser tests that `npm test` leaves out. */
export default defineConfig({ ...config, testIgnore: [], testMatch: LONG });
