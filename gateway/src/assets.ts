import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { sliceNamed } from '@vela/contracts/routes';
import {
  isVersion,
  MANIFEST,
  publishedShells,
  readDesignSystemPointer,
  readShellPointer,
  SERVER_FOLDER,
  siteLayout,
} from '@vela/release/site';
import { sendFile } from './files.js';
import { storybookPolicy } from './storybook.js';

/** Files of a build that are not for visitors. */
const PRIVATE_FILES = /\.map$/;
const isPrivate = (pathname: string): boolean =>
  PRIVATE_FILES.test(pathname) || pathname.endsWith(`/${MANIFEST}`) || pathname.endsWith('/document.html');

/** Serves the files of published versions. */
export class VersionedAssets {
  readonly #site: string;

  /** @param site the folder that `siteLayout` describes */
  constructor(site: string) {
    this.#site = site;
  }

  /**
   * Answers a request for a file of a slice, `/remotes/<name>/<version>/<file>`. What follows a tilde behind the
   * version tells the browser's further attempts apart and means nothing.
   * @returns false if there is no such file
   */
  async slice(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> {
    const [, , name = '', place = '', ...rest] = pathname.split('/');
    const version = place.replace(/~\d+$/, '');
    if (sliceNamed(name) === null || !isVersion(version) || rest[0] === SERVER_FOLDER || isPrivate(pathname))
      return false;
    return this.#send(siteLayout(this.#site).slice(name, version), true, request, response, `/${rest.join('/')}`);
  }

  /**
   * Answers a request for the manifest of a slice's published version, or of the shell in service.
   * @returns false if the path is of none
   */
  async manifest(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> {
    const layout = siteLayout(this.#site);
    const shell = pathname === `/${MANIFEST}` ? await readShellPointer(this.#site) : null;
    if (shell !== null) return this.#send(layout.shell(shell.version), false, request, response, pathname);
    const [, folder, name = '', version = '', ...rest] = pathname.split('/');
    if (folder !== 'remotes' || sliceNamed(name) === null || !isVersion(version) || rest.join('/') !== MANIFEST)
      return false;
    return this.#send(layout.slice(name, version), false, request, response, `/${MANIFEST}`);
  }

  /**
   * Answers a request for a file of the shell, of the version in service or of an earlier one that a tab still runs.
   * @returns false if no version has the file
   */
  async shell(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> {
    if (isPrivate(pathname) || pathname.startsWith(`/${SERVER_FOLDER}/`)) return false;
    const current = (await readShellPointer(this.#site))?.version;
    const immutable = pathname.startsWith('/assets/');
    const earlier = immutable ? await publishedShells(this.#site) : [];
    for (const version of [current, ...earlier.filter((name) => name !== current)])
      if (
        version !== undefined &&
        (await this.#send(siteLayout(this.#site).shell(version), immutable, request, response, pathname))
      )
        return true;
    return false;
  }

  /**
   * Answers a request for the design system's pages, `/design-system/<file>`, of the version in service.
   * @returns false if none is deployed, or there is no such file
   */
  async designSystem(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> {
    const pointer = await readDesignSystemPointer(this.#site);
    if (pointer === null || !isVersion(pointer.version)) return false;
    const folder = siteLayout(this.#site).designSystem(pointer.version);
    const file = pathname.replace(/^\/design-system/, '').replace(/\/$/, '/index.html');
    if (file === '/index.html' || file === '/iframe.html')
      response.setHeader('content-security-policy', await storybookPolicy(path.join(folder, file)));
    return this.#send(folder, false, request, response, file);
  }

  #send(
    folder: string,
    immutable: boolean,
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<boolean> {
    const cacheControl = immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
    return sendFile(folder, pathname, cacheControl, request, response);
  }
}
