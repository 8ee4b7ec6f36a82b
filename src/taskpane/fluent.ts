/** Registers the Fluent components of the pane. Only the entry imports it: jsdom has no ElementInternals. */
import '@fluentui/web-components/button.js';
import '@fluentui/web-components/progress-bar.js';
