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
    text: 'Generates articles, runs prompt stackers and creates images with GPT Image (DALL-E). A test generates one word.',
    page: { label: 'Get an OpenAI key', href: 'https://platform.openai.com/api-keys' },
    fields: [apiKey],
  },
  {
    service: 'anthropic',
    text: 'Generates text with Claude models.',
    page: { label: 'Get an Anthropic key', href: 'https://platform.claude.com/settings/keys' },
    fields: [apiKey],
  },
  {
    service: 'gemini',
    text: 'Generates text and images with Gemini models. Google may use what you send on its free tier to improve its products.',
    page: { label: 'Get a Gemini key', href: 'https://aistudio.google.com/apikey' },
    fields: [apiKey],
  },
  {
    service: 'mistral',
    text: 'Generates text with Mistral models.',
    page: { label: 'Get a Mistral key', href: 'https://console.mistral.ai/api-keys' },
    fields: [apiKey],
  },
  {
    service: 'xAi',
    text: 'Generates text with Grok models.',
    page: { label: 'Get an xAI key', href: 'https://console.x.ai' },
    fields: [apiKey],
  },
  {
    service: 'deepSeek',
    text: 'Generates text with DeepSeek models. Prices double during its peak hours.',
    page: { label: 'Get a DeepSeek key', href: 'https://platform.deepseek.com/api_keys' },
    fields: [apiKey],
  },
  {
    service: 'openRouter',
    text: 'Generates text with the models of many services, with one key.',
    page: { label: 'Get an OpenRouter key', href: 'https://openrouter.ai/settings/keys' },
    fields: [apiKey],
  },
  {
    service: 'azureOpenAi',
    addressField: 'baseUrl',
    text: 'Generates text with the deployments of your Azure resource. A model is the name of a deployment.',
    page: { label: 'Azure portal', href: 'https://portal.azure.com' },
    fields: [
      {
        name: 'baseUrl',
        label: 'Endpoint',
        isSecret: false,
        required: true,
        help: 'In the Azure portal under Keys and Endpoint',
        placeholder: 'https://my-resource.openai.azure.com',
      },
      apiKey,
    ],
  },
  {
    service: 'bedrock',
    text: 'Generates text with the models of Amazon Bedrock in one region.',
    page: { label: 'Get a Bedrock key', href: 'https://console.aws.amazon.com/bedrock/home#/api-keys' },
    fields: [
      { name: 'region', label: 'Region', isSecret: false, required: true, placeholder: 'eu-central-1' },
      apiKey,
    ],
  },
  {
    service: 'poeAI',
    text: 'Generates text with Poe’s models and images with Stable Diffusion. Uses points from your Poe account.',
    page: { label: 'Get a Poe key', href: 'https://poe.com/api/keys' },
    fields: [apiKey],
  },
  {
    service: 'ollama',
    addressField: 'baseUrl',
    text: 'Generates text with models on your own server.',
    fields: [
      {
        name: 'baseUrl',
        label: 'Server URL',
        isSecret: false,
        required: true,
        help: 'A server in a private network must be allowed by this installation',
        placeholder: 'https://ollama.example.com',
      },
      { ...apiKey, required: false, help: 'Leave empty if the server needs none' },
    ],
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

const drawing: readonly ServiceCardText[] = [
  {
    service: 'blackForestLabs',
    text: 'Creates images with FLUX models.',
    page: { label: 'Get a Black Forest Labs key', href: 'https://dashboard.bfl.ai/api/keys' },
    fields: [apiKey],
  },
  {
    service: 'stability',
    text: 'Creates images with Stable Diffusion 3.5.',
    page: { label: 'Get a Stability AI key', href: 'https://platform.stability.ai/account/keys' },
    fields: [apiKey],
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

const searchingWeb: readonly ServiceCardText[] = [
  {
    service: 'braveSearch',
    text: 'Finds sources for articles: the pages that rank for a keyword. Each article uses one search.',
    page: { label: 'Get a Brave Search key', href: 'https://api-dashboard.search.brave.com' },
    fields: [apiKey],
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
  {
    title: 'Image generation',
    text: 'GPT Image uses your Open AI key, and Gemini image your Google Gemini key.',
    cards: drawing,
  },
  { title: 'Midjourney', cards: [midjourney] },
  { title: 'Image search', text: 'Wikimedia Commons needs no key.', cards: searching },
  { title: 'Web search', cards: searchingWeb },
  {
    title: 'Blogs',
    text: 'These platforms connect through an application that you register once. You control its permissions.',
    cards: platforms,
  },
]
