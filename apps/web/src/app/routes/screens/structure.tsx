import { LeadsByPage } from '../../../features/leads/totals/leads-by-page.tsx'
import { StructurePage } from '../../../features/sites/structure/structure-page.tsx'

/** /site-builder/structure, with the leads of each page. */
export const StructureScreen = () => <StructurePage leads={(siteId) => <LeadsByPage siteId={siteId} />} />
