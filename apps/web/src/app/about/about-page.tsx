import { appDescription, appTitle, appVersion } from '@web2/contract/core'
import { ReadingPage } from './reading-page.tsx'

/** Describes the product. */
export const AboutPage = () => (
  <ReadingPage title={`About ${appTitle}`}>
    <p>{appDescription}.</p>
    <p>
      {appTitle} keeps a business’s web presence in one place: business listings, articles, campaigns and
      sites, published to the built-in host or to your own cloud storage.
    </p>
    <h2>What you can do</h2>
    <ul>
      <li>
        Keep each business’s address, phone, hours and social profiles in one listing, and show it on every
        page.
      </li>
      <li>Write articles yourself or generate them with AI, and schedule them to your blogs.</li>
      <li>
        Build sites visually and publish them to several destinations at once. Only changes are uploaded.
      </li>
    </ul>
    <h2>This installation</h2>
    <p>
      Version {appVersion} on {window.location.host}. For questions about your account, contact the
      administrator of this installation.
    </p>
  </ReadingPage>
)
