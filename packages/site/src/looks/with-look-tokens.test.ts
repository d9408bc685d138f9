import { sequentialUuids, withTokenValues, type Theme } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { gardenTemplate } from '../templates/garden/garden.ts'
import { templateDocument } from '../templates/template-document.ts'
import { looks } from './looks.ts'
import { withLook } from './with-look.ts'
import { withLookTokens } from './with-look-tokens.ts'

const cases = looks.flatMap((look) =>
  gardenTemplate.pages.map((page) => [look.name, page.slug, look, page] as const),
)

describe.each(cases)('the look %s as a theme, page %s', (_look, _slug, look, page) => {
  const plain = templateDocument(gardenTemplate, page, sequentialUuids())
  const themed = withLookTokens(plain, look)

  it('shows the same colors, fonts and corners', () => {
    const shown = withLook(plain, look)
    for (const [uuid, { props, componentName }] of themed.nodes) {
      const before = shown.nodes.get(uuid)?.props
      const asText = componentName === 'Heading' && { 'font-family': look.fonts.body, 'font-weight': 'bold' }
      const elementStyle = before?.elementStyle && { ...asText, ...(before.elementStyle as object) }
      const expected = inPx({ ...before, ...(elementStyle && { elementStyle }) })
      expect([uuid, withValues(props, themed.page.theme)]).toEqual([uuid, expected])
    }
  })

  it('has no color of its own in its styles', () => {
    const styles = [...themed.nodes.values()].map(({ props: { elementStyle, hover, breakpoints } }) =>
      JSON.stringify([elementStyle, hover, breakpoints]),
    )
    expect(styles.join('\n').replaceAll(/url\([^)]*\)/g, '')).not.toMatch(/#[0-9a-f]{6}/i)
  })
})

/** Values with the tokens of a theme filled in. */
const withValues = (value: unknown, theme: Theme | undefined): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, each: unknown) =>
      typeof each === 'string' ? withTokenValues(each, theme) : each,
    ),
  )

/** Radii as tokens write them. */
const inPx = (props: unknown): unknown =>
  JSON.parse(
    JSON.stringify(props, (key, value: unknown) =>
      key === 'border-radius' && typeof value === 'number' ? `${value}px` : value,
    ),
  )
