import { IconSettings } from '@tabler/icons-react'
import { linkOptions, type LinkOptions } from '@tanstack/react-router'
import type { Capability } from '@web2/contract/core'

interface Setting {
  readonly label: string
  readonly needs: Capability
  readonly link: LinkOptions
  readonly keywords: string
}

const apiKeys = linkOptions({ to: '/settings/api-keys' })
const clouds = linkOptions({ to: '/settings/clouds-api-keys' })
const profile = (hash: string) => linkOptions({ to: '/profile', hash })

/** Settings by the names that users look for, each with the screen where it is changed. */
export const settings: readonly Setting[] = [
  { label: 'Change password', needs: 'profile:own', link: profile('password'), keywords: 'security sign in' },
  {
    label: 'Two-factor authentication',
    needs: 'profile:own',
    link: profile('two-factor'),
    keywords: '2fa authenticator code security recovery',
  },
  {
    label: 'Name and profile image',
    needs: 'profile:own',
    link: profile('you'),
    keywords: 'avatar photo email',
  },
  {
    label: 'Devices',
    needs: 'profile:own',
    link: profile('sessions'),
    keywords: 'sessions signed in browsers sign out security',
  },
  { label: 'OpenAI API key', needs: 'settings:manage', link: apiKeys, keywords: 'gpt image dall-e ai' },
  { label: 'Poe API key', needs: 'settings:manage', link: apiKeys, keywords: 'claude stable diffusion ai' },
  {
    label: 'Black Forest Labs API key',
    needs: 'settings:manage',
    link: apiKeys,
    keywords: 'flux images ai',
  },
  {
    label: 'Stability AI API key',
    needs: 'settings:manage',
    link: apiKeys,
    keywords: 'stable diffusion images ai',
  },
  { label: 'Midjourney', needs: 'settings:manage', link: apiKeys, keywords: 'discord token images ai' },
  {
    label: 'Stock images',
    needs: 'settings:manage',
    link: apiKeys,
    keywords: 'pixabay pexels unsplash api key photos',
  },
  {
    label: 'Brave Search API key',
    needs: 'settings:manage',
    link: apiKeys,
    keywords: 'web search sources ai',
  },
  {
    label: 'Model prices',
    needs: 'installation:operate',
    link: linkOptions({ to: '/settings/ai-costs/model-prices' }),
    keywords: 'admin ai tokens cost price openai anthropic gemini',
  },
  {
    label: 'Default text model',
    needs: 'settings:manage',
    link: apiKeys,
    keywords: 'openai poe gpt claude ai writer',
  },
  {
    label: 'Models by task and fallbacks',
    needs: 'settings:manage',
    link: apiKeys,
    keywords: 'ai writer outline draft edit alt text fallback anthropic gemini mistral',
  },
  {
    label: 'Monthly AI limit',
    needs: 'settings:manage',
    link: linkOptions({ to: '/settings/ai-costs' }),
    keywords: 'ai costs spending budget cap tokens',
  },
  {
    label: 'Cloud storage',
    needs: 'settings:manage',
    link: clouds,
    keywords:
      'bucket amazon s3 azure bunny cloudflare r2 digitalocean spaces dreamhost github linode vultr keys',
  },
  {
    label: 'Plan and usage',
    needs: 'billing:see',
    link: linkOptions({ to: '/billing' }),
    keywords: 'tier limits upgrade subscription invoices',
  },
  {
    label: 'Export account data',
    needs: 'settings:manage',
    link: linkOptions({ to: '/settings/data' }),
    keywords: 'download backup gdpr',
  },
  {
    label: 'Delete account',
    needs: 'settings:manage',
    link: linkOptions({ to: '/settings/data' }),
    keywords: 'close remove gdpr',
  },
]

/** Icon of every setting in the palette. */
export const SettingIcon = IconSettings
