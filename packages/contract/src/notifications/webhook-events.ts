/** Events a webhook can subscribe to, with sample data. Ids are those of the API's records. */
export const webhookEvents = {
  'article.ready': {
    label: 'Article ready',
    data: {
      articleId: '0190a000-0000-7000-8000-000000000001',
      title: 'Roses in winter',
      keyword: 'roses',
      status: 'ready',
    },
  },
  'article.failed': {
    label: 'Article failed',
    data: {
      articleId: '0190a000-0000-7000-8000-000000000001',
      title: 'Roses in winter',
      keyword: 'roses',
      status: 'failed',
    },
  },
  'bulk.done': {
    label: 'Zoomer bulk done',
    data: {
      bulkId: '0190a000-0000-7000-8000-000000000002',
      name: 'Spring',
      status: 'done',
      total: 100,
      written: 97,
      review: 2,
      failed: 1,
    },
  },
  'lead.new': {
    label: 'New lead',
    data: {
      leadId: '0190a000-0000-7000-8000-000000000008',
      siteId: '0190a000-0000-7000-8000-000000000004',
      formId: '0190a000-0000-7000-8000-000000000009',
      status: 'new',
    },
  },
  'publication.done': {
    label: 'Site published',
    data: {
      runId: '0190a000-0000-7000-8000-000000000003',
      siteId: '0190a000-0000-7000-8000-000000000004',
      status: 'done',
      message: '',
    },
  },
  'publication.failed': {
    label: 'Site publishing failed',
    data: {
      runId: '0190a000-0000-7000-8000-000000000003',
      siteId: '0190a000-0000-7000-8000-000000000004',
      status: 'failed',
      message: 'The bucket rejects these keys.',
    },
  },
  'post.published': {
    label: 'Campaign post published',
    data: {
      postId: '0190a000-0000-7000-8000-000000000005',
      campaignId: '0190a000-0000-7000-8000-000000000006',
      articleId: '0190a000-0000-7000-8000-000000000001',
      title: 'Roses in winter',
      url: 'https://roses.example.com/roses-in-winter',
      status: 'published',
      error: '',
    },
  },
  'post.failed': {
    label: 'Campaign post failed',
    data: {
      postId: '0190a000-0000-7000-8000-000000000005',
      campaignId: '0190a000-0000-7000-8000-000000000006',
      articleId: '0190a000-0000-7000-8000-000000000001',
      title: 'Roses in winter',
      url: '',
      status: 'failed',
      error: 'The site rejects the sign-in.',
    },
  },
  'property.action-needed': {
    label: 'Property needs action',
    data: {
      propertyId: '0190a000-0000-7000-8000-000000000007',
      name: 'Roses blog',
      url: 'https://roses.example.com',
      propertyType: 'wordpress',
      status: 'action-needed',
    },
  },
  'property.verified': {
    label: 'Property connected',
    data: {
      propertyId: '0190a000-0000-7000-8000-000000000007',
      name: 'Roses blog',
      url: 'https://roses.example.com',
      propertyType: 'wordpress',
      status: 'verified',
    },
  },
  'property.failed': {
    label: 'Property disconnected',
    data: {
      propertyId: '0190a000-0000-7000-8000-000000000007',
      name: 'Roses blog',
      url: 'https://roses.example.com',
      propertyType: 'wordpress',
      status: 'failed',
    },
  },
} as const
export type WebhookEvent = keyof typeof webhookEvents

export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[]

/** Event for testing an endpoint; webhooks receive it without subscribing. */
export const webhookTestEvent = 'webhook.test'

export const webhookLimits = {
  /** Per account. */
  most: 20,
  /** Seconds within which an endpoint must respond. */
  answerWithin: 15,
  /** Characters kept of a response. */
  answerKept: 2_000,
  /** Days for which deliveries are kept. */
  deliveriesKept: 30,
  /** Hours for which the previous secret still signs after a rotation. */
  overlapHours: 24,
  /** Days without a success after which an endpoint is disabled. */
  failingDays: 3,
} as const
