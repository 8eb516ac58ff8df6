import path from 'node:path';

/** Where things lie in the folder that a gateway serves. Everything below a version never changes. */
export const siteLayout = (site: string) => ({
  registry: path.join(site, 'remotes.json'),
  slice: (name: string, version: string) => path.join(site, 'remotes', name, version),
  sliceVersions: (name: string) => path.join(site, 'remotes', name),
  shellPointer: path.join(site, 'shell.json'),
  shell: (version: string) => path.join(site, 'shell', version),
  shellVersions: path.join(site, 'shell'),
  lock: path.join(site, '.writing'),
});

/** File of a build that tells what the build consists of; the apps' build writes it. */
export const BUILD_RECORD = 'build.json';
