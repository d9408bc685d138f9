import { useEffect } from 'react'
import { createStore } from './store.ts'

const base = 'Web 2 Manager'

/** Parts of the open screen's title, most specific first; empty while a screen loads. */
export const screenTitle = createStore<readonly string[]>([])

/**
 * Names the screen in the browser's tab, the most particular part first: 'Structure', 'Green Acre' makes the tab
 * 'Structure · Green Acre · Web 2 Manager'.
 */
export const useScreenTitle = (...parts: readonly string[]): void => {
  const own = parts.filter((part) => part.trim() !== '')
  const title = [...own, base].join(' · ')
  useEffect(() => {
    document.title = title
    screenTitle.set(title.split(' · ').slice(0, -1))
    return () => {
      document.title = base
      screenTitle.set([])
    }
  }, [title])
}
