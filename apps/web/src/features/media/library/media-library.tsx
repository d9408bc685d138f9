import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconMovie, IconPhoto, IconSearch } from '@tabler/icons-react'
import { limits, messages } from '@web2/contract/core'
import type { MediaFile } from '@web2/contract/media'
import { useEffect, useRef, useState } from 'react'
import { showError } from '../../../lib/snackbar.ts'
import { CreditsFile } from '../images/credits-file.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import type { MediaKind } from '../videos/media-kind.ts'
import type { Carried } from '../upload/dragged-files.ts'
import { ChosenFile } from './chosen-file.tsx'
import { DropZone } from '../upload/drop-zone.tsx'
import { FileDialogs, type Asking } from './file-dialogs.tsx'
import { sizeText } from './file-size.ts'
import { FolderList } from './folder-list.tsx'
import { LibraryBar } from './library-bar.tsx'
import { mediaShelf } from './media-api.ts'
import { MediaGrid } from './media-grid.tsx'
import styles from './media.module.css'
import { sentenceOf } from './error-sentence.ts'
import { ShelfHead } from './selection-head.tsx'
import { UploadLines } from '../upload/upload-lines.tsx'
import { useChosen } from './use-file-selection.ts'
import { useMoves } from './use-moves.ts'
import { useUploads } from '../upload/use-uploads.ts'

interface MediaLibraryProps {
  /** Files that are shown, uploaded and selected. */
  kind: MediaKind
  /** URL of the image in use. */
  url: string
  /** Its alt text; undefined if none is needed. */
  alt: string | undefined
  asking: Asking | null
  setAsking: (asking: Asking | null) => void
  onClose: () => void
  /** Called with the selected file and its alt text. */
  onChoose: (file: MediaFile, alt: string) => void
}

const emptyShelf = {
  image: {
    icon: IconPhoto,
    title: 'No images here yet',
    text: `${messages.noUploadedImages} Or upload, drop or paste files here: JPEG, PNG, GIF, WebP, AVIF or SVG.`,
  },
  video: {
    icon: IconMovie,
    title: 'No videos here yet',
    text: `Upload or drop MP4 (H.264) or WebM files here, up to ${limits.videoFileBytes / 1e6} MB each.`,
  },
} as const

/** The account's images or videos: folders, uploads, search and selection. */
export const MediaLibrary = ({
  kind,
  url: usedUrl,
  alt: usedAlt,
  asking,
  setAsking,
  onClose,
  onChoose,
}: MediaLibraryProps) => {
  const [path, setPath] = useState('/')
  const [search, setSearch] = useState('')
  const [several, setSeveral] = useState(false)
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({})
  /**
   * Returns the alt text for an image; the present text is kept only for the same image, or if there was
   * none.
   */
  const altOf = (url: string): string =>
    alts[url] ?? (url === usedUrl || usedUrl === '' ? (usedAlt ?? '') : '')
  const shelf = useInfiniteQuery(mediaShelf({ path, search, sortBy: 'changed-desc', kind }))

  // a dialog takes the focus and returns it to the element that opened it
  const asker = useRef<Element | null>(null)
  const ask = (what: Asking) => {
    asker.current = document.activeElement
    setAsking(what)
  }
  useEffect(() => {
    if (asking === null && asker.current instanceof HTMLElement) asker.current.focus()
  }, [asking])

  const pages = shelf.data?.pages ?? []
  const [first] = pages
  const files = pages.flatMap(({ sources }) => sources[0]?.files ?? [])
  const chosen = useChosen(files)
  const uploads = useUploads(kind)
  const moves = useMoves()

  const open = (folder: string) => {
    setPath(folder)
    setSearch('')
    chosen.none()
  }
  const rename = (file: MediaFile) => ask({ what: 'rename-file', file })
  const remove = (gone: readonly MediaFile[]) => ask({ what: 'remove-files', files: gone })
  const choose = (file: MediaFile) => onChoose(file, altOf(file.url).trim())
  const drop = async (carried: Carried, to: string) => {
    try {
      if ('folder' in carried) await moves.folder(carried.folder, to)
      else await moves.pictures(carried.pictures, to)
    } catch (error) {
      showError(sentenceOf(error))
    }
  }
  const dropInto = (carried: Carried, to: string) => void drop(carried, to)
  const add = (added: readonly File[]) => uploads.add(added, path, chosen.pickLater())

  return (
    <DropZone onFiles={add}>
      <LibraryBar
        kind={kind}
        path={path}
        search={search}
        onOpen={open}
        onSearch={setSearch}
        onAsk={ask}
        onFiles={add}
        onDropInto={dropInto}
      />
      <UploadLines lines={uploads.lines} onDismiss={uploads.dismiss} />
      <div className={styles.middle}>
        <FolderList
          path={path}
          folders={first?.sources[0]?.folders ?? ['.']}
          onOpen={open}
          onDropInto={dropInto}
        />
        <div className={styles.shelf}>
          {shelf.isPending && <Waiting label={`Loading ${kind}s`} />}
          {shelf.error && <Failure message={sentenceOf(shelf.error)} onRetry={() => void shelf.refetch()} />}
          {shelf.data && files.length === 0 && search !== '' && (
            <EmptyState
              icon={IconSearch}
              title="Nothing found"
              text={`No ${kind}s in ${path === '/' ? 'the library' : 'this folder'} match “${search}”.`}
            />
          )}
          {shelf.data && files.length === 0 && search === '' && <EmptyState {...emptyShelf[kind]} />}
          {files.length > 0 && (
            <>
              <ShelfHead
                kind={kind}
                total={first?.sources[0]?.total ?? files.length}
                several={several}
                onSeveral={(wanted) => {
                  setSeveral(wanted)
                  if (!wanted) chosen.none()
                }}
              />
              <MediaGrid
                kind={kind}
                files={files}
                chosen={chosen.files}
                several={several}
                showsPath={search !== ''}
                onPick={chosen.pick}
                onPickAll={chosen.all}
                onChoose={choose}
                onRename={rename}
                onRemove={remove}
              />
            </>
          )}
          {shelf.hasNextPage && (
            <Button
              variant="default"
              mx="auto"
              my="md"
              display="block"
              loading={shelf.isFetchingNextPage}
              onClick={() => void shelf.fetchNextPage()}
            >
              Show more
            </Button>
          )}
          {first && first.space.used > 0 && (
            <p className={styles.space}>
              {sizeText(first.space.used)} of {sizeText(first.space.allowed)} used. <CreditsFile />
            </p>
          )}
        </div>
      </div>
      <ChosenFile
        kind={kind}
        files={chosen.files}
        alt={usedAlt === undefined ? undefined : altOf(chosen.files[0]?.url ?? '')}
        onAlt={(alt) => setAlts({ ...alts, [chosen.files[0]?.url ?? '']: alt })}
        onRename={rename}
        onMove={(each) => ask({ what: 'move-files', files: each })}
        onRemove={remove}
        onChoose={choose}
        onClose={onClose}
      />
      {asking && (
        <FileDialogs
          asking={asking}
          path={path}
          onClose={() => setAsking(null)}
          onOpenFolder={open}
          onGone={chosen.none}
        />
      )}
    </DropZone>
  )
}
