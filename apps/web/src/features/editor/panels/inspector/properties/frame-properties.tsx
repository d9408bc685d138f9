import { isSafeUrl, youtubeEmbedUrl, type FrameKind, type NodeRecord } from '@web2/builder'
import { useId } from 'react'
import { CommitInput } from '../../fields/commit-input.tsx'
import { Row } from '../../fields/field-row.tsx'
import styles from '../panel.module.css'
import { useProps } from '../use-props.ts'
import { AfterClickRows } from './after-click-rows.tsx'
import { frameSize, readSize, sizeRefusal, type FrameSide } from './frame-size.ts'
import { TextRow, ToggleRow, type TextRowProps } from './prop-rows.tsx'

interface Frames {
  readonly records: readonly NodeRecord[]
}

interface SizeRowProps extends Frames {
  readonly side: FrameSide
  readonly label: string
}

/** Width or height of a frame; if the block's own style sets it too, the style follows. */
const SizeRow = ({ records, side, label }: SizeRowProps) => {
  const id = useId()
  const { set, setStyles } = useProps(records)
  const shown = new Set(records.map((record) => frameSize(record, side)))
  const [value = ''] = shown
  const commit = (typed: string) => {
    const size = readSize(typed)
    if (size === null) return
    const step = [`Change ${side}`, `frame:${id}:${size.prop}`] as const
    if (!set({ [side]: size.prop }, ...step)) return
    if (records.some(({ props }) => (props.elementStyle as Record<string, unknown> | undefined)?.[side]))
      setStyles({ [side]: size.style }, ...step)
  }
  return (
    <Row label={label} htmlFor={id}>
      <CommitInput
        id={id}
        label={label}
        inputMode="numeric"
        value={shown.size === 1 ? value : ''}
        placeholder={shown.size > 1 ? 'Mixed' : undefined}
        check={(typed) => sizeRefusal(typed, label)}
        commit={commit}
      />
    </Row>
  )
}

interface FrameFieldsProps extends Omit<TextRowProps, 'prop'> {
  readonly kind: FrameKind
}

/** Fields of every frame: URL, size, name and title, and whether it loads after a click. */
const FrameFields = ({ records, kind, ...address }: FrameFieldsProps) => (
  <>
    <TextRow records={records} prop="url" inputMode="url" {...address} />
    <div className={styles.pair}>
      <SizeRow records={records} side="width" label="Width" />
      <SizeRow records={records} side="height" label="Height" />
    </div>
    {records.every(({ props }) => !props.later) && (
      <TextRow records={records} prop="name" label="Name" placeholder="Target for links" />
    )}
    <TextRow records={records} prop="title" label="Title" placeholder="Describe the content" />
    <ToggleRow records={records} prop="allowFullscreen" label="Allow full screen" />
    <AfterClickRows records={records} kind={kind} />
  </>
)

export const YoutubeProperties = ({ records }: Frames) => (
  <FrameFields
    records={records}
    kind="video"
    label="Video URL"
    placeholder="https://www.youtube.com/watch?v=…"
    check={(typed) =>
      youtubeEmbedUrl(typed) === null
        ? 'Enter a YouTube URL. Copy it from the video’s page or its Share button.'
        : null
    }
    kept={(typed) => youtubeEmbedUrl(typed) ?? undefined}
  />
)

const embedRefusal = (typed: string): string | null => {
  if (typed.trim() === '') return 'Enter a URL.'
  return isSafeUrl(typed, 'iframe') ? null : 'URLs that run scripts aren’t allowed.'
}

export const EmbedProperties = ({ records }: Frames) => (
  <FrameFields
    records={records}
    kind="page"
    label="URL"
    placeholder="https://…"
    check={embedRefusal}
    kept={(typed) => typed.trim()}
  />
)
