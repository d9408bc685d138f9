/**
 * Writes into the empty fields of a panel what the browser computes for the element: what a style sheet of the page or
 * the browser itself says. It goes past React on purpose: dozens of fields change their placeholder with each
 * selection, and none of them has to be rendered for that.
 */
export const showComputed = (panel: HTMLElement, element: Element | null): void => {
  const computed = element?.ownerDocument.defaultView?.getComputedStyle(element)
  for (const field of panel.querySelectorAll<HTMLElement>('[data-computed]')) {
    const property = field.dataset.computed ?? ''
    const value = computed?.getPropertyValue(property) ?? ''
    if (field instanceof HTMLInputElement) {
      if (field.placeholder !== value) field.placeholder = value
    } else {
      const shown = value ? `(${value})` : '–'
      if (field.textContent !== shown) field.textContent = shown
    }
  }
}
