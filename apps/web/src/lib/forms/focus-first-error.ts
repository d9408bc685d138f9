/** The part of a form that this needs; Mantine finds the node by the path its input props carry. */
interface FormNodes {
  getInputNode(path: string): HTMLElement | null
}

/** Brings the first refused field before the eyes and the keyboard: it may be far above the button that was pressed. */
export const focusFirstError = (form: FormNodes, errors: object): void => {
  const [first] = Object.keys(errors)
  const node = first === undefined ? null : form.getInputNode(first)
  node?.focus({ preventScroll: true })
  node?.scrollIntoView({ block: 'center' })
}
