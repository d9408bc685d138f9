import { appTitle } from '@web2/contract/core'
import { ReadingPage } from './reading-page.tsx'

/** Lists the stored data and its location. */
export const PrivacyPage = () => (
  <ReadingPage title="Privacy">
    <p>
      {appTitle} runs on a server of the person or company that gave you this address. What you enter is
      stored there and goes nowhere else, unless you publish it or connect an outside service.
    </p>
    <h2>On the server</h2>
    <ul>
      <li>
        Your name, email address and a one-way hash of your password; the password itself is never stored.
      </li>
      <li>
        Your sessions, so that signing out ends them at once, and a log of sign-ins and changes of roles.
      </li>
      <li>The businesses, sites and pages of your account, which members of other accounts cannot see.</li>
      <li>
        Keys of clouds and of services for texts and pictures, sealed by encryption. They are never shown
        again; only their last four characters are. Of access tokens for scripts only a one-way hash is kept.
      </li>
    </ul>
    <h2>In this browser</h2>
    <ul>
      <li>A token that keeps you signed in, until you sign out.</li>
      <li>How you like the app to look: colours, menu, columns of lists.</li>
      <li>What you typed and have not saved yet, until you save it, give it up or close the tab.</li>
    </ul>
    <p>There are no advertising or tracking cookies, and no figures about you are sent to anybody.</p>
    <h2>What leaves the server</h2>
    <ul>
      <li>
        A site that you publish is public at the places you chose, including the business data it shows.
      </li>
      <li>
        What you have written, drawn or searched by an outside service is sent to that service with your key
        for it: prompts, the article around them, words you search for.
      </li>
      <li>
        Publishing to a cloud account sends the files of the site and your key’s signature to that cloud.
      </li>
    </ul>
    <h2>Your data</h2>
    <p>
      Under Your data in the menu, whoever manages an account downloads everything of it as one file, and the
      person whose account it is deletes it, at once and for good. For anything else ask whoever runs this
      installation.
    </p>
  </ReadingPage>
)
