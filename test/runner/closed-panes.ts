/**
 * A pane that a test has closed in the middle of a call asks Excel again and again why there is no answer. Its timers do not keep
 * the process of the tests.
 */
const begin = globalThis.setInterval;
globalThis.setInterval = ((...given: Parameters<typeof begin>) => begin(...given).unref()) as typeof begin;
