import type { ComponentChildren } from 'preact';

interface CheckboxProps {
  readonly label: ComponentChildren;
  readonly ticked: boolean;
  readonly onChange: (ticked: boolean) => void;
}

/** A word that the user gives. Whether it is ticked is the app's to say, which may refuse. */
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
