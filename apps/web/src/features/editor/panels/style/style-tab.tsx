import { memo, useContext, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBuilder } from '../session/use-editor.ts'
import { Choice } from '../bar/choice.tsx'
import styles from '../inspector/panel.module.css'
import { sharedKind, type BlockKind } from './block-kind.ts'
import { showComputed } from './computed-placeholders.ts'
import { showHovered } from './hover-preview.ts'
import { sheetOrigin } from './sheet-origin.ts'
import { openSections } from './open-sections.ts'
import { sectionsFor, type SectionTitle } from './section-order.ts'
import { styleSections } from './sections.tsx'
import { createStyleModel, type StyleModel } from './style-model.ts'
import { useOfRecords } from '../inspector/use-records.ts'
import { AskLookContext, StyleContext } from './use-style.ts'
import { whenIdle } from './when-idle.ts'

const layers = { desktop: '', tablet: 'Tablet and smaller', mobile: 'Mobile only' } as const

const states = [
  { value: 'normal', label: 'Normal' },
  { value: 'hover', label: 'Hover' },
] as const

interface SectionProps {
  readonly kind: BlockKind
  readonly title: SectionTitle
}

const Section = memo(({ kind, title }: SectionProps) => {
  const askLook = useContext(AskLookContext)
  const open = useSyncExternalStore(openSections.subscribe, () => openSections.has(kind, title))
  const { hint, content: Content } = styleSections[title]
  useEffect(() => {
    if (open) askLook()
  }, [open, askLook])
  return (
    <details
      className={styles.section}
      open={open}
      onToggle={(event) => openSections.set(kind, title, event.currentTarget.open)}
    >
      <summary title={hint}>{title}</summary>
      {open && (
        <div className={styles.fields}>
          <Content />
        </div>
      )}
    </details>
  )
})

/** Shows the hovered state on the canvas while the panel edits it. */
const useHoverPreview = (model: StyleModel, hover: boolean, ids: readonly string[]) => {
  const { canvas } = useBuilder()
  const mounted = canvas.use()
  useEffect(() => {
    if (!hover || !mounted) return
    let end = () => {}
    const show = () => {
      end()
      end = showHovered(
        model.records().flatMap((record) => {
          const element = mounted.elementOf(record.uuid)
          return element ? [{ record, element }] : []
        }),
      )
    }
    show()
    const stop = model.subscribe(show)
    return () => {
      stop()
      end()
    }
  }, [model, hover, mounted, ids])
}

export const StyleTab = ({ ids }: { readonly ids: readonly string[] }) => {
  const { editor, canvas } = useBuilder()
  const breakpoint = editor.session.breakpoint.use()
  const [model] = useState(() => createStyleModel(editor, (uuid) => canvas.get()?.elementOf(uuid) ?? null))
  const [hoverOf, setHoverOf] = useState<readonly string[] | null>(null)
  const kind = useOfRecords(ids, sharedKind)
  const panel = useRef<HTMLDivElement>(null)
  // another selection ends editing the hovered state, so that it is not styled by mistake
  const hover = hoverOf === ids

  const [look] = useState(() =>
    whenIdle(() => {
      if (panel.current) showComputed(panel.current, model.elements())
    }),
  )
  useLayoutEffect(() => {
    model.follow(ids, { breakpoint, hover })
    look.ask()
  }, [model, look, ids, breakpoint, hover])
  useEffect(() => {
    const stop = model.subscribe(look.ask)
    return () => {
      stop()
      look.cancel()
      model.dispose()
    }
  }, [model, look])
  useHoverPreview(model, hover, ids)

  /** Looks up the origin of a value on demand, because a style sheet may have thousands of rules. */
  const tellOrigin = ({ target }: { readonly target: EventTarget }) => {
    if (!(target instanceof HTMLElement) || !target.matches('input, select, button[data-computed]')) return
    const field = target.matches('select') ? target.querySelector<HTMLElement>('[data-computed]') : target
    const property = field?.dataset.computed
    const element = property === undefined ? null : model.element()
    target.title = property !== undefined && element ? sheetOrigin(element, property) : ''
  }

  return (
    <StyleContext value={model}>
      <AskLookContext value={look.ask}>
        <div ref={panel} onPointerOver={tellOrigin} onFocus={tellOrigin}>
          <div className={styles.place}>
            <Choice
              label="State"
              options={states}
              value={hover ? 'hover' : 'normal'}
              onChange={(state) => setHoverOf(state === 'hover' ? ids : null)}
            />
            {(layers[breakpoint] || hover) && (
              <p className={styles.note}>
                Changes apply to: <strong>{hover ? 'Hover, all breakpoints' : layers[breakpoint]}</strong>.
                Gray values come from {hover ? 'the normal state' : 'larger screens'}.
              </p>
            )}
          </div>
          {sectionsFor(kind).map((title) => (
            <Section key={title} kind={kind} title={title} />
          ))}
        </div>
      </AskLookContext>
    </StyleContext>
  )
}
