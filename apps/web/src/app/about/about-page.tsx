import { appDescription, appTitle, appVersion } from '@web2/contract/core'
import { ReadingPage } from './reading-page.tsx'

/** Describes the product. */
export const AboutPage = () => (
  <ReadingPage title={`About ${appTitle}`}>
    <p>{appDescription}.</p>
    <p>
      {appTitle} keeps the web presence of a business in one place: its name, address and phone are entered
      once, sites are built from templates by drag and drop, and published to the built-in host or to any
      S3-compatible object storage.
    </p>
    <h2>What it can do today</h2>
    <ul>
      <li>
        Business listings with address, phone, hours and social profiles, bound into the pages that show them.
      </li>
      <li>Sites from a template or from a blank page, edited visually.</li>
      <li>Publishing to several places at once; a second publication sends only what changed.</li>
    </ul>
    <h2>This installation</h2>
    <p>
      Version {appVersion}, at {window.location.host}. Whoever runs this installation looks after its
      accounts; questions about yours go to them.
    </p>
  </ReadingPage>
)
