/** Opens a section beside the page that shows it; what is saved there comes to this page by itself. */
export const editSection = (moduleId: string): void => {
  window.open(`/section-builder/edit-section?id=${encodeURIComponent(moduleId)}`, '_blank', 'noopener')
}
