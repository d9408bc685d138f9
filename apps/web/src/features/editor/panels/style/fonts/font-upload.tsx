import { ownFontBytes } from '@web2/contract/media'
import { useId, useRef, useState, type DragEvent } from 'react'
import { queryClient } from '../../../../../lib/query/query-client.ts'
import { showSuccess } from '../../../../../lib/snackbar.ts'
import { ownFontsQuery } from '../../../canvas/fonts/own-fonts.ts'
import controls from '../../fields/controls.module.css'
import fields from '../../fields/fields.module.css'
import styles from './font-list.module.css'
import { uploadFont } from './upload-font.ts'

/** A file on its way, or one that was refused. */
interface Sent {
  readonly id: number
  readonly name: string
  readonly share: number
  readonly problem: string | null
}

const tooLarge = `This font is larger than ${ownFontBytes / 1e6} MB. Upload a font with fewer characters.`
let lastId = 0

/** Drop zone and file choice; files are sent one after the other, once the license is confirmed. */
export const FontUpload = () => {
  const licenseId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [isLicensed, setLicensed] = useState(false)
  const [isOver, setOver] = useState(false)
  const [sent, setSent] = useState<readonly Sent[]>([])
  const isBusy = sent.some(({ problem }) => problem === null)

  const send = async (files: readonly File[]) => {
    if (files.length === 0) return
    const queue = files.map((file) => ({ file, id: (lastId += 1) }))
    setSent(queue.map(({ file, id }) => ({ id, name: file.name, share: 0, problem: null })))
    const change = (id: number, values: Partial<Sent>) =>
      setSent((all) => all.map((each) => (each.id === id ? { ...each, ...values } : each)))
    let stored = 0
    for (const { file, id } of queue) {
      const end =
        file.size > ownFontBytes
          ? ({ ok: false, msg: tooLarge } as const)
          : await uploadFont(file, (share) => change(id, { share }))
      if (end.ok) {
        stored += 1
        setSent((all) => all.filter((each) => each.id !== id))
      } else change(id, { problem: end.msg })
    }
    await queryClient.invalidateQueries({ queryKey: ownFontsQuery.queryKey })
    if (stored > 0) showSuccess(stored === 1 ? 'Font uploaded' : `${stored} fonts uploaded`)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (isLicensed && !isBusy) void send([...event.dataTransfer.files])
  }

  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(isLicensed && !isBusy)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={styles.license} htmlFor={licenseId}>
        <input
          id={licenseId}
          type="checkbox"
          className={controls.checkbox}
          checked={isLicensed}
          onChange={(event) => setLicensed(event.currentTarget.checked)}
        />
        I have a license to use these fonts on the web
      </label>
      <button
        type="button"
        className={controls.button}
        disabled={!isLicensed || isBusy}
        onClick={() => chooser.current?.click()}
      >
        Upload fonts
      </button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label="Font files"
        accept=".woff2,.woff,.ttf,.otf"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          void send(files)
        }}
      />
      <p className={fields.note}>
        {isLicensed
          ? 'Drop WOFF2, WOFF, TTF or OTF files here, all of a family at once.'
          : 'Confirm the license first. Your name and the date are stored with each font.'}
      </p>
      <ul className={styles.sent} aria-live="polite">
        {sent.map(({ id, name, share, problem }) => (
          <li key={id}>
            <span className={styles.sentName}>{name}</span>
            {problem === null ? (
              <progress aria-label={`Upload of ${name}`} value={share} />
            ) : (
              <span className={fields.error}>{problem}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
