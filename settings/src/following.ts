import { once } from 'node:events';

/** Argument by which a parent says that settings follow as a message: what they go to loads its code until they are known. */
export const SETTINGS_FOLLOW = '--settings-follow';

/** Waits for the settings that the parent of this process has yet to tell, if it has, and takes them into its environment. */
export async function settingsThatFollow(): Promise<void> {
  if (!process.argv.includes(SETTINGS_FOLLOW)) return;
  const [settings] = (await once(process, 'message')) as [Readonly<Record<string, string>>];
  Object.assign(process.env, settings);
}
