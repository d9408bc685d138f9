import { isSafeUrl, videoFileType, type NodeRecord } from '@web2/builder'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { pickVideo } from '../../../../media/videos/pick-video.ts'
import { Row } from '../../fields/field-row.tsx'
import { ImageUrlField } from '../../fields/image-url-field.tsx'
import styles from '../panel.module.css'
import { textIn, useProps } from '../use-props.ts'
import { NumberRow, TextRow, ToggleRow } from './prop-rows.tsx'

const videoRefusal = (typed: string): string | null => {
  if (typed.trim() === '') return null
  if (!isSafeUrl(typed, 'video')) return 'URLs that run scripts aren’t allowed.'
  return videoFileType(typed)
    ? null
    : 'Enter the URL of an MP4 or WebM file. For YouTube videos, use the YouTube block.'
}

const captionsRefusal = (typed: string): string | null =>
  typed.trim() === '' || /\.vtt(?:[?#]|$)/i.test(typed.trim())
    ? null
    : 'Enter the URL of a WebVTT file (.vtt).'

const trimmed = (typed: string): string | undefined => typed.trim() || undefined

/** Files, playback and captions of videos from the owner's own files. */
export const VideoFileProperties = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const posterId = useId()
  const { read, set } = useProps(records)
  const choose = async () => {
    const video = await pickVideo()
    if (!video) return
    const { url, width, height, poster } = video
    set({ url, width, height, otherUrl: undefined, ...(poster !== undefined && { poster }) }, 'Change video')
  }
  const startsItself = records.every(({ props }) => props.autoplay === true)
  return (
    <>
      <TextRow
        records={records}
        prop="url"
        label="Video URL"
        inputMode="url"
        placeholder="https://…/video.mp4"
        check={videoRefusal}
        kept={trimmed}
      />
      <TextRow
        records={records}
        prop="otherUrl"
        label="Second format"
        inputMode="url"
        placeholder="https://…/video.webm (optional)"
        check={videoRefusal}
        kept={trimmed}
      />
      <Button variant="default" size="xs" onClick={() => void choose()}>
        Choose video
      </Button>
      <p className={styles.note}>
        A video of the media library is published with the site. Any other stays at its URL.
      </p>
      <Row label="Image before playing" htmlFor={posterId}>
        <ImageUrlField
          id={posterId}
          label="Image before playing"
          value={textIn(read('poster').value)}
          placeholder="Image URL"
          commit={(url) => set({ poster: url || undefined })}
        />
      </Row>
      <TextRow records={records} prop="title" label="Title" placeholder="Describe the video" />
      <div className={styles.pair}>
        <NumberRow records={records} prop="width" label="Width" least={1} most={10_000} optional />
        <NumberRow records={records} prop="height" label="Height" least={1} most={10_000} optional />
      </div>
      <ToggleRow records={records} prop="autoplay" label="Start by itself, without sound" />
      {startsItself ? (
        <ToggleRow records={records} prop="controls" label="Show controls" />
      ) : (
        <ToggleRow records={records} prop="muted" label="Start without sound" />
      )}
      <ToggleRow records={records} prop="loop" label="Repeat" />
      <TextRow
        records={records}
        prop="captions"
        label="Captions URL"
        inputMode="url"
        placeholder="https://…/captions.vtt"
        check={captionsRefusal}
        kept={trimmed}
      />
      {textIn(read('captions').value) !== '' && (
        <>
          <TextRow
            records={records}
            prop="captionsLanguage"
            label="Language code of captions"
            placeholder="en"
          />
          <TextRow records={records} prop="captionsLabel" label="Name of captions" placeholder="Captions" />
          <p className={styles.note}>
            Browsers show captions only if the file is on the site’s own domain or its server allows other
            domains.
          </p>
        </>
      )}
    </>
  )
}
