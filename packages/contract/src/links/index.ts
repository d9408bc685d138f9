export {
  LinkCheckCreate,
  linkMapLimits,
  linkSources,
  PostLink,
  postLinkStatuses,
  postLinkStatusLabels,
  type LinkCheck,
  type LinkMap,
  type LinkMapEdge,
  type LinkMapHost,
  type LinkSource,
  type PostLinkStatus,
} from './post-link.ts'
