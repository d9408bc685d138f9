declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if the URL changed but the screen stays. */
    sameScreen?: boolean
  }
}

export type { HistoryState } from '@tanstack/react-router'
