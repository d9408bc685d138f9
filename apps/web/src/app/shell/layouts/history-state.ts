declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The screen that is shown goes on under this address. */
    sameScreen?: boolean
  }
}

export type { HistoryState } from '@tanstack/react-router'
