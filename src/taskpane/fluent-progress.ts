/** Registers the Fluent component that shows a job's progress. Only the entry imports it: jsdom has no ElementInternals. */
import '@fluentui/web-components/progress-bar.js';
