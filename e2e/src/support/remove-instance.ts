import { rmSync } from 'node:fs';

/** Removes the data of the instance that the tests ran against; called by Playwright once all are done. */
export default function removeInstance(): void {
  const folder = process.env['VELA_DATA_DIR'];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
