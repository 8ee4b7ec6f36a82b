import type { ComponentChildren } from 'preact';

interface CheckboxProps {
  readonly label: ComponentChildren;
  readonly ticked: boolean;
  readonly onChange: (ticked: boolean) => void;
}

/** A controlled checkbox: the app decides whether it is ticked, and may refuse a click. */
export function Checkbox({ label, ticked, onChange: onTick }: CheckboxProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={ticked}
        onChange={(event) => {
          onTick(event.currentTarget.checked);
          event.currentTarget.checked = ticked;
        }}
      />
      {label}
    </label>
  );
}
