/*
 * Runs while the app itself is loading. A signed-in user needs their account, the layout and the screen; in the editor
 * also what it edits. All are requested at once, instead of one after the other by the router.
 */
import { openingOf } from './app/routes/opening.ts'
import { callAddress } from './lib/api/addresses.ts'
import { prefetch } from './lib/api/early-answers.ts'
import { tokenKey } from './lib/session/token-key.ts'

/** The layout of all screens outside the editor, and the dashboard if it is the first of them. */
const frame = async () => {
  const { signedInScreens } = await import('./app/routes/signed-in-screens.ts')
  const { DefaultLayout, StatsPage } = signedInScreens
  return Promise.all([DefaultLayout(), window.location.pathname === '/' && StatsPage()])
}

const token = localStorage.getItem(tokenKey)
if (token !== null) {
  prefetch(callAddress('/api/users'), token)
  const opening = openingOf(window.location)
  for (const address of opening?.answers ?? []) prefetch(address, token)
  // the router loads a failed chunk again and reports it
  void Promise.allSettled((opening?.chunks ?? [frame]).map((load) => load()))
}
