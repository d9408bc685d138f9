/** Keys that act everywhere: `Mod` is Ctrl, or Cmd on a Mac. What listens for them and what lists them read this. */
export const shortcuts = {
  search: { keys: 'Mod+k', label: 'Search and jump' },
  save: { keys: 'Mod+s', label: 'Save' },
  nextRegion: { keys: 'f6', label: 'Next area of the window' },
  regionBefore: { keys: 'Shift+f6', label: 'Previous area of the window' },
  help: { keys: '?', label: 'Keyboard shortcuts' },
} as const
