import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ownFontNameLength, type OwnFont } from '@web2/contract/media'
import { useId, useState } from 'react'
import { sentenceFor } from '../../../../../lib/api/errors.ts'
import { queryClient } from '../../../../../lib/query/query-client.ts'
import { useCan } from '../../../../../lib/session/use-user.ts'
import { showError, showSuccess } from '../../../../../lib/snackbar.ts'
import { confirmRemoval } from '../../../../../ui/dialogs/confirm-removal.tsx'
import { NameDialog } from '../../../../../ui/dialogs/name-dialog.tsx'
import { ownFontsQuery, ownFontsResource } from '../../../canvas/fonts/own-fonts.ts'
import controls from '../../fields/controls.module.css'
import fields from '../../fields/fields.module.css'
import styles from './font-list.module.css'
import { FontRow } from './font-row.tsx'
import { FontUpload } from './font-upload.tsx'
import type { FontLibrary } from './use-font-library.ts'

const refresh = () => queryClient.invalidateQueries({ queryKey: ownFontsQuery.queryKey })

const usedOn = ({ uses }: OwnFont): string => {
  if (!uses || uses.pages === 0) return 'No page uses it.'
  const more = uses.pages - uses.names.length
  return `Used on ${uses.names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. They will show a similar font of the visitor’s device.`
}

const remove = async (id: string) => {
  try {
    await ownFontsResource.remove(id)
    await refresh()
    showSuccess('Font deleted')
  } catch (error) {
    showError(sentenceFor(error))
  }
}

const askToRemove = async (id: string) => {
  try {
    const font = await ownFontsResource.get(id)
    confirmRemoval({
      title: 'Delete this font?',
      names: [font.name],
      consequence: `${usedOn(font)} You can’t undo this.`,
      confirmLabel: 'Delete font',
      onConfirm: () => void remove(id),
    })
  } catch (error) {
    showError(sentenceFor(error))
  }
}

interface OwnFontsProps {
  readonly library: FontLibrary
  readonly value: string
  readonly choose: (stack: string) => void
}

/** Fonts that are found at a glance. */
const fewFonts = 8

/** Families that the account uploaded: choose, upload, rename and delete. */
export const OwnFonts = ({ library, value, choose }: OwnFontsProps) => {
  const [group, headingId] = [useId(), useId()]
  const mayChange = useCan('content:write')
  const { data: own, isError, refetch } = useQuery(ownFontsQuery)
  const [renamed, setRenamed] = useState<OwnFont>()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = own?.filter(({ name }) => name.toLowerCase().includes(wanted)) ?? []
  return (
    <section className={fields.stack} aria-labelledby={headingId}>
      <p id={headingId} className={styles.heading}>
        Your fonts
      </p>
      {isError && (
        <div role="alert" className={fields.stack}>
          <p className={fields.note}>
            Your fonts could not be loaded. Check your connection, then try again.
          </p>
          <button type="button" className={controls.button} onClick={() => void refetch()}>
            Try again
          </button>
        </div>
      )}
      {own?.length === 0 && <p className={fields.note}>No fonts uploaded yet</p>}
      {own && (own.length > fewFonts || wanted !== '') && (
        <input
          type="search"
          className={controls.field}
          aria-label="Search your fonts"
          placeholder={`Search your ${own.length} fonts`}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {own && own.length > 0 && (
        <div className={styles.list} role="radiogroup" aria-label="Your fonts">
          {found.length === 0 && <p className={fields.note}>No fonts match “{search.trim()}”</p>}
          {found.map((each) => {
            const font = library.listedOwnFont(each)
            return (
              <div key={each._id} className={styles.own}>
                <FontRow
                  font={font}
                  group={group}
                  isChosen={font.stack === value}
                  choose={() => choose(font.stack)}
                  faceOf={library.previewFace}
                />
                {mayChange && (
                  <>
                    <button
                      type="button"
                      className={controls.iconButton}
                      aria-label={`Rename ${each.name}`}
                      onClick={() => setRenamed(each)}
                    >
                      <IconPencil size={15} />
                    </button>
                    <button
                      type="button"
                      className={controls.iconButton}
                      aria-label={`Delete ${each.name}`}
                      onClick={() => void askToRemove(each._id)}
                    >
                      <IconTrash size={15} />
                    </button>
                  </>
                )}
              </div>
            )
          })}
        </div>
      )}
      {mayChange && <FontUpload />}
      {renamed && (
        <NameDialog
          title="Rename font"
          name={renamed.name}
          maxLength={ownFontNameLength}
          confirm="Rename"
          empty="Enter a name for the font"
          store={async (name) => {
            await ownFontsResource.patch(renamed._id, { name })
            await refresh()
          }}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </section>
  )
}
