import { expect, it } from 'vitest'
import { htmlFaults } from '../testing/html-faults.ts'
import { barestListing, fullListing, pageOfSections } from '../testing/section-pages.ts'
import { readyThemes } from '../themes/ready-themes.ts'
import { newSection } from './new-section.ts'
import { librarySections } from './sections.ts'

const [theme] = readyThemes

it.each(librarySections.map((section) => [section.id, section] as const))(
  '%s is valid HTML, with and without samples and with the barest listing',
  (_id, section) => {
    for (const options of [
      { data: fullListing },
      { data: fullListing, keepSamples: true },
      { data: barestListing },
    ])
      expect(
        htmlFaults(pageOfSections([newSection(section)], { ...(theme && { theme }), ...options })),
      ).toEqual([])
  },
)
