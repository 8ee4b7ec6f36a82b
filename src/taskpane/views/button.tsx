import type { ComponentChildren } from 'preact';
import '../fluent-elements';
import { text } from '../messages';
import { Icon } from './icon';

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
    <Button appearance="subtle" small label={text.notice.dismiss} onPress={onPress}>
      <Icon of="dismiss" />
    </Button>
  );
}
