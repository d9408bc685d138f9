import { colors, sans, serif } from '../templates/garden/look.ts'
import type { FontPairing, SiteLook } from './site-look.ts'

const classic: FontPairing = { heading: serif, body: sans, headingWeight: 'normal' }
const modern: FontPairing = { heading: sans, body: sans, headingWeight: 'bold' }
const bookish: FontPairing = {
  heading: '"Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif',
  body: '"Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif',
  headingWeight: 'normal',
}
const friendly: FontPairing = {
  heading: '"Trebuchet MS", "Segoe UI", "Helvetica Neue", Arial, sans-serif',
  body: sans,
  headingWeight: 'bold',
}
const plain: FontPairing = {
  heading: '"Helvetica Neue", Helvetica, Arial, sans-serif',
  body: '"Helvetica Neue", Helvetica, Arial, sans-serif',
  headingWeight: 'bold',
}
const humanist: FontPairing = {
  heading: 'Candara, Optima, "Segoe UI", "Gill Sans", Calibri, sans-serif',
  body: 'Verdana, Geneva, "DejaVu Sans", sans-serif',
  headingWeight: 'normal',
}

const { forest, leaf, mint, cream, sand, coral, ink, soft, line } = colors

/** Looks in the order of the chooser; the first is that of the template as it is. */
export const looks: readonly SiteLook[] = [
  {
    id: 'forest',
    name: 'Forest',
    fonts: classic,
    palette: { dark: forest, primary: leaf, tint: mint, page: cream, sand, accent: coral, ink, soft, line },
  },
  {
    id: 'harbor',
    name: 'Harbor',
    fonts: modern,
    palette: {
      dark: '#12324f',
      primary: '#1f5c8b',
      tint: '#e3eef7',
      page: '#f7fafc',
      sand: '#e4ebf1',
      accent: '#b8480f',
      ink: '#1d2a36',
      soft: '#4a5a68',
      line: '#d5e0e9',
    },
  },
  {
    id: 'terracotta',
    name: 'Terracotta',
    fonts: bookish,
    palette: {
      dark: '#5a2a1b',
      primary: '#9a4a2e',
      tint: '#f8e9e1',
      page: '#fdf8f4',
      sand: '#f0e0d3',
      accent: '#1f6360',
      ink: '#33231d',
      soft: '#66524a',
      line: '#ecd9cf',
    },
  },
  {
    id: 'slate',
    name: 'Slate',
    fonts: modern,
    palette: {
      dark: '#1f2937',
      primary: '#3b4a5e',
      tint: '#eceff3',
      page: '#ffffff',
      sand: '#e5e7eb',
      accent: '#1d4ed8',
      ink: '#1f2937',
      soft: '#4b5563',
      line: '#dde1e7',
    },
  },
  {
    id: 'plum',
    name: 'Plum',
    fonts: classic,
    palette: {
      dark: '#3b1d46',
      primary: '#6b3a7d',
      tint: '#f3e9f6',
      page: '#fcf9fd',
      sand: '#eadff0',
      accent: '#a8326a',
      ink: '#2d2230',
      soft: '#5d4f62',
      line: '#e3d6e8',
    },
  },
  {
    id: 'lagoon',
    name: 'Lagoon',
    fonts: humanist,
    palette: {
      dark: '#0b3f42',
      primary: '#14736f',
      tint: '#dff3f0',
      page: '#f6fbfa',
      sand: '#d9ebe7',
      accent: '#a63d57',
      ink: '#173133',
      soft: '#465c5d',
      line: '#cfe3e0',
    },
  },
  {
    id: 'amber',
    name: 'Amber',
    fonts: friendly,
    palette: {
      dark: '#4a2c05',
      primary: '#8a5a0f',
      tint: '#fbf0d9',
      page: '#fffaf0',
      sand: '#f3e3c3',
      accent: '#b03a2e',
      ink: '#33260f',
      soft: '#65563a',
      line: '#eddfc3',
    },
  },
  {
    id: 'graphite',
    name: 'Graphite',
    fonts: plain,
    palette: {
      dark: '#141414',
      primary: '#444444',
      tint: '#f1f1ef',
      page: '#ffffff',
      sand: '#e8e6e1',
      accent: '#b42318',
      ink: '#1a1a1a',
      soft: '#525252',
      line: '#dededb',
    },
  },
]

export const findLook = (id: string): SiteLook | undefined => looks.find((look) => look.id === id)
