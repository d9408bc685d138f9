/*
 * The floor of the browser itself: the same elements built by hand in a bare page, over a bare store of
 * records.
 */

interface Wire {
  readonly componentName: string
  readonly props: Readonly<Record<string, unknown>>
  readonly children: readonly Wire[]
  readonly uuid: string
}

export interface FloorPage {
  readonly style: () => void
  readonly move: () => void
  readonly undo: () => void
  /** Makes the chosen text one that is typed in. */
  readonly edit: () => void
  readonly walk: () => void
}

declare global {
  var floorPage: FloorPage
}

/** Runs in the bare page; it takes nothing from outside of itself but its arguments. */
export const buildFloor = async (path: string, token: string): Promise<void> => {
  const tags: Record<string, string> = {
    Heading: 'h2',
    Paragraph: 'p',
    Picture: 'img',
    Link: 'a',
    Container: 'div',
  }
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } })
  const { firstPage } = (await answer.json()) as { firstPage: { document: Wire } }

  const frame = document.createElement('iframe')
  frame.title = 'Page'
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0'
  const mark = document.createElement('div')
  mark.style.cssText = 'position:fixed;left:0;top:0;outline:2px solid #1f6fff;pointer-events:none'
  document.body.append(frame, mark)
  const inner = frame.contentDocument!
  inner.open()
  inner.write('<!DOCTYPE html><html><head></head><body></body></html>')
  inner.close()

  type Item = { props: Wire['props']; children: readonly string[] }
  const items = new Map<string, Item>()
  const elements = new Map<string, HTMLElement>()
  const uuids = new WeakMap<Element, string>()
  const listeners = new Map<string, () => void>()
  const rules: string[] = []

  const build = (node: Wire, into: HTMLElement) => {
    items.set(node.uuid, { props: node.props, children: node.children.map(({ uuid }) => uuid) })
    const element = inner.createElement(tags[node.componentName] ?? 'div')
    elements.set(node.uuid, element)
    uuids.set(element, node.uuid)
    const { content, elementStyle, imageUrl } = node.props
    if (typeof content === 'string') element.textContent = content
    if (typeof imageUrl === 'string') element.setAttribute('src', imageUrl)
    const name = `n${elements.size}`
    element.className = name
    const text = Object.entries((elementStyle ?? {}) as Record<string, string>)
      .map(([property, value]) => `${property}:${value}`)
      .join(';')
    rules.push(`.${name}{${text}}`)
    listeners.set(node.uuid, () => {
      const { style } = items.get(node.uuid)!.props as { style?: Record<string, string> }
      for (const [property, value] of Object.entries(style ?? {})) element.style.setProperty(property, value)
      items.get(node.uuid)!.children.forEach((uuid, at) => {
        const child = elements.get(uuid)!
        if (element.children[at] !== child) element.insertBefore(child, element.children[at] ?? null)
      })
    })
    for (const child of node.children) build(child, element)
    into.append(element)
  }

  const body = inner.createElement('div')
  for (const child of firstPage.document.children) build(child, body)
  const sheet = inner.createElement('style')
  sheet.textContent = `*{box-sizing:border-box}body{margin:0;font-family:system-ui}${rules.join('\n')}`
  inner.head.append(sheet)
  inner.body.append(...body.childNodes)

  const show = (element: Element | null) => {
    const rect = element?.getBoundingClientRect()
    if (!rect) return
    mark.style.transform = `translate(${rect.x}px, ${rect.y}px)`
    mark.style.width = `${rect.width}px`
    mark.style.height = `${rect.height}px`
  }
  let chosen: HTMLElement | null = null
  inner.addEventListener('pointerdown', ({ target }) => {
    chosen = target as HTMLElement
    requestAnimationFrame(() => show(chosen))
  })
  inner.addEventListener('mousedown', (event) => event.preventDefault())
  let point: PointerEvent | null = null
  inner.addEventListener('pointermove', (event) => {
    if (!point) requestAnimationFrame(draw)
    point = event
  })
  const draw = () => {
    if (point?.buttons) show(inner.elementFromPoint(point.clientX, point.clientY))
    point = null
  }

  const undone: [string, Item][] = []
  const write = (uuid: string, item: Item) => {
    undone.push([uuid, items.get(uuid)!])
    items.set(uuid, item)
    listeners.get(uuid)?.()
    requestAnimationFrame(() => show(chosen))
  }
  let size = 14
  globalThis.floorPage = {
    style: () => {
      const uuid = uuids.get(chosen!)!
      const item = items.get(uuid)!
      write(uuid, { ...item, props: { ...item.props, style: { 'font-size': `${(size += 1)}px` } } })
    },
    move: () => {
      const parent = uuids.get(chosen!.parentElement!)!
      const item = items.get(parent)!
      const children = item.children.filter((uuid) => elements.get(uuid) !== chosen)
      const at = item.children.findIndex((uuid) => elements.get(uuid) === chosen)
      write(parent, { ...item, children: children.toSpliced(at + 1, 0, uuids.get(chosen!)!) })
    },
    undo: () => {
      const last = undone.pop()
      if (!last) return
      write(...last)
      undone.pop()
    },
    edit: () => {
      chosen!.contentEditable = 'true'
      chosen!.focus()
    },
    walk: () => {
      chosen = (chosen!.nextElementSibling ?? chosen) as HTMLElement
      requestAnimationFrame(() => show(chosen))
    },
  }
}
