/** Media query for screens on which dialogs fill the screen. */
export const narrow = '(max-width: 48em)'
