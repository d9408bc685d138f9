import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createDocument, createNode, withTheme, type Json, type Theme, type WireNode } from '@web2/builder'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createStore } from '../../../lib/store.ts'
import type { Canvas } from '../interaction/mount-canvas.ts'
import { createEditor } from '../document/editor.ts'
import { ThemeScope } from '../panels/theme/theme-scope.tsx'
import { BuilderContext, type Builder } from '../panels/session/use-editor.ts'

/** Renders a panel of the editor beside a page with one selected block; `leave` unmounts it. */
export const showBeside = async (
  name: string,
  props: WireNode['props'],
  panel: (id: string) => ReactNode,
  {
    theme,
    queries = new QueryClient(),
    children,
    addition,
  }: {
    theme?: Theme | undefined
    queries?: QueryClient | undefined
    children?: WireNode['children']
    addition?: WireNode['addition']
  } = {},
) => {
  const plain = createDocument([createNode(name, props, children, addition)])
  const document_ = { ...plain, page: withTheme(plain.page, theme) }
  const editor = createEditor({ document: document_, data: {}, tell: () => undefined })
  const id = editor.store.get(document_.root)!.children[0]!
  editor.select([id])
  const builder = {
    editor,
    canvas: createStore<Canvas | null>(null),
    kind: 'page',
  } as unknown as Builder
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={queries}>
          <BuilderContext value={builder}>
            <ThemeScope>{panel(id)}</ThemeScope>
          </BuilderContext>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  const all = <Found extends Element>(selector: string) => [...host.querySelectorAll<Found>(selector)]
  const field = (label: string) => {
    const found = all<HTMLInputElement>(`[aria-label="${label}"]`)[0]
    if (!found) throw new Error(`There is no field “${label}”.`)
    return found
  }
  /** Sets the value natively before the event, as React expects. */
  const change = (input: HTMLElement, value: string, event: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input) as object, 'value')?.set?.call(
        input,
        value,
      )
      input.dispatchEvent(new Event(event, { bubbles: true }))
    })
  return {
    host,
    editor,
    id,
    props: () => editor.store.get(id)?.props ?? {},
    all,
    field,
    labels: () => all('[aria-label]').map((element) => element.getAttribute('aria-label')),
    options: (label: string) =>
      [...field(label).querySelectorAll<HTMLOptionElement | HTMLInputElement>('option, input')]
        .map(({ value }) => value)
        .filter((value) => value !== ''),
    slide: (input: HTMLInputElement, value: number) => change(input, String(value), 'input'),
    type: async (label: string, text: string) => {
      await change(field(label), text, 'input')
      await act(async () => void field(label).dispatchEvent(new Event('focusout', { bubbles: true })))
    },
    style: (property: string): Json | undefined =>
      (editor.store.get(id)?.props.elementStyle as Record<string, Json> | undefined)?.[property],
    leave: async () => {
      await act(async () => root.unmount())
      host.remove()
    },
  }
}
