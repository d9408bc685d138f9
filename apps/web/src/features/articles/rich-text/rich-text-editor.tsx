import '@mantine/tiptap/styles.css'
import classes from './rich-text.module.css'
import { Textarea } from '@mantine/core'
import { RichTextEditor as MantineEditor } from '@mantine/tiptap'
import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { generateImage, pickImage } from '../../media/images/pick-image.ts'
import { pickListingFields } from '../../listings/picker/pick-listing-fields.tsx'
import { FindBar } from './find-bar.tsx'
import { FrameDialog } from './frame-dialog.tsx'
import { RichTextLinkDialog } from './link-dialog.tsx'
import { htmlParts } from './html-parts.ts'
import { PictureDialog } from './image-dialog.tsx'
import { creditLine, insertedPicture } from './image-node.ts'
import { sourceText } from './source-text.ts'
import { wordsOf } from './words-of.ts'
import { Toolbar, type Opened } from './toolbar.tsx'
import { useRichText } from './use-rich-text.ts'
import { countWords } from '@web2/contract/core'
import { counted } from '../../../lib/text/counted.ts'

/** Word count of the text and of the selection. */
const WordCount = ({ editor }: { editor: Editor }) => {
  const { all, selected } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const { from, to, empty } = state.selection
      const selected = empty ? 0 : countWords(state.doc.textBetween(from, to, ' ', ' '))
      return { all: wordsOf(state.doc), selected }
    },
  })
  return (
    <span>
      {counted(all, 'word')}
      {selected > 0 && ` (${selected.toLocaleString('en-US')} selected)`}
    </span>
  )
}

/** Access to the editor for the surrounding screen. */
export interface RichTextHandle {
  /** Returns the text as HTML, also in source view. */
  html(): string
  /** Returns the same HTML in parts that begin and end between blocks. */
  parts(): readonly string[]
  /** The Tiptap editor, for operations beyond the text, such as positions and suggestions. */
  readonly editor: Editor
}

export interface RichTextProps {
  /** Initial text; another `key` restarts the editor. */
  readonly initial: string
  readonly label: string
  readonly placeholder?: string
  /** Name for pasted and inserted images. */
  readonly keyword: string
  /** Called when the handle is ready. */
  readonly onReady?: (handle: RichTextHandle) => void
  readonly onEdit: () => void
  /**
   * Called with each change of the text, in parts as of the handle, before it is drawn, so that another thread
   * can start to work on it.
   */
  readonly onText?: (parts: readonly string[]) => void
  /** Further buttons of the toolbar. */
  readonly more?: ReactNode
  /** The first buttons of the toolbar. */
  readonly lead?: ReactNode
  /** Shown below the text, also in full screen; hidden in source view. */
  readonly below?: ReactNode
  /** Shown beside the word count. */
  readonly foot?: ReactNode
}

/** Editor of formatted text with links, tables, images, videos and business listings. */
export const RichTextEditor = ({
  initial,
  label,
  placeholder = '',
  keyword,
  onReady,
  onEdit,
  onText,
  more,
  lead,
  below,
  foot,
}: RichTextProps) => {
  const [opened, setOpened] = useState<ReadonlySet<Opened>>(() => new Set())
  const [source, setSource] = useState('')
  const typed = useRef<string | null>(null)
  const set = (what: Opened, open: boolean) =>
    setOpened((now) => {
      const next = new Set(now)
      if (open) next.add(what)
      else next.delete(what)
      return next
    })
  const editor = useRichText({
    initial,
    label,
    placeholder,
    keyword,
    onEdit,
    onText: (document) => onText?.(htmlParts(document)),
    onFind: () => set('find', true),
    onLink: () => set('link', true),
  })
  const handle = useMemo((): RichTextHandle => {
    let last: readonly string[] | null = null
    editor.on('destroy', () => {
      last = htmlParts(editor.state.doc)
    })
    const parts = () => (typed.current === null ? (last ?? htmlParts(editor.state.doc)) : [typed.current])
    return { editor, parts, html: () => parts().join('') }
  }, [editor])
  useEffect(() => {
    // React may recreate the editor before its first render
    if (!editor.isDestroyed) onReady?.(handle)
  }, [editor, handle, onReady])

  const toggle = (what: Opened) => {
    const open = !opened.has(what)
    if (what === 'source') {
      if (open) {
        typed.current = sourceText(editor.getHTML())
        setSource(typed.current)
        set('find', false)
      } else {
        const changed = typed.current !== sourceText(editor.getHTML())
        if (changed) editor.commands.setContent(typed.current ?? '', { emitUpdate: true })
        typed.current = null
      }
    }
    set(what, open)
  }
  const insertPicture = async (from: typeof pickImage) => {
    const words = keyword.trim()
    const picture = await from({ alt: '', ...(words === '' ? {} : { search: words }) })
    if (picture === null) return
    const credit = picture.rights?.creditRequired ? picture.rights.credit : ''
    editor
      .chain()
      .focus()
      .insertContent([
        { type: 'image', attrs: insertedPicture(picture, keyword) },
        ...(credit === '' ? [] : [creditLine(credit)]),
      ])
      .run()
  }
  const insertListing = async () => {
    const picked = await pickListingFields()
    if (picked) editor.chain().focus().insertContent(picked.html).run()
  }
  const full = opened.has('full')
  useEffect(() => {
    if (!full) return
    // regardless of focus; an open dialog or search handles the key itself
    const leave = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        // the text marks every Escape as handled without acting on it
        (!event.defaultPrevented || editor.view.dom.contains(event.target as Node)) &&
        document.querySelector('[role=dialog]') === null
      )
        set('full', false)
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [editor, full])
  const showsSource = opened.has('source')
  const showedSource = useRef(false)
  useEffect(() => {
    if (showedSource.current && !showsSource) editor.commands.focus()
    showedSource.current = showsSource
  }, [editor, showsSource])

  return (
    <MantineEditor
      editor={editor}
      className={full ? `${classes.root} ${classes.full}` : (classes.root ?? '')}
    >
      <Toolbar
        editor={editor}
        opened={opened}
        onToggle={toggle}
        onPicture={() => void insertPicture(pickImage)}
        onGenerate={() => void insertPicture(generateImage)}
        onListing={() => void insertListing()}
        more={more}
        lead={lead}
      />
      {opened.has('find') && <FindBar editor={editor} onClose={() => set('find', false)} />}
      <div className={classes.scroll}>
        {opened.has('source') ? (
          <Textarea
            aria-label={`${label}: HTML source`}
            className={classes.source ?? ''}
            autosize
            autoFocus
            minRows={14}
            value={source}
            onChange={(event) => {
              typed.current = event.currentTarget.value
              setSource(event.currentTarget.value)
              onText?.([event.currentTarget.value])
              onEdit()
            }}
          />
        ) : (
          <MantineEditor.Content className={classes.content ?? ''} />
        )}
      </div>
      {!showsSource && below}
      <div className={classes.foot}>
        <WordCount editor={editor} />
        {foot}
      </div>
      {opened.has('link') && <RichTextLinkDialog editor={editor} onClose={() => set('link', false)} />}
      {opened.has('picture') && <PictureDialog editor={editor} onClose={() => set('picture', false)} />}
      {opened.has('frame') && (
        <FrameDialog
          onClose={() => set('frame', false)}
          onInsert={(attrs) => {
            editor.chain().focus().insertContent({ type: 'frame', attrs }).run()
            set('frame', false)
          }}
        />
      )}
    </MantineEditor>
  )
}
