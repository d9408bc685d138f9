import { storedJson, type BuilderDocument } from '@web2/builder'
import { register } from '@web2/e2e/fixtures/people.ts'
import { startProduct, type Product } from '@web2/e2e/fixtures/product.ts'

/** The product with a signed-in user and pages to open. */
export interface Scene {
  readonly product: Product
  readonly token: string
  /** Saves the document as the only page of a new site. Returns the site's id. */
  readonly save: (document: BuilderDocument) => Promise<string>
  readonly close: () => Promise<void>
}

interface Site {
  readonly site: { readonly _id: string; readonly pages: readonly { readonly _id: string }[] }
}

export const openScene = async (): Promise<Scene> => {
  const product = await startProduct()
  let token = ''
  const call = async <Answer>(method: string, path: string, body: object): Promise<Answer> => {
    const answer = await fetch(`${product.url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const { email, password } = await register(product)
  token = (
    await call<{ accessToken: string }>('POST', 'authentication', { strategy: 'local', email, password })
  ).accessToken

  return {
    product,
    token,
    save: async (document) => {
      const name = `bench-${document.nodes.size}`
      const { site } = await call<Site>('POST', 'cloud-builder', {
        siteName: name,
        rootSlug: name,
        pages: [{ name: 'Home', slug: 'home', html: '<p></p>' }],
      })
      const page = { _id: site.pages[0]!._id, document: JSON.parse(storedJson(document)) as unknown }
      await call('PUT', `cloud-builder/${site._id}`, page)
      return site._id
    },
    close: () => product.remove(),
  }
}
