import { isApiError } from './api/errors.ts'

/** A screen that cannot be shown: the error page shows the status and the sentence. */
export class RouteError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'RouteError'
    this.status = status
  }
}

/** Whether the API says that there is no such record: it was deleted, or never was. */
export const isGone = (error: unknown): boolean =>
  isApiError(error) && (error.code === 404 || error.code === 400)
