/** Registers the Fluent component that the pane needs at its start. Only the entry imports it: jsdom has no ElementInternals. */
import '@fluentui/web-components/button.js';
