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
    text: 'Generates articles, runs prompt stackers and creates images with DALL-E. A test generates one word.',
    page: { label: 'Get an OpenAI key', href: 'https://platform.openai.com/api-keys' },
    fields: [apiKey],
  },
  {
    service: 'poeAI',
    text: 'Generates text with Poe’s models and images with Stable Diffusion. Uses points from your Poe account.',
    page: { label: 'Get a Poe key', href: 'https://poe.com/api/keys' },
    fields: [apiKey],
  },
  {
    service: 'openAiCompatible',
    addressField: 'baseUrl',
    text: 'Any service or server of your own that is compatible with the OpenAI API.',
    fields: [
      {
        name: 'baseUrl',
        label: 'Base URL',
        isSecret: false,
        required: true,
        help: 'Usually ends in /v1',
        placeholder: 'https://llm.example.com/v1',
      },
      {
        name: 'label',
        label: 'Name',
        isSecret: false,
        required: false,
        help: 'Shown in model lists',
      },
      { ...apiKey, required: false, help: 'Leave empty if the server needs none' },
    ],
  },
]

const midjourney: ServiceCardText = {
  service: 'midjourney',
  addressField: 'gateway',
  text: 'Creates 4 images per prompt, through your own gateway or this installation’s.',
  fields: [
    {
      name: 'discordServerId',
      label: 'Server ID',
      isSecret: true,
      required: true,
      isOpen: true,
      help: 'Your Discord server with the Midjourney bot',
    },
    { name: 'discordChannelId', label: 'Channel ID', isSecret: true, required: true, isOpen: true },
    { name: 'discordToken', label: 'Discord token', isSecret: true, required: true },
    {
      name: 'gateway',
      label: 'Gateway URL',
      isSecret: false,
      required: false,
      help: 'URL of your midjourney-proxy; leave empty to use this installation’s gateway',
      placeholder: 'https://mj.example.com',
    },
    {
      name: 'gatewaySecret',
      label: 'Gateway secret',
      isSecret: true,
      required: false,
      help: 'The mj.api-secret of your gateway; leave empty if it has none',
    },
  ],
}

const searching: readonly ServiceCardText[] = [
  {
    service: 'pixabay',
    text: 'Free photos and illustrations.',
    page: { label: 'Get a Pixabay key', href: 'https://pixabay.com/api/docs/' },
    fields: [apiKey],
  },
  {
    service: 'pexels',
    text: 'Free photos, 200 searches per hour.',
    page: { label: 'Get a Pexels key', href: 'https://www.pexels.com/api/' },
    fields: [apiKey],
  },
  {
    service: 'unsplash',
    text: 'Free photos, 50 searches per hour with a demo app.',
    page: { label: 'Get an Unsplash key', href: 'https://unsplash.com/oauth/applications' },
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
    text: 'Connect your Tumblr blogs. Register an application on Tumblr with any name and this site’s URL, then enter its two keys. Tumblr allows 1,000 requests per hour per application.',
    page: { label: 'Tumblr applications', href: 'https://www.tumblr.com/oauth/apps' },
    fields: application('OAuth consumer key', 'Secret key'),
    asksForReturn: true,
  },
  {
    service: 'wordpressCom',
    text: 'Connect sites on WordPress.com. Create an application of type Web there, then enter its two keys. Self-hosted WordPress sites don’t need one.',
    page: { label: 'WordPress.com applications', href: 'https://developer.wordpress.com/apps/' },
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
  { title: 'Text generation', cards: writing },
  { title: 'Midjourney', cards: [midjourney] },
  { title: 'Image search', text: 'Wikimedia Commons needs no key.', cards: searching },
  {
    title: 'Blogs',
    text: 'These platforms connect through an application that you register once. You control its permissions.',
    cards: platforms,
  },
]
