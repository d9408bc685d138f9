import type { LinkOptions } from '@tanstack/react-router'
import { createContext } from 'react'

/** A screen above the open one. */
export interface Crumb {
  readonly label: string
  readonly link: LinkOptions
}

/** The entry of the menu that the open screen stands below; null where there is none. The layout knows the menu. */
export const ParentScreen = createContext<Crumb | null>(null)
