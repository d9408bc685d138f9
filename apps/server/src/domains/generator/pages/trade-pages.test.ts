import { currentEdition, type TurboPageContent } from '@web2/contract/generator'
import { findTemplate } from '@web2/site'
import { expect, it } from 'vitest'
import { useProjects } from '../testing/project-fixture.ts'

const fixture = useProjects()
const services = ['Water heater repair', 'drain cleaning']
const cities = ['Tacoma', 'Gig Harbor']
const [page] = findTemplate('plumber')!.forGenerator!

it('a template’s page of a service in a place makes correct pages for two lists', async () => {
  const turbo = await fixture.planned({
    source: { templateId: 'plumber', page: page!.slug },
    lists: [
      { name: 'service', values: services },
      { name: 'city', values: cities },
    ],
    address: '{service}/{city}',
    pageName: '{service} in {city}',
    title: page!.title,
    description: page!.description,
    structure: { edition: currentEdition, hubs: [], breadcrumb: true, nearby: 2, related: 2 },
    siteName: 'Harbor Works',
  })
  expect(turbo.message).toBe('')
  const pages = await fixture.pagesOf(turbo, '&kind=page')
  const expected = services.flatMap((service) => cities.map((city) => [service, city] as const))
  expect(pages.map(({ name }) => name)).toEqual(expected.map(([service, city]) => `${service} in ${city}`))
  for (const [at, [service, city]] of expected.entries()) {
    const { html, values }: TurboPageContent = await fixture.world.get(`/turbo-pages/${pages[at]!._id}`)
    expect(values).toMatchObject({ service, city })
    expect(html).toMatch(new RegExp(`<h1[^>]*>${service} in ${city}</h1>`))
    expect(html).toContain(`<title>${service} in ${city} | Harbor Works</title>`)
    expect(html).toContain(`<meta name="description" content="${service} in ${city} by Harbor Works: `)
    expect(html).toContain(`${service} in ${city}: what does it cost?`)
    const body = html.slice(html.indexOf('<body'))
    expect(body).not.toMatch(/\{\w+[.}]|\[\[|\]\]/)
    expect(body).toContain('href="#contact"')
    expect(body).not.toContain('href="/contact"')
    for (const other of [...services, ...cities].filter((each) => each !== service && each !== city))
      // links to related and nearby pages name the others
      expect(body.replaceAll(/<a [^>]*>[^<]*<\/a>/g, '')).not.toContain(other)
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => JSON.parse(text!) as Record<string, unknown>,
    )
    expect(data.flatMap((each) => each['@graph'] ?? each)).toContainEqual(
      expect.objectContaining({ '@type': 'Service', name: `${service} in ${city}` }),
    )
  }
})
