import {
  IconActivityHeartbeat,
  IconAddressBook,
  IconAffiliate,
  IconArticle,
  IconBolt,
  IconBuildingFactory2,
  IconChartBar,
  IconCloud,
  IconCoins,
  IconCreditCard,
  IconDatabaseExport,
  IconFileText,
  IconHistory,
  IconInbox,
  IconKey,
  IconLayout2,
  IconLayoutRows,
  IconListDetails,
  IconRss,
  IconSpeakerphone,
  IconStack2,
  IconTags,
  IconTerminal2,
  IconUsers,
  IconWebhook,
  IconWorldShare,
} from '@tabler/icons-react'
import { useNewLeads } from '../../../features/leads/use-new-leads.ts'
import type { NavGroup } from './nav-entry.ts'

/** The sidebar, in the order of the work. */
export const navGroups: readonly NavGroup[] = [
  {
    name: 'Start',
    unnamed: true,
    entries: [
      {
        to: '/',
        label: 'Stats',
        icon: IconChartBar,
        needs: 'content:read',
        keywords: 'home dashboard start overview',
      },
      {
        to: '/leads',
        label: 'Leads',
        icon: IconInbox,
        needs: 'content:read',
        keywords: 'inbox requests contact forms submissions messages visitors calls',
        useCount: useNewLeads,
      },
    ],
  },
  {
    name: 'Build',
    entries: [
      {
        to: '/site-builder',
        label: 'Sites',
        icon: IconLayout2,
        needs: 'content:read',
        keywords: 'site builder websites publish',
        actions: [
          {
            to: '/site-builder/new-site',
            label: 'New site',
            needs: 'content:write',
            keywords: 'create launch publish business first website minute',
          },
          {
            to: '/site-builder/build-site',
            label: 'Build site',
            needs: 'content:write',
            keywords: 'new create site website template',
          },
        ],
      },
      {
        to: '/page-builder',
        label: 'Pages',
        icon: IconFileText,
        needs: 'content:read',
        keywords: 'page builder landing single html',
        actions: [
          {
            to: '/page-builder/build-page',
            label: 'New page',
            needs: 'content:write',
            keywords: 'new create page landing template',
          },
        ],
      },
      {
        to: '/section-builder',
        label: 'Sections',
        icon: IconLayoutRows,
        needs: 'content:read',
        keywords: 'section builder reusable modules headers footers',
        actions: [
          {
            to: '/section-builder/build-section',
            label: 'New section',
            needs: 'content:write',
            keywords: 'new create section reusable module',
          },
        ],
      },
      {
        to: '/zoomer-site-builder',
        alsoAt: ['/turbo-site-builder'],
        label: 'Site generator',
        icon: IconBuildingFactory2,
        needs: 'content:read',
        keywords: 'turbo zoomer bulk mass pages sites local services places projects',
        actions: [
          {
            to: '/zoomer-site-builder/new-generation',
            label: 'New project',
            needs: 'content:write',
            keywords: 'new generate turbo zoomer bulk local pages sites',
          },
        ],
      },
    ],
  },
  {
    name: 'Content',
    entries: [
      {
        to: '/articles',
        label: 'Articles',
        icon: IconArticle,
        needs: 'content:read',
        keywords: 'texts posts blog writing seo',
        actions: [
          {
            to: '/articles/add-article',
            label: 'Add article',
            needs: 'content:write',
            keywords: 'new create article write post editor',
          },
        ],
      },
      {
        to: '/articles/bulk-add',
        label: 'Zoomer',
        icon: IconBolt,
        needs: 'content:write',
        keywords: 'bulk articles many keywords ai generate',
      },
      {
        to: '/prompt-stacker',
        label: 'Prompt stackers',
        icon: IconStack2,
        needs: 'content:read',
        keywords: 'prompts ai steps models workflow',
        actions: [
          {
            to: '/prompt-stacker/add-prompt-stacker',
            label: 'Add prompt stacker',
            needs: 'content:write',
            keywords: 'new create prompts ai',
          },
        ],
      },
      {
        to: '/categories',
        label: 'Categories',
        icon: IconTags,
        needs: 'content:read',
        keywords: 'topics labels colors',
      },
      {
        to: '/articles/rss-feeds',
        label: 'Feeds',
        icon: IconRss,
        needs: 'content:read',
        keywords: 'rss atom import articles subscribe',
      },
    ],
  },
  {
    name: 'Business',
    entries: [
      {
        to: '/nap-databases',
        label: 'NAP databases',
        icon: IconAddressBook,
        needs: 'content:read',
        keywords: 'business listings name address phone locations',
        actions: [
          {
            to: '/nap-databases/add-nap',
            label: 'Add NAP',
            needs: 'content:write',
            keywords: 'new create business listing',
          },
          {
            to: '/nap-databases/bulk-add',
            label: 'Bulk add NAPs',
            needs: 'content:write',
            keywords: 'import csv xlsx excel business listings',
          },
        ],
      },
    ],
  },
  {
    name: 'Link building',
    entries: [
      {
        to: '/campaigns',
        label: 'Campaigns',
        icon: IconSpeakerphone,
        needs: 'content:read',
        keywords: 'posts schedule links anchors plan blogs',
        actions: [
          {
            to: '/campaigns/new-campaign',
            label: 'Create campaign',
            needs: 'content:write',
            keywords: 'new add plan posts schedule',
          },
        ],
      },
      {
        to: '/campaigns/campaign-logs',
        label: 'Campaign logs',
        icon: IconListDetails,
        needs: 'content:read',
        keywords: 'history events activity posts',
      },
      {
        to: '/link-map',
        label: 'Link map',
        icon: IconAffiliate,
        needs: 'content:read',
        keywords: 'backlinks diagram lost broken check anchors',
      },
      {
        to: '/properties',
        label: 'Properties',
        icon: IconWorldShare,
        needs: 'content:read',
        keywords: 'blogs wordpress tumblr weebly google sites web 2.0',
        actions: [
          {
            to: '/properties/add-property',
            label: 'Add property',
            needs: 'content:write',
            keywords: 'new connect blog wordpress tumblr weebly google sites',
          },
          {
            to: '/properties/bulk-add',
            label: 'Bulk add properties',
            needs: 'content:write',
            keywords: 'import csv xlsx excel blogs',
          },
        ],
      },
    ],
  },
  {
    name: 'Data and API',
    atEnd: true,
    startsFolded: true,
    entries: [
      {
        to: '/settings/access-tokens',
        label: 'Access tokens',
        icon: IconTerminal2,
        needs: 'settings:manage',
        keywords: 'settings api script bearer automation',
      },
      {
        to: '/settings/webhooks',
        label: 'Webhooks',
        icon: IconWebhook,
        needs: 'settings:manage',
        keywords: 'settings api events notify endpoint callback automation',
      },
      {
        to: '/settings/data',
        label: 'Your data',
        icon: IconDatabaseExport,
        needs: 'settings:manage',
        keywords: 'settings export download backup zip delete close account',
      },
      {
        to: '/activity',
        label: 'Activity',
        icon: IconHistory,
        needs: 'audit:see',
        keywords: 'audit log who did what va changes sign-ins',
      },
    ],
  },
  {
    name: 'Account',
    atEnd: true,
    entries: [
      {
        to: '/billing',
        label: 'Billing',
        icon: IconCreditCard,
        needs: 'billing:see',
        keywords: 'plan tier usage subscription upgrade',
      },
      {
        to: '/settings/api-keys',
        label: 'API keys',
        icon: IconKey,
        needs: 'settings:manage',
        keywords: 'settings openai poe flux stability midjourney pixabay pexels unsplash brave search ai',
      },
      {
        to: '/settings/ai-costs',
        label: 'AI costs',
        icon: IconCoins,
        needs: 'usage:see',
        keywords: 'settings spending budget monthly limit cap tokens openai anthropic',
      },
      {
        to: '/settings/clouds-api-keys',
        label: 'Cloud accounts',
        icon: IconCloud,
        needs: 'settings:manage',
        keywords: 'settings cloud api keys s3 bucket storage azure cloudflare github',
      },
      {
        to: '/users',
        label: 'Users',
        icon: IconUsers,
        needs: 'users:manage',
        keywords: 'admin people roles plans mail accounts',
      },
      {
        to: '/status',
        label: 'Status',
        icon: IconActivityHeartbeat,
        needs: 'installation:operate',
        keywords: 'admin operate health nodes workers queues failed jobs database disk metrics',
      },
    ],
  },
]
