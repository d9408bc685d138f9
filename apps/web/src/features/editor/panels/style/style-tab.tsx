import { isOwnBreakpoint, maxWidthOf, type Breakpoint, type StyleState, type Theme } from '@web2/builder'
import {
  memo,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useBuilder } from '../session/use-editor.ts'
import { Choice } from '../bar/choice.tsx'
import { OpenStyleContext } from '../fields/field-row.tsx'
import { breakpointName } from '../bar/breakpoint-name.ts'
import { SelectInput } from '../fields/select-input.tsx'
import styles from '../inspector/panel.module.css'
import { sharedKind, type BlockKind } from './block-kind.ts'
import { showComputed } from './computed/computed-placeholders.ts'
import { showHovered } from './hover-preview.ts'
import { StyleBar } from './named/style-bar.tsx'
import { defaultNames, stateName, stateOptions } from './named/style-labels.ts'
import { useNamedStyles } from './named/use-named-styles.ts'
import { sheetOrigin } from './computed/sheet-origin.ts'
import { openSections } from './open-sections.ts'
import { sectionsFor, type SectionTitle } from './section-order.ts'
import { styleSections } from './sections.tsx'
import { createStyleModel, type StyleModel } from './style-model.ts'
import { useOfRecords } from '../inspector/use-records.ts'
import { AskLookContext, StyleContext } from './use-style.ts'
import { whenIdle } from './computed/when-idle.ts'

/** Returns the widths that changes apply to; empty for all. */
const widthsText = (breakpoint: Breakpoint, theme: Theme | undefined): string => {
  if (isOwnBreakpoint(breakpoint))
    return `${breakpointName(breakpoint, theme)}, up to ${maxWidthOf(breakpoint).toLocaleString('en-US')} px`
  if (breakpoint === 'desktop') return ''
  return breakpoint === 'tablet' ? 'Tablet and smaller' : 'Mobile only'
}

const states = [
  { value: 'normal', label: 'Normal' },
  { value: 'hover', label: 'Hover' },
] as const

/** Target of the panel: the blocks, or a style that they share, in one state. */
interface Edited {
  /** The selection that it was chosen for. */
  readonly of: readonly string[] | null
  /** Class of a named style, or tag of a default. */
  readonly styleId: string | null
  readonly state: StyleState | 'normal'
}

const blocks: Edited = { of: null, styleId: null, state: 'normal' }

/** Returns the name of a style; also that of a default which is not set yet, and null for one that is gone. */
const useStyleName = (id: string | null): string | null => {
  const named = useNamedStyles()
  if (id === null) return null
  return named.find((style) => style.id === id)?.name ?? defaultNames[id as keyof typeof defaultNames] ?? null
}

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
      const [first] = model.records()
      end = showHovered(
        first && model.place().shared
          ? model.elements().map((element) => ({ record: first, element }))
          : model.records().flatMap((record) => {
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
  const widths = widthsText(breakpoint, editor.store.document.page.theme)
  const [model] = useState(() => createStyleModel(editor, (uuid) => canvas.get()?.elementOf(uuid) ?? null))
  const [{ of, ...target }, setTarget] = useState<Edited>(blocks)
  const kind = useOfRecords(ids, sharedKind)
  const panel = useRef<HTMLDivElement>(null)
  // another selection ends editing a state or a style, so that it is not changed by mistake
  const { state, styleId } = of === ids ? target : blocks
  const hover = state !== 'normal'
  const styleName = useStyleName(styleId)
  const shared = useMemo(
    () => (styleId === null || styleName === null ? undefined : { id: styleId, name: styleName, state }),
    [styleId, styleName, state],
  )
  const edit = (id: string | null) => setTarget({ of: ids, styleId: id, state: 'normal' })

  const [look] = useState(() =>
    whenIdle(() => (panel.current ? showComputed(panel.current, model.elements()) : undefined)),
  )
  useLayoutEffect(() => {
    model.follow(ids, { breakpoint, hover, ...(shared && { shared }) })
    look.ask()
  }, [model, look, ids, breakpoint, hover, shared])
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
        <OpenStyleContext value={edit}>
          <div ref={panel} onPointerOver={tellOrigin} onFocus={tellOrigin}>
            <div className={styles.place}>
              <StyleBar ids={ids} edited={shared ? styleId : null} edit={edit} />
              {shared ? (
                <SelectInput
                  label="State"
                  value={state}
                  options={stateOptions}
                  commit={(next) => setTarget({ of: ids, styleId, state: next as Edited['state'] })}
                />
              ) : (
                <Choice
                  label="State"
                  options={states}
                  value={hover ? 'hover' : 'normal'}
                  onChange={(next) => setTarget({ of: ids, styleId: null, state: next })}
                />
              )}
              {shared && (
                <p className={styles.note}>
                  Changes apply to everything on this site that follows <strong>{shared.name}</strong>.
                </p>
              )}
              {(widths || hover) && (
                <p className={styles.note}>
                  Changes apply to: <strong>{hover ? `${stateName(state)}, all breakpoints` : widths}</strong>
                  . Gray values come from {hover ? 'the normal state' : 'larger screens'}.
                </p>
              )}
            </div>
            {sectionsFor(kind).map((title) => (
              <Section key={title} kind={kind} title={title} />
            ))}
          </div>
        </OpenStyleContext>
      </AskLookContext>
    </StyleContext>
  )
}
