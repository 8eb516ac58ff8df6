import path from 'node:path';

/** Where things lie in the folder that a gateway serves. Everything below a version never changes. */
export const siteLayout = (site: string) => ({
  registry: path.join(site, 'remotes.json'),
  slice: (name: string, version: string) => path.join(site, 'remotes', name, version),
  slices: path.join(site, 'remotes'),
  sliceVersions: (name: string) => path.join(site, 'remotes', name),
  shellPointer: path.join(site, 'shell.json'),
  shell: (version: string) => path.join(site, 'shell', version),
  shellVersions: path.join(site, 'shell'),
  designSystemPointer: path.join(site, 'design-system.json'),
  designSystem: (version: string) => path.join(site, 'design-system', version),
  designSystemVersions: path.join(site, 'design-system'),
  /** The public pages as a shell and a version of the public slice render them together. */
  prerendered: (shell: string, slice: string) => path.join(site, 'prerendered', `${shell}-${slice}`),
  prerenderedPairs: path.join(site, 'prerendered'),
  /** Every promotion and roll-back, one JSON line each. */
  history: path.join(site, 'history.jsonl'),
  /** Files of tokens that somebody tries. */
  tokens: (version: string) => path.join(site, 'tokens', `${version}.json`),
  tokenFiles: path.join(site, 'tokens'),
  /** What previews are signed with. */
  previewKey: path.join(site, 'preview-key'),
  /** What each gateway counted of failures while a version is rolled out. */
  tallies: path.join(site, 'tallies'),
  /** What each gateway heard of web vitals while a version is rolled out. */
  measured: path.join(site, 'measured'),
  lock: path.join(site, '.writing'),
});

/** File of a build that tells what the build consists of; the apps' build writes it. */
export { MANIFEST_FILE as MANIFEST } from '@vela/contracts/remote';

/** Folder of a build with the code that renders its pages on the server. Not for visitors. */
export const SERVER_FOLDER = 'server';
