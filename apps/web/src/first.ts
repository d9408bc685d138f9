/*
 * Runs while the app itself is loading. A signed-in person who opens a page in the editor needs their account, the page
 * and the editor: all three are requested at once, instead of one after the other by the router.
 */
import { openingOf } from './app/routes/opening.ts'
import { callAddress } from './lib/api/addresses.ts'
import { prefetch } from './lib/api/early-answers.ts'
import { tokenKey } from './lib/session/token-key.ts'

const token = localStorage.getItem(tokenKey)
if (token !== null) {
  prefetch(callAddress('/api/users'), token)
  const opening = openingOf(window.location)
  for (const address of opening?.answers ?? []) prefetch(address, token)
  // the router loads a failed chunk again and reports it
  void Promise.allSettled((opening?.chunks ?? []).map((load) => load()))
}
