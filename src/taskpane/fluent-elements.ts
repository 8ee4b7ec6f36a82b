/** The Fluent elements with the attributes that this pane sets, for JSX. */
import type { HTMLAttributes } from 'preact';
import type { Button } from '@fluentui/web-components/button/class.js';
import type { ProgressBar } from '@fluentui/web-components/progress-bar/class.js';

interface FluentButtonAttributes extends HTMLAttributes<Button> {
  appearance?: 'primary' | 'outline' | 'subtle' | undefined;
  size?: 'small' | undefined;
  type?: 'submit' | 'button';
  'icon-only'?: boolean | undefined;
  'disabled-focusable'?: boolean | undefined;
}

interface FluentProgressBarAttributes extends HTMLAttributes<ProgressBar> {
  value?: number | undefined;
  max?: number;
  thickness?: 'large' | undefined;
}

declare module 'preact' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- JSX elements can only be declared by merging into Preact's namespace
  namespace JSX {
    interface IntrinsicElements {
      'fluent-button': FluentButtonAttributes;
      'fluent-progress-bar': FluentProgressBarAttributes;
    }
  }
}
