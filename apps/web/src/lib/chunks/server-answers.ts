import { createStore } from '../store.ts'

/** How long one question to the server may take, and how long to wait before the next (ms). */
const questionTimeoutMs = 5_000
const retryDelayMs = 2_000

/** Does the server answer? A plain fetch, because the API client may itself be the part that is missing. */
export const serverAnswers = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/api/version', {
      cache: 'no-store',
      signal: AbortSignal.timeout(questionTimeoutMs),
    })
    return answer.ok
  } catch {
    return false
  }
}

/** True while a part of the app waits for the server to come back. */
export const isWaitingForServer = createStore(false)

let waiting: Promise<void> | undefined

const nextTry = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, retryDelayMs)
    window.addEventListener('online', end)
  })

const askUntilAnswered = async (): Promise<void> => {
  isWaitingForServer.set(true)
  try {
    do await nextTry()
    while (!(await serverAnswers()))
  } finally {
    isWaitingForServer.set(false)
    waiting = undefined
  }
}

/** Settles once the server answers again. All callers share one series of questions. */
export const serverIsBack = (): Promise<void> => (waiting ??= askUntilAnswered())
