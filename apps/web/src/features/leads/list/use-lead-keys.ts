import { useEffect, useRef, type RefObject } from 'react'
import type { Lead, LeadStatus } from '@web2/contract/leads'
import { leadKeys } from './lead-keys.ts'

interface KeyActions {
  readonly rows: readonly Lead[]
  readonly setStatus: (lead: Lead, status: LeadStatus) => void
  readonly remove: (lead: Lead) => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))

const rowOf = (link: HTMLElement): Element | null => link.closest('tr, li')

/**
 * Keys of a list of leads: they move the focus between the names of the rows, and act on the row in focus. Returns the
 * reference of the element around the list.
 */
export const useLeadKeys = (actions: KeyActions): RefObject<HTMLDivElement | null> => {
  const area = useRef<HTMLDivElement>(null)
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })

  useEffect(() => {
    const links = () => [...(area.current?.querySelectorAll<HTMLElement>('[data-lead]') ?? [])]
    const inFocus = (all: readonly HTMLElement[]) =>
      all.findIndex((link) => rowOf(link)?.contains(document.activeElement) === true)

    const move = (step: number) => {
      const all = links()
      const at = inFocus(all)
      const next = at === -1 ? all.at(step > 0 ? 0 : -1) : all[at + step]
      next?.focus()
      next?.scrollIntoView({ block: 'nearest' })
    }
    const act = (key: string): boolean => {
      const all = links()
      const link = all[inFocus(all)]
      const lead = latest.current.rows.find(({ _id }) => _id === link?.dataset['lead'])
      if (link === undefined || lead === undefined) return false
      const status = leadKeys.statuses.find((each) => each.key === key)?.status
      if (status !== undefined) latest.current.setStatus(lead, status)
      else if (key === leadKeys.remove) latest.current.remove(lead)
      else if (key === leadKeys.select) rowOf(link)?.querySelector<HTMLElement>('[type="checkbox"]')?.click()
      else return false
      return true
    }
    const onKey = (event: KeyboardEvent) => {
      const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      if (!isOurs || isTyping(event.target) || document.querySelector('[role="dialog"], [role="menu"]'))
        return
      if (event.key === leadKeys.next) move(1)
      else if (event.key === leadKeys.previous) move(-1)
      else if (!act(event.key)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return area
}
