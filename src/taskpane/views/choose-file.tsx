import { useRef } from 'preact/hooks';
import { Button } from './button';

interface ChooseFileProps {
  readonly words: string;
  /** The endings and types of files that can be chosen: `.csv,text/csv`. */
  readonly accept: string;
  readonly blockedBy?: string | undefined;
  readonly onChosen: (file: File) => void;
}

/** A button that lets the user choose a file. The browser's own field has words in the browser's language. */
export function ChooseFile({ words, accept, blockedBy, onChosen }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={words}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again after it was changed.
          currentTarget.value = '';
          if (file) onChosen(file);
        }}
      />
      <Button blockedBy={blockedBy} onPress={() => input.current?.click()}>
        {words}
      </Button>
    </>
  );
}
