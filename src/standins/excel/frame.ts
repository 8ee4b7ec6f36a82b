/**
 * The host's end of an add-in in a frame: it answers what Office.js asks by postMessage (context, batches, settings) and
 * sends events. One FrameHost for each frame; several on one workbook share the host and its settings.
 */
import {
  ActionKind,
  answerTo,
  Dispatch,
  filePropertiesAnswer,
  InvokeResult,
  OfficeError,
  requestIn,
  windowName,
  type FrameIdentity,
  type FrameRequest,
} from './frame-protocol';
import type { HostConnection } from './host';
import type { ErrorCode } from './problem';
import type { ResponseBody } from './protocol';

/** `Office.context.document.settings` of the file: names and JSON texts. Frames of one workbook share it. */
export type DocumentSettings = Map<string, string>;

export interface FrameHostOptions extends FrameIdentity {
  /** The connection of this add-in instance to the host; it is closed with the frame. */
  readonly connection: HostConnection;
  readonly settings: DocumentSettings;
  /** The newest ExcelApi that the host reports, if it is not the newest one that the pinned library knows. */
  readonly excelApi?: string;
  /** Sends a text to the frame's window. */
  readonly post: (message: string) => void;
}

/**
 * The newest requirement set that the pinned library knows is ExcelApi 1.15. If the host reported a newer one, add-ins
 * would use members that the library does not have.
 */
const REQUIREMENTS = {
  excelapi: '1.15',
  settings: '1.1',
  delayforcelledit: '1.1',
};

/** `OSF.AppName.ExcelWebApp` in the library. */
const EXCEL_ON_THE_WEB = 16;

export class FrameHost {
  /** The name that the frame's window needs before its page loads. */
  readonly windowName: string;
  private events: FrameRequest | undefined;

  constructor(private readonly options: FrameHostOptions) {
    this.windowName = windowName(options);
    options.connection.onEvents((entries) => {
      if (this.events) this.answer(this.events, { ArrayData: entries }, { event: true });
    });
  }

  /** Takes a message from the frame's window; messages that are not from Office.js are ignored. */
  receive(message: unknown): void {
    const request = requestIn(message);
    if (!request) return;
    if (request._actionType === ActionKind.invoke) void this.invoke(request);
    else this.changeRegistration(request);
  }

  /** The frame is closed: nothing is sent to it any more. */
  close(): void {
    this.options.connection.close();
    this.events = undefined;
  }

  private async invoke(request: FrameRequest): Promise<void> {
    switch (request._actionName) {
      case 'ContextActivationManager_getAppContextAsync':
        this.answer(request, this.appContext());
        return;
      case 'ContextActivationManager_notifyHost': // focus, telemetry: nothing that a stand-in acts on
        this.answer(request, null);
        return;
      case 'executeMethod':
        this.answer(request, await this.execute(request._data));
        return;
      default:
        this.answer(request, null, { result: InvokeResult.errorInRequest });
    }
  }

  private changeRegistration(request: FrameRequest): void {
    const isEvents = request._actionName === 'richApiMessage';
    // The library asks for ribbon commands at every start; this host has no ribbon and never sends one.
    const known = isEvents || request._actionName === 'appCommandInvoked';
    if (isEvents) this.events = request._actionType === ActionKind.registerEvent ? request : undefined;
    this.answer(request, { Error: known ? OfficeError.none : OfficeError.operationNotSupported, Version: 1 });
  }

  private async execute(data: unknown): Promise<object> {
    const { DdaMethod, ArrayData, DdaSettingsMethod } = data as MethodData;
    const { settings } = this.options;
    switch (DdaMethod?.DispatchId) {
      case Dispatch.richApi:
        return this.batch(ArrayData ?? []);
      case Dispatch.saveSettings:
        settings.clear();
        for (const [name, value] of DdaSettingsMethod?.Properties ?? []) settings.set(name, value);
        return { Error: OfficeError.none, Version: 1 };
      case Dispatch.loadSettings: {
        const Settings = [...settings].map(([Name, Value]) => ({ Name, Value }));
        return { Error: OfficeError.none, Version: 1, Properties: { Settings } };
      }
      case Dispatch.fileProperties: {
        const properties = this.options.connection.fileProperties();
        if (!properties) return { Error: OfficeError.internalError, Version: 1 };
        return { Error: OfficeError.none, Version: 1, ...filePropertiesAnswer(properties) };
      }
      default:
        return { Error: OfficeError.operationNotSupported, Version: 1 };
    }
  }

  /** @param call `[customData, 'POST', 'ProcessQuery', headers, body, permission, flags, ...]` */
  private async batch(call: readonly unknown[]): Promise<object> {
    const [, , , , body, , flags] = call;
    if (isStartupNotice(String(body)))
      return { Error: OfficeError.none, Version: 1, Data: [200, [], NOTICE_TAKEN] };
    const response = await this.options.connection.processQuery(String(body), Number(flags));
    const error = sizeError(response);
    if (error !== undefined) return { Error: error, Version: 1 };
    return {
      Error: OfficeError.none,
      Version: 1,
      Data: [200, ['Content-Type', 'application/json'], response],
    };
  }

  private answer(
    request: FrameRequest,
    data: unknown,
    more: { result?: number; event?: boolean } = {},
  ): void {
    this.options.post(answerTo(request, data, { origin: this.options.origin, ...more }));
  }

  private appContext(): object {
    const { language, instance, conversation, connection, settings, excelApi } = this.options;
    return {
      _id: instance,
      _appInstanceId: instance,
      _appName: EXCEL_ON_THE_WEB,
      _appVersion: '16.01',
      _appMinorVersion: 1,
      _appUILocale: language,
      _dataLocale: language,
      _docUrl: connection.documentUrl(),
      _clientMode: 1, // read and write
      _settings: [...settings],
      _reason: 'documentOpened',
      _osfControlType: 1, // task pane
      _eToken: '',
      _correlationId: conversation,
      _requirementMatrix: JSON.stringify({ ...REQUIREMENTS, ...(excelApi && { excelapi: excelApi }) }),
      _dialogRequirementMatrix: '{}',
      _hostFullVersion: '16.0.0.0',
      _hostCustomMessage: '',
      _appDomains: [],
      _featureGates: {},
      _initialDisplayMode: 0,
    };
  }
}

/**
 * The library reports once that it is ready for ribbon commands: `NotifyActionHandlerReady` on an object that it makes
 * itself. This concerns the library and the frame alone, not the workbook.
 */
const isStartupNotice = (body: string): boolean =>
  body.includes('"Microsoft.InternalService.AddinInternalService"') &&
  body.includes('"NotifyActionHandlerReady"');
const NOTICE_TAKEN = '{"Results":[]}';

interface MethodData {
  readonly DdaMethod?: { readonly DispatchId: number };
  readonly ArrayData?: readonly unknown[];
  readonly DdaSettingsMethod?: { readonly Properties?: readonly (readonly [string, string])[] };
}

/** Excel on the web reports messages that are too large outside the answer, not in it. */
const SIZE_ERRORS: Readonly<Partial<Record<ErrorCode, number>>> = {
  RequestPayloadSizeLimitExceeded: OfficeError.requestPayloadSizeLimitExceeded,
  ResponsePayloadSizeLimitExceeded: OfficeError.responsePayloadSizeLimitExceeded,
};

function sizeError(response: string): number | undefined {
  // Checked first, because answers can be megabytes long: a batch that failed as a whole has no results.
  if (!response.startsWith('{"Results":[],')) return undefined;
  const { Error } = JSON.parse(response) as ResponseBody;
  return SIZE_ERRORS[Error?.Code as ErrorCode];
}
