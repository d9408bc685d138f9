/** Keys that act everywhere: `Mod` is Ctrl, or Cmd on a Mac. What listens for them and what lists them read this. */
export const shortcuts = {
  search: { keys: 'Mod+k', label: 'Search for a screen or a record' },
  save: { keys: 'Mod+s', label: 'Save the form that is open' },
  nextRegion: { keys: 'f6', label: 'Go to the next part of the window' },
  regionBefore: { keys: 'Shift+f6', label: 'Go back to the part before' },
  help: { keys: '?', label: 'Show the keyboard shortcuts' },
} as const
