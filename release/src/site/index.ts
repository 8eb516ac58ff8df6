// What a gateway reads of a site: where things lie, what is in service, what renders its public pages.
export { type LivePage, problemOf } from '../isolation/rendered-page.js';
export { hasPageCode, PageCode, type PagePlace } from '../pages/page-code.js';
export { type PrerenderedPages, readPrerenderedPages } from '../pages/pages-file.js';
export { folderOf } from './deployable.js';
export { entryOf } from './entry.js';
export { MANIFEST, SERVER_FOLDER, siteLayout } from './layout.js';
export { readShellRecord, readSliceRecord, type ShellRecord } from './manifest.js';
export { readDesignSystemPointer, readShellPointer } from './pointer.js';
export { type Preview, PREVIEW_MS, readPreview } from './preview.js';
export { publishedShells } from './published.js';
export { ServedRegistry } from './registry.js';
export { isVersion } from './version.js';
