import type { ComponentChildren } from 'preact';

interface CheckboxProps {
  readonly label: ComponentChildren;
  readonly ticked: boolean;
  readonly onChange: (ticked: boolean) => void;
}

/** A controlled checkbox. The app decides whether it is checked, and may ignore a click. */
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
