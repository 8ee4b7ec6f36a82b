/** Registers the Fluent component that shows how far a job is. Only the entry imports it: jsdom has no ElementInternals. */
import '@fluentui/web-components/progress-bar.js';
