import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import packageFile from '../../../package.json';
import type { Diagnostics as Made, PaneFacts } from '../../app/view/index';
import { useAct } from '../act';
import { copyText } from '../browser/save-and-copy';
import { supportText as words } from '../support-messages';
import { Button } from './controls';
import { Announce, InlineNotice } from './notices';

interface DiagnosticsProps {
  /** How often the user has asked for the text. */
  readonly asked: number;
  /** The text as it was last made. */
  readonly made: Made | undefined;
}

/** Has the text for support made each time the user asks for it, copies it, and shows it if it can't be copied. */
export function DiagnosticsScreen({ asked, made }: DiagnosticsProps) {
  const act = useAct();
  const say = useContext(Announce);
  const [attempt, setAttempt] = useState<{ readonly copied: boolean }>();
  const list = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => act({ do: 'make-diagnostics', pane: paneFacts() }), [asked]);

  const copy = async () => {
    const copied = await copyText(made?.text ?? '');
    setAttempt({ copied });
    say(copied ? words.copied : words.notCopied);
  };
  useEffect(() => {
    if (made) void copy();
  }, [made?.id]);
  useEffect(() => {
    // The user may have asked at the top of a long screen.
    list.current?.scrollIntoView({ block: 'nearest' });
    if (attempt?.copied !== false) return;
    field.current?.focus();
    field.current?.select();
  }, [attempt]);

  if (!made || !attempt) return <p class="quiet">{words.making}</p>;
  const { copied } = attempt;
  return (
    <>
      <InlineNotice tone={copied ? 'success' : 'warning'} words={copied ? words.copied : words.notCopied} />
      <details class="count-row" open={!copied} ref={list}>
        {/* Office.js moves the focus on Tab in Excel on the web. It finds a summary only by its tabindex. */}
        <summary class="count-row-line" tabIndex={0}>
          <span class="count-row-name">{words.see}</span>
        </summary>
        <textarea
          ref={field}
          aria-label={words.label}
          readOnly
          rows={10}
          value={made.text}
          spellcheck={false}
        />
        <div class="actions">
          {/* WebKit copies only during a click, and the text was made after the first one. */}
          <Button small onPress={() => void copy()}>
            {words.again}
          </Button>
        </div>
      </details>
    </>
  );
}

/** The pane's own script: its name changes with its content. */
const SCRIPT = /\/taskpane\.(?<build>[0-9a-f]+)\.js$/;

/** How user agents name browsers and engines. The first that fits counts: all but Firefox name WebKit, too. */
const ENGINES: readonly (readonly [name: string, version: RegExp])[] = [
  ['Edge', /Edge?\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chromium', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
  ['WebKit', /AppleWebKit\/(\d+)/],
  ['Trident', /Trident\/(\d+)/],
];

type Browser = Pick<Navigator, 'userAgent' | 'languages'> & Partial<Pick<Navigator, 'clipboard' | 'locks'>>;

/** What the pane knows of itself and its browser. A whole user agent may identify a device, so only its family is used. */
export function paneFacts(browser: Browser = navigator): PaneFacts {
  return {
    version: packageFile.version,
    build: buildOf([...document.scripts]),
    engine: engineOf(browser.userAgent),
    languages: browser.languages,
    features: {
      locks: browser.locks !== undefined,
      clipboard: browser.clipboard !== undefined,
      compression: 'CompressionStream' in globalThis,
      workers: 'Worker' in globalThis,
      storage: hasStorage(),
    },
  };
}

/** A name of the build that is the same for the same sources, whoever built them and where. */
function buildOf(scripts: readonly Pick<HTMLScriptElement, 'src'>[]): string {
  const names = scripts.flatMap(({ src }) => SCRIPT.exec(src)?.groups?.['build'] ?? []);
  return names[0] ?? 'development';
}

function engineOf(userAgent: string): string {
  for (const [name, pattern] of ENGINES) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return 'other';
}

/** Browsers forbid it in third-party frames and private windows: then even naming it throws. */
function hasStorage(): boolean {
  try {
    return localStorage !== null;
  } catch {
    return false;
  }
}
