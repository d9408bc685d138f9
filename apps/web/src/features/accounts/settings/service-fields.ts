import type { SettingService } from '@web2/contract/accounts'

/** One field of a service, as its card shows it and its form asks for it. */
export interface ServiceField {
  /** Within the service's part of the settings record. */
  readonly name: string
  readonly label: string
  /** Goes in and is never shown again. */
  readonly isSecret: boolean
  readonly required: boolean
  /** May be read over one's shoulder while it is typed. */
  readonly isOpen?: true
  readonly help?: string
  readonly placeholder?: string
}

export interface ServiceCardText {
  readonly service: SettingService
  /** Use of the service in this product. */
  readonly text: string
  /** Where its keys are made. */
  readonly page?: { readonly label: string; readonly href: string }
  readonly fields: readonly ServiceField[]
  /** The field with the address that its keys are sent to, where a person enters it. */
  readonly addressField?: string
  /** Its application there has to send people back to this installation. */
  readonly asksForReturn?: true
}

const apiKey: ServiceField = { name: 'apiKey', label: 'API key', isSecret: true, required: true }

const writing: readonly ServiceCardText[] = [
  {
    service: 'openAi',
    text: 'Writes articles and runs prompt stackers; makes pictures with DALL-E. A test asks it for one word.',
    page: { label: 'Keys at OpenAI', href: 'https://platform.openai.com/api-keys' },
    fields: [apiKey],
  },
  {
    service: 'poeAI',
    text: 'Writes with the models of Poe and makes pictures with Stable Diffusion. Uses the points of your Poe account.',
    page: { label: 'Keys at Poe', href: 'https://poe.com/api/keys' },
    fields: [apiKey],
  },
  {
    service: 'openAiCompatible',
    addressField: 'baseUrl',
    text: 'Any server that speaks OpenAI’s API, a service or one of your own.',
    fields: [
      {
        name: 'baseUrl',
        label: 'Address',
        isSecret: false,
        required: true,
        help: 'Where its API begins, often with /v1 at the end',
        placeholder: 'https://llm.example.com/v1',
      },
      {
        name: 'label',
        label: 'Name',
        isSecret: false,
        required: false,
        help: 'As you want to see it in lists',
      },
      { ...apiKey, required: false, help: 'Leave empty if it asks for none' },
    ],
  },
]

const midjourney: ServiceCardText = {
  service: 'midjourney',
  addressField: 'gateway',
  text: 'Four pictures for each prompt, through a gateway of yours or of this installation.',
  fields: [
    {
      name: 'discordServerId',
      label: 'Server ID',
      isSecret: true,
      required: true,
      isOpen: true,
      help: 'Of your Discord server that the Midjourney bot is in',
    },
    { name: 'discordChannelId', label: 'Channel ID', isSecret: true, required: true, isOpen: true },
    { name: 'discordToken', label: 'Discord token', isSecret: true, required: true },
    {
      name: 'gateway',
      label: 'Gateway address',
      isSecret: false,
      required: false,
      help: 'Where your midjourney-proxy answers; leave empty for the gateway of this installation',
      placeholder: 'https://mj.example.com',
    },
    {
      name: 'gatewaySecret',
      label: 'Gateway secret',
      isSecret: true,
      required: false,
      help: 'Its mj.api-secret; leave empty if it has none',
    },
  ],
}

const searching: readonly ServiceCardText[] = [
  {
    service: 'pixabay',
    text: 'Free photos and drawings.',
    page: { label: 'Key at Pixabay', href: 'https://pixabay.com/api/docs/' },
    fields: [apiKey],
  },
  {
    service: 'pexels',
    text: 'Free photos; 200 searches an hour.',
    page: { label: 'Key at Pexels', href: 'https://www.pexels.com/api/' },
    fields: [apiKey],
  },
  {
    service: 'unsplash',
    text: 'Free photos; 50 searches an hour while your app there is a demo.',
    page: { label: 'Apps at Unsplash', href: 'https://unsplash.com/oauth/applications' },
    fields: [{ ...apiKey, label: 'Access key' }],
  },
]

const application = (id: string, secret: string): readonly ServiceField[] => [
  { name: 'clientId', label: id, isSecret: true, required: true, isOpen: true },
  { name: 'clientSecret', label: secret, isSecret: true, required: true },
]

const platforms: readonly ServiceCardText[] = [
  {
    service: 'tumblr',
    text: 'Lets you connect your Tumblr blogs. Register an application at Tumblr (any name, this address as its website) and enter its two keys. Tumblr lets one application ask 1,000 times an hour.',
    page: { label: 'Applications at Tumblr', href: 'https://www.tumblr.com/oauth/apps' },
    fields: application('OAuth consumer key', 'Secret key'),
    asksForReturn: true,
  },
  {
    service: 'wordpressCom',
    text: 'Lets you connect sites at WordPress.com. Create an application of the type Web there and enter its two keys. WordPress sites of your own need none.',
    page: { label: 'Applications at WordPress.com', href: 'https://developer.wordpress.com/apps/' },
    fields: application('Client ID', 'Client secret'),
    asksForReturn: true,
  },
]

/** Cards in their groups, in the order of the screen. */
export const serviceGroups: readonly {
  readonly title: string
  readonly text?: string
  readonly cards: readonly ServiceCardText[]
}[] = [
  { title: 'Writing', cards: writing },
  { title: 'Midjourney', cards: [midjourney] },
  { title: 'Picture search', text: 'Wikimedia Commons needs no key.', cards: searching },
  {
    title: 'Blogs',
    text: 'Platforms let you in through an application that you register there once. It is yours, and so is what it may ask.',
    cards: platforms,
  },
]
