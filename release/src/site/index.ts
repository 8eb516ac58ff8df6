// What a gateway reads of a site: where things lie, what is in service, what renders its public pages, and how it takes a version back.
export { type LivePage, problemOf } from '../isolation/rendered-page.js';
export { hasPageCode, PageCode, type PagePlace } from '../pages/page-code.js';
export { type PrerenderedPages, readPrerenderedPages } from '../pages/pages-file.js';
export { withdrawSlice } from '../versions/withdraw.js';
export { folderOf } from './deployable.js';
export { entryOf } from './entry.js';
export { MANIFEST, SERVER_FOLDER, siteLayout } from './layout.js';
export { readShellRecord, readSliceRecord, type ShellRecord, type SliceRecord } from './manifest.js';
export { readDesignSystemPointer, readShellPointer } from './pointer.js';
export { type Preview, PREVIEW_MS, readPreview, TOKENS } from './preview.js';
export { publishedShells } from './published.js';
export { ServedRegistry } from './registry.js';
export {
  hasRollout,
  isReached,
  newVisitor,
  readVisitor,
  registryFor,
  type Rollout,
  type SiteEntry,
  type SiteRegistry,
} from './rollout.js';
export { readTallies, type Tallies, type Tally, writeTallies } from './tallies.js';
export { cssOfTokens, tryTokens } from './tokens.js';
export { isVersion } from './version.js';
