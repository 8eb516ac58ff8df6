// What a gateway reads of a site: where things lie, what is in service, what renders its public pages, and how it takes a version back.
export type { PersonalCode } from './isolation/personal-code.js';
export { type LivePage, problemOf, type RenderedPage } from './isolation/rendered-page.js';
export type { CodePair } from './isolation/server-code.js';
export { hasPageCode, PageCode, type PagePlace } from './pages/page-code.js';
export { FRAMED, type PrerenderedPages, readPrerenderedPages } from './pages/pages-file.js';
export { hasPersonalCode, PersonalPages } from './pages/personal-pages.js';
export { isCarried } from './site/carried.js';
export { folderOf } from './site/deployable.js';
export { entryOf } from './site/entry.js';
export { MANIFEST, SERVER_FOLDER, siteLayout } from './site/layout.js';
export { readShellRecord, readSliceRecord, type ShellRecord, type SliceRecord } from './site/manifest.js';
export { type AllMeasured, type Comparison, type Measured, readMeasured, writeMeasured } from './site/measured.js';
export { type Pointer, ServedPointer, versionFor } from './site/pointer.js';
export { type Preview, PREVIEW_MS, readPreview, TOKENS } from './site/preview.js';
export { publishedShells } from './site/published.js';
export { ServedRegistry } from './site/registry.js';
export {
  hasRollout,
  isReached,
  newVisitor,
  readVisitor,
  registryFor,
  type RolledOut,
  type Rollout,
  type RolloutStep,
  type SiteEntry,
  type SiteRegistry,
} from './site/rollout.js';
export { readTallies, type Tallies, type Tally, writeTallies } from './site/tallies.js';
export { cssOfTokens, tryTokens } from './site/tried-tokens.js';
export { isVersion } from './site/version.js';
export {
  classOf,
  JUDGED_VITALS,
  type JudgedVital,
  p75Of,
  totalOf,
  VITAL_NAMES,
  vitalText,
  withValue,
} from './site/vitals.js';
export { tellWithdrawn, type Withdrawn } from './status/notice.js';
export { withdraw } from './versions/withdraw.js';
