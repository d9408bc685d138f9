import { useQueryClient } from '@tanstack/react-query'
import { limits } from '@web2/contract/core'
import type { MediaFile } from '@web2/contract/media'
import { useCallback, useEffect, useRef, useState } from 'react'
import { mediaKey, setPoster } from '../library/media-api.ts'
import type { MediaKind } from '../videos/media-kind.ts'
import { posterOf } from '../videos/video-poster.ts'
import { uploadFile, type UploadUnderWay } from './upload-file.ts'

export interface UploadLine {
  readonly id: number
  readonly name: string
  /** Sent share, 0 to 1. */
  readonly share: number
  /** Reason of the failure; null while it may still succeed. */
  readonly failure: string | null
}

interface Waiting {
  readonly id: number
  readonly file: File
  readonly path: string
  /** Called with the image once it is uploaded. */
  readonly done: ((file: MediaFile) => void) | undefined
}

const sideBySide = 2

/** Checks a file before it is sent; the server checks it again. */
const refusalOf = (file: File, kind: MediaKind): string | null => {
  const isVideo = file.type.startsWith('video/')
  if (file.size === 0) return 'This file is empty.'
  if (kind === 'image' && isVideo) return 'This is a video. Upload it from a Video file block.'
  if (kind === 'video' && file.type.startsWith('image/'))
    return 'This is an image. Upload an MP4 or WebM video.'
  const [most, advice] = isVideo
    ? [limits.videoFileBytes, 'Shorten it or export it at a lower quality, then upload it again.']
    : [limits.mediaFileBytes, 'Reduce its size and upload it again.']
  return file.size > most ? `This ${kind} is larger than ${most / 1e6} MB. ${advice}` : null
}

/** Gives an uploaded video a poster of its pictures. Without one, it can still be chosen by hand. */
const addPoster = async (video: MediaFile, file: File): Promise<void> => {
  const picture = await posterOf(file, video.file)
  const end = picture && (await uploadFile(picture, video.path, () => undefined).end)
  if (end?.ok) await setPoster(video, end.file.url).catch(() => undefined)
}

/** Returns running and failed uploads. */
export const useUploads = (kind: MediaKind) => {
  const queryClient = useQueryClient()
  const [lines, setLines] = useState<readonly UploadLine[]>([])
  const waiting = useRef<Waiting[]>([])
  const running = useRef(new Map<number, UploadUnderWay>())
  const number = useRef(0)

  const change = useCallback(
    (id: number, part: Partial<UploadLine>) =>
      setLines((present) => present.map((line) => (line.id === id ? { ...line, ...part } : line))),
    [],
  )
  const dismiss = useCallback((id: number) => {
    waiting.current = waiting.current.filter((each) => each.id !== id)
    running.current.get(id)?.cancel()
    setLines((present) => present.filter((line) => line.id !== id))
  }, [])

  const next = useCallback(async (): Promise<void> => {
    const task = running.current.size < sideBySide ? waiting.current.shift() : undefined
    if (!task) return
    const upload = uploadFile(task.file, task.path, (share) => change(task.id, { share }))
    running.current.set(task.id, upload)
    const end = await upload.end
    running.current.delete(task.id)
    if (end.ok) {
      if (!end.file.isImage) await addPoster(end.file, task.file)
      setLines((present) => present.filter(({ id }) => id !== task.id))
      await queryClient.invalidateQueries({ queryKey: mediaKey })
      task.done?.(end.file)
    } else change(task.id, { failure: end.msg })
    await next()
  }, [change, queryClient])

  /** Adds uploads; `done` is called with the first uploaded file of the batch. */
  const add = useCallback(
    (files: readonly File[], path: string, done: (file: MediaFile) => void) => {
      const tasks = files.map((file) => ({
        id: (number.current += 1),
        file,
        path,
        failure: refusalOf(file, kind),
      }))
      const added = tasks.map(({ id, file, failure }) => ({
        id,
        name: file.name || 'image',
        share: 0,
        failure,
      }))
      setLines((present) => [...present, ...added])
      const sound = tasks.filter(({ failure }) => failure === null)
      waiting.current.push(...sound.map((task, at) => ({ ...task, done: at === 0 ? done : undefined })))
      for (let started = 0; started < sideBySide; started += 1) void next()
    },
    [kind, next],
  )

  // a closed dialog cancels its uploads
  useEffect(() => {
    const underWay = running.current
    return () => {
      waiting.current = []
      for (const upload of underWay.values()) upload.cancel()
    }
  }, [])

  return { lines, add, dismiss }
}
