import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppContext } from '../../../platform/context.ts'

export type HostContext = Pick<AppContext, 'config' | 'log' | 'db' | 'now' | 'contributions' | 'shared'>

declare module '../../../platform/context.ts' {
  interface Contributions {
    /** Previews by link, on the host of published sites. */
    readonly previews: {
      /** Answers a request for a preview; returns false for every other request. */
      readonly answer: (
        context: HostContext,
        request: IncomingMessage,
        response: ServerResponse,
      ) => Promise<boolean>
      /** Returns a URL without the secret of its preview link, for the log. */
      readonly withoutSecret: (url: string | undefined) => string
    }
    /** Taps on phone numbers, which the script of published pages reports. */
    readonly callTaps: {
      /** Answers such a report; returns false for every other request. */
      readonly answer: (
        context: HostContext,
        request: IncomingMessage,
        response: ServerResponse,
      ) => Promise<boolean>
    }
    /** Pages for visitors who sent a form, on the host of published sites. */
    readonly visitorPages: {
      /** Answers a request for such a page; returns false for every other request. */
      readonly answer: (
        context: HostContext,
        request: IncomingMessage,
        response: ServerResponse,
      ) => Promise<boolean>
    }
  }
}
