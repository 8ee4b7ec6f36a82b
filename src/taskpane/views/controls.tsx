/** The controls that all screens share. */
import type { Button as FluentButton } from '@fluentui/web-components/button/class.js';
import type { ProgressBar } from '@fluentui/web-components/progress-bar/class.js';
import type { DetailsHTMLAttributes, HTMLAttributes, ComponentChildren } from 'preact';
import type { Tone } from '../../app/view/index';
import { paneText } from '../messages';

type Picture = Tone | 'dismiss' | 'more' | 'sheet';

/** Drawn for this pane on a 16-pixel grid, in the colour of the text around them. */
const paths: Record<Picture, string> = {
  info: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM8 7.2v4M8 4.7v.6',
  success: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM5 8.2l2.1 2.1L11 6.3',
  warning: 'M8 2l6.3 11.5H1.7zM8 6.4v3.3M8 11.3v.5',
  error: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6',
  dismiss: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  sheet: 'M2.5 2.5h11v11h-11zM2.5 6.2h11M2.5 9.9h11M6.2 6.2v7.3',
};

/** A picture that only repeats the words beside it, so it is hidden from screen readers. */
export function Icon({ picture }: { readonly picture: Picture }) {
  return <Drawing path={paths[picture]} />;
}

/** A drawing on a 16-pixel grid, in lines of the text's colour. */
export function Drawing({ path }: { readonly path: string }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        stroke-width="1.25"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

interface FluentButtonAttributes extends HTMLAttributes<FluentButton> {
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
  namespace JSX {
    interface IntrinsicElements {
      'fluent-button': FluentButtonAttributes;
      'fluent-progress-bar': FluentProgressBarAttributes;
    }
  }
}

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onPress?: () => void;
  readonly appearance?: 'primary' | 'outline' | 'subtle';
  readonly small?: boolean | undefined;
  readonly submit?: boolean;
  /** The name of a button that shows only a picture. */
  readonly label?: string;
  /** The name of the button, if its words alone don't distinguish it from others. */
  readonly name?: string;
  /**
   * Id of the sentence that says why the button is blocked. The button can still get the focus, so that a screen reader reads
   * the reason.
   */
  readonly blockedBy?: string | undefined;
  /** Whether what the button opens and closes is open; absent for other buttons. */
  readonly expanded?: boolean;
}

/** Fluent's button. The role is on the element too, because tools that inspect the page don't see its internals. */
export function Button({
  children,
  onPress,
  appearance = 'outline',
  small,
  submit,
  label,
  name,
  blockedBy,
  expanded,
}: ButtonProps) {
  const blocked = blockedBy !== undefined;
  return (
    <fluent-button
      role="button"
      type={submit ? 'submit' : 'button'}
      appearance={appearance}
      size={small ? 'small' : undefined}
      icon-only={label === undefined ? undefined : true}
      aria-label={label ?? name}
      disabled-focusable={blocked ? true : undefined}
      aria-disabled={blocked ? 'true' : undefined}
      aria-describedby={blockedBy}
      aria-expanded={expanded}
      onClick={() => {
        if (!blocked) onPress?.();
      }}
    >
      {children}
    </fluent-button>
  );
}

/** The cross at a notice's end. The user presses it to close the notice. */
export function DismissButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button appearance="subtle" small label={paneText.notice.dismiss} onPress={onPress}>
      <Icon picture="dismiss" />
    </Button>
  );
}

interface FoldProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'name'> {
  readonly name: string;
  /** What the line says beside its name. */
  readonly says?: string;
}

/** A line that opens what is seldom needed. */
export function Fold({ name, says, children, ...details }: FoldProps) {
  return (
    <details class="count-row" {...details}>
      {/* Office.js moves the focus on Tab in Excel on the web. It finds a summary only by its tabindex. */}
      <summary class="count-row-line" tabIndex={0}>
        <span class="count-row-name">{name}</span>{' '}
        {says !== undefined && <bdi class="picked quiet">{says}</bdi>}
      </summary>
      {children}
    </details>
  );
}
