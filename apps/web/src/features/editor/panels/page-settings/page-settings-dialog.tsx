import styles from './page-settings.module.css'
import { Autocomplete, Button, Checkbox, Modal, Textarea, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { setPage, shownText } from '@web2/builder'
import { useEffect, useId, useState, useMemo, type ReactNode } from 'react'
import { ImageField } from '../../../media/library/image-field.tsx'
import { wantedField } from '../inspector/requested-field.ts'
import { useBuilder } from '../session/use-editor.ts'
import { descriptionRoom, measureDescription, measureTitle, titleRoom } from './measure-text.ts'
import { MetaFields } from './meta-fields.tsx'
import { SearchPreview, SocialPreview } from './search-preview.tsx'
import { draftErrors, draftOf, settledPage, type SettingsDraft } from './settings-draft.ts'
import { roomOf, type Room } from './text-length.ts'
import { titleWithoutOwn } from './default-title.ts'
import { firstPicture } from '@web2/site'
import type { Editor } from '../../document/editor.ts'
import { useWholeDocument } from '../library/use-whole-document.ts'

const opened = (url: string): string | undefined =>
  /^(?:https?:\/\/|\/media\/)/i.test(url) ? url : undefined

/** Returns the social card's image if none is chosen: the first of the page and its sections; '' for none. */
const useCardPicture = ({ store }: Editor): string => {
  const whole = useWholeDocument(store.document)
  return useMemo(() => (whole && firstPicture(whole, opened)) ?? '', [whole])
}

/** Meter of a text's length, with advice. */
const RoomLine = ({ room: { px, most, letters, advice }, id }: { room: Room; id: string }) => (
  <div id={id}>
    <div className={styles.meter} data-over={px > most} aria-hidden="true">
      <span style={{ width: `${Math.min(100, (px / most) * 100)}%` }} />
    </div>
    <p className={styles.room}>
      <span>{advice ?? 'Good length'}</span>
      <span>
        {letters} characters, {px} of {most} px
      </span>
    </p>
  </div>
)

const languages =
  'en en-GB en-US de fr es it nl pt pt-BR pl cs da sv nb fi el tr uk ru ar he hi zh ja ko'.split(' ')

const names = new Intl.DisplayNames('en', { type: 'language' })
const nameOfLanguage = (code: string): string => names.of(code) ?? code

const Heading = ({ children }: { readonly children: ReactNode }) => (
  <h3 className={styles.heading}>{children}</h3>
)

/** Dialog of the page's metadata with previews; changes are applied when it closes. */
export const PageSettingsDialog = ({ close }: { readonly close: () => void }) => {
  const { editor, opened } = useBuilder()
  const small = useMediaQuery('(max-width: 62em)')
  const [draft, setDraft] = useState<SettingsDraft>(() => draftOf(editor.store.document.page))
  const [refused, setRefused] = useState(false)
  const wish = wantedField(editor)
  const [first] = useState(() => {
    const wanted = wish.get()
    return wanted?.in === 'settings' ? wanted.field : 'title'
  })
  useEffect(() => wish.set(null), [wish])
  const roomId = useId()
  const errors = draftErrors(draft)
  const wrong = refused ? errors : {}

  const change = (part: Partial<SettingsDraft>) => setDraft((present) => ({ ...present, ...part }))
  const text =
    (name: 'title' | 'description' | 'canonical' | 'socialTitle' | 'socialDescription') =>
    (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [name]: event.currentTarget.value })
  const done = () => {
    const metas = draft.metas.filter(({ name, content }) => name.trim() !== '' || content.trim() !== '')
    const whole = { ...draft, metas }
    if (Object.keys(draftErrors(whole)).length > 0) return setRefused(true)
    const page = settledPage(editor.store.document.page, whole)
    if (page) {
      const result = setPage(editor.store.document, { page })
      editor.run('Page settings', { ...result, select: editor.session.selection.get() })
    }
    close()
  }

  const filled = (value: string) => shownText(value, editor.data)
  const siteName = editor.data.site?.name ?? ''
  const fallback = titleWithoutOwn(opened) ?? 'Untitled page'
  const title = filled(draft.title.trim() || fallback)
  const cardPicture = useCardPicture(editor)
  const description = filled(draft.description)
  const address = filled(
    draft.canonical.trim().replace(/^https?:\/\//, '') || opened.published?.address || 'your-site.example',
  )
  const shown = { siteName: siteName || address.split('/')[0] || '', address, title, description }

  return (
    <Modal
      opened
      onClose={done}
      closeOnEscape={false}
      title="Page settings"
      size={980}
      fullScreen={small ?? false}
      onKeyDown={(event) => {
        // Escape in the image library, a dialog above this one, must not close this one
        const own = event.currentTarget.contains(event.target as Node)
        if (event.key === 'Escape' && own && !event.defaultPrevented) done()
      }}
    >
      <div className={styles.columns}>
        <div className={styles.fields}>
          <Heading>Search engines</Heading>
          <div>
            <TextInput
              data-autofocus={first === 'title' || undefined}
              label="Title"
              placeholder={filled(fallback)}
              maxLength={300}
              aria-describedby={`${roomId}-title`}
              value={draft.title}
              onChange={text('title')}
            />
            <RoomLine
              id={`${roomId}-title`}
              room={roomOf(title, {
                most: titleRoom,
                few: 25,
                measure: measureTitle,
                empty: 'Add a title',
              })}
            />
          </div>
          <div>
            <Textarea
              data-autofocus={first === 'description' || undefined}
              label="Description"
              autosize
              minRows={3}
              maxLength={500}
              aria-describedby={`${roomId}-description`}
              value={draft.description}
              onChange={text('description')}
            />
            <RoomLine
              id={`${roomId}-description`}
              room={roomOf(description, {
                most: descriptionRoom.desktop,
                few: 70,
                measure: measureDescription,
                empty: 'Describe the page in one or two sentences',
              })}
            />
          </div>
          <TextInput
            label="Canonical URL"
            description="Set only if this page duplicates another URL."
            placeholder="https://…"
            inputMode="url"
            value={draft.canonical}
            error={wrong.canonical}
            onChange={text('canonical')}
          />
          <Checkbox
            label="Allow search engines to index this page"
            checked={draft.index}
            onChange={(event) => change({ index: event.currentTarget.checked })}
          />
          <Checkbox
            label="Allow search engines to follow its links"
            checked={draft.follow}
            onChange={(event) => change({ follow: event.currentTarget.checked })}
          />
          <Heading>Social networks</Heading>
          <TextInput
            label="Social title"
            placeholder={title}
            maxLength={300}
            value={draft.socialTitle}
            onChange={text('socialTitle')}
          />
          <Textarea
            label="Social description"
            placeholder={description}
            autosize
            minRows={2}
            maxLength={500}
            value={draft.socialDescription}
            onChange={text('socialDescription')}
          />
          <ImageField
            label="Social image"
            placeholder="https://…"
            value={draft.socialImage}
            error={wrong.socialImage}
            onChange={(socialImage) => change({ socialImage })}
          />
          <Heading>Browser</Heading>
          <Autocomplete
            data-autofocus={first === 'lang' || undefined}
            label="Language"
            description="Used by screen readers and translation tools."
            data={languages}
            renderOption={({ option }) => `${nameOfLanguage(option.value)} (${option.value})`}
            value={draft.lang}
            error={wrong.lang}
            onChange={(lang) => change({ lang })}
          />
          <ImageField
            label="Favicon"
            description="Shown in the browser tab. Defaults to the site’s initial."
            placeholder="https://…"
            value={draft.favicon}
            error={wrong.favicon}
            onChange={(favicon) => change({ favicon })}
          />
          <Heading>Custom meta tags</Heading>
          <MetaFields metas={draft.metas} change={(metas) => change({ metas })} />
        </div>
        <div className={styles.previews} role="group" aria-label="Previews">
          <Heading>Desktop</Heading>
          <SearchPreview device="desktop" {...shown} />
          <Heading>Phone</Heading>
          <SearchPreview device="phone" {...shown} />
          <Heading>Social card</Heading>
          <SocialPreview
            {...shown}
            title={filled(draft.socialTitle.trim()) || title}
            description={filled(draft.socialDescription.trim()) || description}
            image={draft.socialImage.trim() || cardPicture}
          />
        </div>
      </div>
      <div className={styles.foot}>
        <p role="status">
          {refused && Object.keys(errors).length > 0
            ? 'Fix the highlighted fields.'
            : 'Changes go live when you publish the page. You can undo them.'}
        </p>
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button onClick={done}>Done</Button>
      </div>
    </Modal>
  )
}
