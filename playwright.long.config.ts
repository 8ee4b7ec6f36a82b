import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** The browser tests that `npm test` leaves out. */
export default defineConfig({ ...config, grep: /@long/, grepInvert: [] });
