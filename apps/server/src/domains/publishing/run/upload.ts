import { bucketFailure, failed, type Cloud, type SiteLocation } from '../../clouds/index.ts'
import { done, mayWorkLater, type ServiceFailure, type Outcome } from '../../../platform/outbound/outcome.ts'
import { StorageFailure } from '../../../platform/object-storage/storage-error.ts'
import { backoff, type BackoffSettings } from '../../../platform/jobs/backoff.ts'
import type { CachedFile } from '../render/render-cache.ts'
import { ReadRoom, type FileUpload } from './upload-list.ts'
import type { UploadPlan } from './upload-plan.ts'

/** Records what the target holds as it acknowledges files. */
export interface ManifestKeeper {
  holds(path: string, sha256: string, made?: CachedFile): void
  holdsNoMore(path: string): void
  /** Resolves once all records so far are stored. Rejects if they can't be. */
  settled(): Promise<void>
}

export interface UploadDeps {
  readonly manifest: ManifestKeeper
  /** Called with the number of files sent or deleted so far, and of new pages among them. */
  readonly progress: (done: number, newPages: number) => void
  /** Aborted by a user: nothing more is started. */
  readonly signal: AbortSignal
  /** Resolves after the time in ms, or when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly random: () => number
  readonly concurrency?: number
  /** Attempts per file before the publication is postponed. */
  readonly attempts?: number
}

export interface Uploaded {
  readonly sent: number
  /** Pages that are new at the target. */
  readonly newPages: number
  readonly deleted: number
}

export type UploadEnd =
  { ok: true; value: Uploaded } | { ok: false; cancelled: boolean; failure: ServiceFailure; value: Uploaded }

const perFile: BackoffSettings = { first: 250, most: 5_000 }

const cancelled: ServiceFailure = { kind: 'unknown', message: 'The publication was canceled.' }

/** Bytes above which a file is read and sent alone, because many videos at once would fill the memory. */
const largeFile = 8_000_000

/** Returns a function that performs actions one after the other. */
const oneByOne = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(action: () => Promise<T>): Promise<T> => {
    const next = last.then(action)
    last = next.catch(() => undefined)
    return next
  }
}

/**
 * Executes a plan: the files of each step, at most `concurrency` at a time, then deletions, then the cloud's
 * commit. Stops at the first failure that retries don't resolve. The next attempt resumes from the manifest,
 * or starts over at an atomic cloud.
 */
export const upload = async (
  cloud: Cloud,
  place: SiteLocation,
  plan: UploadPlan,
  surroundings: UploadDeps,
): Promise<UploadEnd> => {
  const { manifest, signal, concurrency = 32, attempts = 4 } = surroundings
  const { atomic } = cloud.capabilities
  let [sent, newPages, deleted] = [0, 0, 0]
  /** Manifest changes that apply once the whole publication is committed. */
  const held: (() => void)[] = []
  const inTurn = oneByOne()
  const note = (tell: () => void) => (atomic ? void held.push(tell) : tell())
  /** An atomic publication that did not complete counts nothing. */
  const soFar = (): Uploaded => (atomic ? { sent: 0, newPages: 0, deleted: 0 } : { sent, newPages, deleted })

  const patiently = async (action: () => Promise<Outcome<null>>): Promise<Outcome<null>> => {
    for (let attempt = 1; ; attempt++) {
      if (signal.aborted) return failed(cancelled)
      const outcome = await action()
      if (outcome.ok || !mayWorkLater(outcome.failure) || attempt >= attempts) return outcome
      await surroundings.wait(backoff(attempt, perFile, outcome.failure, surroundings.random), signal)
    }
  }

  /** Runs tasks concurrently. Returns the first failure after all started ones have ended. */
  const sideBySide = async <T>(
    tasks: { readonly length: number; at(index: number): T | undefined },
    act: (task: T, room: ReadRoom) => Promise<Outcome<null>>,
  ) => {
    let next = 0
    let failure: ServiceFailure | undefined
    const worker = async () => {
      const room = new ReadRoom()
      while (next < tasks.length && !failure) {
        const outcome = await act(tasks.at(next++) as T, room)
        if (!outcome.ok) failure ??= outcome.failure
      }
    }
    await Promise.all(Array.from({ length: Math.min(concurrency, tasks.length) }, worker))
    return failure ? failed(failure) : done(null)
  }

  const send = async (sending: FileUpload, room: ReadRoom): Promise<Outcome<null>> => {
    const { isNewPage, bytes, made, size, ...file } = sending
    const put = async (kept?: ReadRoom) => {
      const outcome = await cloud.put(place, { ...file, bytes: await bytes(kept) }, signal)
      if (!outcome.ok) kept?.forget()
      return outcome
    }
    const outcome = await patiently(async () => {
      try {
        return await (size > largeFile ? inTurn(() => put()) : put(room))
      } catch (error) {
        // files in the installation's own bucket could not be read
        if (error instanceof StorageFailure) return failed(bucketFailure(error))
        throw error
      }
    })
    if (!outcome.ok) return outcome
    note(() => manifest.holds(sending.path, sending.sha256, made))
    sent++
    if (isNewPage) newPages++
    surroundings.progress(sent + deleted, newPages)
    return outcome
  }

  const remove = async (path: string): Promise<Outcome<null>> => {
    const outcome = await patiently(() => cloud.delete(place, path, signal))
    if (!outcome.ok) return outcome
    note(() => manifest.holdsNoMore(path))
    deleted++
    surroundings.progress(sent + deleted, newPages)
    return outcome
  }

  const ended = async (failure: ServiceFailure): Promise<UploadEnd> => {
    await manifest.settled()
    return {
      ok: false,
      cancelled: signal.aborted,
      failure: signal.aborted ? cancelled : failure,
      value: soFar(),
    }
  }

  for (const step of plan.steps) {
    const outcome = await sideBySide(step, send)
    if (!outcome.ok) return ended(outcome.failure)
  }
  if (plan.renewed.length > 0)
    note(() => {
      for (const { path, sha256, made } of plan.renewed) manifest.holds(path, sha256, made)
    })
  const outcome = await sideBySide(plan.stale, remove)
  if (!outcome.ok) return ended(outcome.failure)
  const committed = await patiently(async () => (await cloud.commit?.(place, signal)) ?? done(null))
  if (!committed.ok) return ended(committed.failure)
  for (const tell of held) tell()
  await manifest.settled()
  return { ok: true, value: { sent, newPages, deleted } }
}
