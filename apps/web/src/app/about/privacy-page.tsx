import { appTitle } from '@web2/contract/core'
import { ReadingPage } from './reading-page.tsx'

/** Lists the stored data and its location. */
export const PrivacyPage = () => (
  <ReadingPage title="Privacy">
    <p>
      {appTitle} runs on the server of the person or company that invited you to use it. Your data stays on
      that server unless you publish it or connect an external service.
    </p>
    <h2>On the server</h2>
    <ul>
      <li>
        Your name, email address and a one-way hash of your password. The password itself is never stored.
      </li>
      <li>Your sessions, and a log of sign-ins and role changes.</li>
      <li>
        Your account’s listings, articles, sites and other content. Members of other accounts can’t see them.
      </li>
      <li>
        Leads: the entries, files and messages of visitors who submit a form on your sites, until you delete
        them or for the days you set. Their IP addresses are not stored.
      </li>
      <li>
        API keys and cloud keys, encrypted. Only their last four characters are ever shown. Access tokens are
        stored as a one-way hash.
      </li>
    </ul>
    <h2>In this browser</h2>
    <ul>
      <li>A token that keeps you signed in, until you sign out.</li>
      <li>Your display preferences, such as appearance, sidebar and list columns.</li>
      <li>Unsaved changes, until you save them, discard them or close the tab.</li>
    </ul>
    <p>There are no advertising or tracking cookies, and no analytics.</p>
    <h2>What leaves the server</h2>
    <ul>
      <li>
        Sites you publish are public at the destinations you choose, including the business details they show.
      </li>
      <li>
        AI and image services receive your prompts, the article around them and your search terms, along with
        your key for that service.
      </li>
      <li>Cloud providers receive the files of the sites you publish to them, signed with your key.</li>
      <li>
        Emails about new leads go to the recipients you choose, and replies go to visitors. Webhooks receive
        the ID of a lead, not its content.
      </li>
    </ul>
    <h2>Your data</h2>
    <p>
      Account managers can download all data under Your data. The account owner can permanently delete the
      account there. Under Leads › Settings, you can download or delete the data of one visitor. For anything
      else, contact the administrator of this installation.
    </p>
  </ReadingPage>
)
