/** Opens a section in a new tab; saving it there updates this page. */
export const editSection = (moduleId: string): void => {
  window.open(`/section-builder/edit-section?id=${encodeURIComponent(moduleId)}`, '_blank', 'noopener')
}
